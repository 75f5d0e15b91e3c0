import { expect } from '@playwright/test';
import { LONG } from '../kit/browser.ts';
import { expectOutage, goOffline } from '../kit/gate.ts';
import { PHONE, startGame, test, waitForSameEntries } from '../kit/people.ts';

/** The longest interruption when a node is killed. */
const BACK_WITHIN = 3_000;

test('a phone loses the network mid-turn: its step is stored, shown and sent after reconnecting, and its choice is kept', async ({
  meet,
}) => {
  const elena = await (await meet(PHONE)).enter('Elena');
  const jonas = await (await meet()).enter('Jonas');
  await startGame([elena, jonas]);
  const before = await waitForSameEntries([elena, jonas]);
  await goOffline(elena.page);
  await expect(elena.page.locator('[data-connection="lost"]')).toBeVisible();
  await elena.walk();
  await expect.poll(() => elena.entries()).toBe(before + 1);
  await expect(elena.page.getByText(/Your step is saved/)).toBeVisible();
  // chosen, and the turn not ended: in hand
  const pass = elena.page.getByRole('button', { name: /^Pass, / });
  await pass.tap();
  await expect(elena.table()).toHaveAttribute('data-ending', 'true');
  expect(await jonas.entries()).toBe(before);
  await elena.page.context().setOffline(false);
  await waitForSameEntries([elena, jonas], before + 1);
  await expect(elena.page.locator('[data-connection="lost"]')).toBeHidden();
  await expect(elena.table()).toHaveAttribute('data-ending', 'true');
  await elena.confirm();
  await waitForSameEntries([elena, jonas], before + 2);
});

test(
  'a step made offline survives closing the page: it is restored after a reload and sent once',
  { tag: LONG },
  async ({ meet, nodes }) => {
    // the service worker then serves the page
    const elena = await (await meet({ serviceWorkers: 'allow' })).enter('Elena');
    const jonas = await (await meet()).enter('Jonas');
    const game = await startGame([elena, jonas]);
    const before = await waitForSameEntries([elena, jonas]);
    await elena.page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
    await goOffline(elena.page);
    await elena.walk();
    await expect(elena.page.getByText(/Your step is saved/)).toBeVisible();
    await elena.page.reload();
    await expect(elena.page.getByText(/The table appears as soon as it’s back/)).toBeVisible();
    expect(await jonas.entries()).toBe(before);
    await elena.page.context().setOffline(false);
    await waitForSameEntries([elena, jonas], before + 1);
    await elena.pass();
    await waitForSameEntries([elena, jonas], before + 2);
    const { rows } = await nodes.cluster.pool.query<{ count: string }>(
      'select count(*) from entries where game_id = $1 and seat is not null',
      [game],
    );
    expect(Number(rows[0]?.count)).toBe(2);
  },
);

test('a node dies under a running table: everyone is back at the right position in time and nothing confirmed is lost', async ({
  meet,
  nodes,
}) => {
  const people = [];
  for (const name of ['Elena', 'Jonas', 'Ada']) people.push(await (await meet()).enter(name));
  const [elena, jonas] = people;
  if (elena === undefined || jonas === undefined) throw new Error('no one came');
  const game = await startGame(people);
  await elena.playTurn();
  const before = await waitForSameEntries(people);
  await jonas.walk();
  await waitForSameEntries(people, before + 1);
  const confirmed = await jonas.entries();

  for (const { page } of people) expectOutage(page);
  await nodes.killBusiest();
  const died = Date.now();
  // the next step is made immediately, without waiting for the reconnect
  await jonas.pass();
  await waitForSameEntries(people, confirmed + 1);
  expect(Date.now() - died).toBeLessThan(BACK_WITHIN);
  await Promise.all(people.map(({ page }) => expect(page.locator('[data-connection="lost"]')).toBeHidden()));

  const { rows } = await nodes.cluster.pool.query<{ count: string }>(
    'select count(*) from entries where game_id = $1 and seat is not null',
    [game],
  );
  // two turns of two steps each: none lost, none duplicated
  expect(Number(rows[0]?.count)).toBe(4);
  await nodes.heal();
});
