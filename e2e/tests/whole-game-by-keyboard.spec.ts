import { expect, test, type Page } from '@playwright/test';
import { listenTo, type Heard, type Listener } from '../kit/listener.ts';
import { lotsFrom, type Lots } from '../kit/lots.ts';

/* A whole game without looking: all that is known is what a screen reader reads out, and the keys that the help names. */

type Player = { readonly page: Page; readonly listener: Listener; readonly lots: Lots };

const MOST_KEYS = 120;
const MOST_STEPS = 1500;

/** Goes on with the Tab key until something of that role and name has the focus. */
async function tabTo({ page, listener }: Player, role: string, name: RegExp): Promise<void> {
  for (let keys = 0; keys < MOST_KEYS; keys += 1) {
    await page.keyboard.press('Tab');
    const focused = await listener.focused();
    if (focused.role === role && name.test(focused.name)) return;
  }
  throw new Error(`Tab does not lead to ${role} ${name.source}`);
}

/** With Tab into the part of the page where something lies, and on with the arrows, which move inside a group. */
async function reach({ page, listener }: Player, wanted: Heard): Promise<void> {
  const place = await listener.placeOf(wanted);
  // an arrow that brings nothing new has been round its group
  let heard = new Set<number>();
  let focused = await listener.focused();
  for (let keys = 0; keys < MOST_KEYS; keys += 1) {
    if (focused.thing === wanted.thing) return;
    const isNear = !heard.has(focused.thing) && (await listener.placeOf(focused)) === place;
    heard = isNear ? heard.add(focused.thing) : new Set();
    await page.keyboard.press(isNear ? 'ArrowRight' : 'Tab');
    focused = await listener.focused();
  }
  throw new Error(`no key leads to ${wanted.name}`);
}

/** Enter confirms from anywhere but a button that would answer it itself; then the bar's own button does. */
async function confirm(player: Player, button: Heard): Promise<void> {
  const focused = await player.listener.focused();
  if (focused.role === 'button' && focused.isPressed !== true) await reach(player, button);
  await player.page.keyboard.press('Enter');
}

/** One of the options that are open, by its number or by going there. */
async function choose(player: Player, options: readonly Heard[]): Promise<void> {
  const { page, lots } = player;
  const option = options[lots(options.length)];
  // most options can be reached twice, on the table and in the panel, where they have numbers
  const numbered = Math.ceil(options.length / 2);
  if (option === undefined || lots(6) > 0) {
    await page.keyboard.press(String(1 + lots(Math.min(numbered, 9))));
    return;
  }
  await reach(player, option);
  await page.keyboard.press('Enter');
}

async function hears({ listener }: Player, role: string, name: RegExp): Promise<boolean> {
  return (await listener.list(role)).some((heard) => name.test(heard.name));
}

/** Plays until the result is read out; gives how many choices were made. */
async function playToTheEnd(player: Player): Promise<number> {
  const { page, listener, lots } = player;
  let choices = 0;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const buttons = await listener.list('button');
    const confirming = buttons.find(({ name }) => name.endsWith(' Enter'));
    if (confirming === undefined) {
      if (await hears(player, 'heading', /the palazzo/)) return choices;
      // the next decision is on its way
      await page.evaluate(() => new Promise(requestAnimationFrame));
      continue;
    }
    const options = buttons.filter(({ isPressed, isDisabled }) => isPressed === false && !isDisabled);
    // what is preselected is mostly taken, sometimes changed
    if (!confirming.isDisabled && (options.length === 0 || lots(4) > 0)) await confirm(player, confirming);
    else await choose(player, options);
    choices += 1;
  }
  throw new Error('the game does not end');
}

test('two people play a whole game by keyboard and accessible names alone', async ({ page }) => {
  test.setTimeout(600_000);
  await page.goto('');
  const player = { page, listener: await listenTo(page), lots: lotsFrom(5) };
  await tabTo(player, 'link', /^Share one screen/);
  await page.keyboard.press('Enter');
  await expect.poll(() => hears(player, 'button', /^Begin/)).toBe(true);
  await tabTo(player, 'button', /^Begin/);
  await page.keyboard.press('Enter');
  await expect.poll(() => hears(player, 'heading', /^La Stanza, Round 1/)).toBe(true);

  // the help reads out the keys; it has the focus while it is open
  await page.keyboard.press('?');
  await expect.poll(() => hears(player, 'StaticText', /^Keys: arrows move, Enter confirms, .*1 to 7 pick/)).toBe(true);
  expect(await player.listener.focused()).toMatchObject({ role: 'button', name: 'Close' });
  await page.keyboard.press('Escape');
  await expect.poll(() => hears(player, 'region', /^How to play this$/)).toBe(false);

  // three rounds and the finale take dozens of turns
  expect(await playToTheEnd(player)).toBeGreaterThan(100);
});
