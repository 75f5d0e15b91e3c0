import type { Page } from '@playwright/test';
import { LONG } from '../../kit/browser.ts';
import { listenTo, type Heard, type Listener } from '../../kit/listener.ts';
import { randomFrom, type Random } from '../../kit/random.ts';
import { expect, test } from '../../kit/test.ts';

/* A whole game without looking: the test knows only what a screen reader reads out, and the keys that the help names. */

type Player = { readonly page: Page; readonly listener: Listener; readonly random: Random };

const MOST_KEYS = 120;
const MOST_STEPS = 1500;

/** Presses Tab until something of that role and name has the focus. */
async function tabTo({ page, listener }: Player, role: string, name: RegExp): Promise<void> {
  for (let keys = 0; keys < MOST_KEYS; keys += 1) {
    await page.keyboard.press('Tab');
    const focused = await listener.focused();
    if (focused.role === role && name.test(focused.name)) return;
  }
  throw new Error(`Tab does not reach ${role} ${name.source}`);
}

/** Tabs into the part of the page that has the target, then uses the arrow keys, which move inside a group. */
async function reach({ page, listener }: Player, wanted: Heard): Promise<void> {
  const place = await listener.placeOf(wanted);
  // an arrow key that reaches nothing new has been round its group
  let heard = new Set<number>();
  let focused = await listener.focused();
  for (let keys = 0; keys < MOST_KEYS; keys += 1) {
    if (focused.backendId === wanted.backendId) return;
    const isNear = !heard.has(focused.backendId) && (await listener.placeOf(focused)) === place;
    heard = isNear ? heard.add(focused.backendId) : new Set();
    await page.keyboard.press(isNear ? 'ArrowRight' : 'Tab');
    focused = await listener.focused();
  }
  throw new Error(`no key reaches ${wanted.name}`);
}

/** Enter confirms from anywhere but a button that would handle it itself; then the bar's own button is used. */
async function confirm(player: Player, button: Heard): Promise<void> {
  const focused = await player.listener.focused();
  if (focused.role === 'button' && focused.isPressed !== true) await reach(player, button);
  await player.page.keyboard.press('Enter');
}

/** Chooses one of the open options, by its number or by moving there. */
async function choose(player: Player, options: readonly Heard[]): Promise<void> {
  const { page, random } = player;
  const option = options[random(options.length)];
  // most options can be reached twice, on the table and in the panel, where they have numbers
  const numbered = Math.ceil(options.length / 2);
  if (option === undefined || random(6) > 0) {
    await page.keyboard.press(String(1 + random(Math.min(numbered, 9))));
    return;
  }
  await reach(player, option);
  await page.keyboard.press('Enter');
}

async function hears({ listener }: Player, role: string, name: RegExp): Promise<boolean> {
  return (await listener.list(role)).some((heard) => name.test(heard.name));
}

/** Plays until the result is read out; returns how many choices were made. */
async function playToTheEnd(player: Player): Promise<number> {
  const { page, listener, random } = player;
  let choices = 0;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const buttons = await listener.list('button');
    if (!buttons.some(({ name }) => /^(Undo|Stay)/.test(name))) {
      if (await hears(player, 'heading', /the palazzo/)) return choices;
      // the count can be skipped by the key that its button names, and the winner's page leads to the score sheet
      if (await hears(player, 'heading', /^The final count$/)) await page.keyboard.press('Escape');
      else if (buttons.some(({ name }) => name === 'Score sheet')) {
        await tabTo(player, 'button', /^Score sheet$/);
        await page.keyboard.press('Enter');
      }
      // the next decision has not arrived yet
      await page.evaluate(() => new Promise(requestAnimationFrame));
      continue;
    }
    const options = buttons.filter(({ isPressed, isDisabled }) => isPressed === false && !isDisabled);
    const ending = buttons.find(({ name }) => name.endsWith(' Enter'));
    // a question has the focus on its deed
    if (buttons.some(({ name }) => name === 'Stay')) await page.keyboard.press('Enter');
    else if (ending !== undefined && random(4) > 0) await confirm(player, ending);
    else await choose(player, options);
    choices += 1;
  }
  throw new Error('the game does not end');
}

test('two people play a whole game by keyboard and accessible names alone', { tag: LONG }, async ({ page }) => {
  test.setTimeout(600_000);
  await page.goto('');
  const player = { page, listener: await listenTo(page), random: randomFrom(5) };
  await tabTo(player, 'link', /^Share one screen/);
  await page.keyboard.press('Enter');
  await expect.poll(() => hears(player, 'button', /^Start game/)).toBe(true);
  await tabTo(player, 'button', /^Start game/);
  await page.keyboard.press('Enter');
  await expect.poll(() => hears(player, 'heading', /^La Stanza, Round 1/)).toBe(true);

  // the help reads out the keys; it has the focus while it is open
  await page.keyboard.press('?');
  await expect.poll(() => hears(player, 'StaticText', /^Keys: arrows move, Enter plays, .*1 to 7 pick/)).toBe(true);
  expect(await player.listener.focused()).toMatchObject({ role: 'button', name: 'Close' });
  await page.keyboard.press('Escape');
  await expect.poll(() => hears(player, 'region', /^How to play$/)).toBe(false);

  // three rounds and the finale take dozens of turns
  expect(await playToTheEnd(player)).toBeGreaterThan(100);
});
