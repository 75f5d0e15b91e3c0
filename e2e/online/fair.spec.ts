import { randomUUID } from 'node:crypto';
import { createBot } from '@la-stanza/bots';
import { ACTIONS } from '@la-stanza/engine';
import { promiseOf, sharedSeed } from '@la-stanza/engine/fair';
import { expect, type Page } from '@playwright/test';
import { actingSeat, Follower } from '../../apps/server/test/kit/choose.ts';
import { test, type Person } from '../kit/people.ts';
import { guestNamed, playedOnline } from '../kit/played-online.ts';

const bot = createBot(1);
const ALARM = 'The deal of this game is not the one that was promised';

/** Two people sit down in their browsers, so that each adds a part of the seed, and the game begins. */
async function satDown(elena: Person, jonas: Person): Promise<string> {
  const game = await elena.openTable([{ kind: 'me' }, { kind: 'open' }]);
  await elena.goTo(game);
  await jonas.goTo(game);
  await jonas.button('Take a seat').click();
  await elena.button('Start the game').click();
  await elena.table().waitFor();
  await jonas.table().waitFor();
  return game;
}

/** Plays the rest of the game through the server, as beginners do, while the tables are closed. */
async function playedOut(game: string, people: readonly Person[]): Promise<void> {
  for (const person of people) await person.home();
  const [first] = people;
  const table = await first?.read(`/api/games/${game}`);
  const { entries: begun } = (await first?.read(`/api/games/${game}/entries`)) ?? {};
  const entries = Array.isArray(begun) ? begun.map(String) : [];
  const follower = new Follower(Object(table));
  for (;;) {
    const state = follower.follow(entries);
    const acting = actingSeat(state);
    if (acting === undefined) return;
    const [action = 0] = bot.decide(state, entries.length).actions;
    const command = { kind: 'action', action: ACTIONS[action]?.text };
    const { version } = Object(
      await people[acting]?.ask('POST', `/api/games/${game}/commands`, {
        id: randomUUID(),
        version: entries.length,
        command,
      }),
    );
    const added = await first?.read(`/api/games/${game}/entries?from=${entries.length}&to=${version}`);
    entries.push(...Object(added).entries);
  }
}

/** Lets the server show another record than its own. */
async function forge(page: Page, change: (record: Record<string, unknown>) => unknown): Promise<void> {
  await page.route('**/api/games/*/record*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
}

test('the deal is checked on the device, and a forged record raises the alarm', async ({ meet, nodes }) => {
  test.setTimeout(240_000);
  const elena = await (await meet()).enter('Elena');
  const jonas = await (await meet()).enter('Jonas');
  const game = await satDown(elena, jonas);
  await playedOut(game, [elena, jonas]);

  await elena.goTo(game);
  await expect(elena.page.locator('[data-deal="proven"]')).toContainText('This device has checked it.');
  await expect(elena.page.locator('[data-deal="broken"]')).toHaveCount(0);
  await elena.page.getByRole('link', { name: 'How do I know the deal is fair?' }).click();
  await expect(elena.page.getByRole('heading', { level: 1 })).toHaveText('How do I know the deal is fair?');

  const other = await playedOnline(nodes, [await guestNamed(nodes, 'Ada'), await guestNamed(nodes, 'Marit')], 3);
  const otherRecord = await elena.read(`/api/games/${other}/record`);
  const forged: readonly (readonly [string, (record: Record<string, unknown>) => unknown, string])[] = [
    ['another game', () => otherRecord, 'The server shows the record of another game.'],
    [
      'another seed',
      (record) => ({ ...record, seed: '00'.repeat(32) }),
      'The seed in this record isn’t the one promised',
    ],
    [
      'a secret chosen later',
      (record) => {
        const secret = '11'.repeat(32);
        const shares = { ...Object(record['shares']), secret, promise: promiseOf(secret) };
        const seed = sharedSeed(shares);
        return { ...record, checks: undefined, shares, seed, commitment: promiseOf(seed) };
      },
      'isn’t what the seed deals there',
    ],
  ];
  for (const [what, change, sentence] of forged) {
    await test.step(what, async () => {
      await forge(elena.page, change);
      await elena.home();
      await elena.goTo(game);
      const alarm = elena.page.getByRole('alert');
      await expect(alarm).toContainText(ALARM);
      await expect(alarm).toContainText(sentence);
      await expect(elena.page.locator('[data-deal="proven"]')).toHaveCount(0);
      await elena.page.unroute('**/api/games/*/record*');
    });
  }
});
