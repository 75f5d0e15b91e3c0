import { expect } from '@playwright/test';
import { PHONE, startGame, test, together } from '../kit/people.ts';

/** What the killed node costs everybody at most. */
const BACK_WITHIN = 3_000;

test('a phone loses the network in mid-turn: its step is kept, shown and sent when it is back; nothing in hand is lost', async ({
  meet,
}) => {
  const elena = await (await meet(PHONE)).enter('Elena');
  const jonas = await (await meet()).enter('Jonas');
  await startGame([elena, jonas]);
  const before = await together([elena, jonas]);
  await elena.page.context().setOffline(true);
  await expect(elena.page.locator('[data-connection="lost"]')).toBeVisible();
  await elena.walk();
  await expect.poll(() => elena.entries()).toBe(before + 1);
  await expect(elena.page.getByText(/Your step is kept/)).toBeVisible();
  // chosen and not confirmed: in hand
  const pass = elena.page.getByRole('button', { name: /^Pass, / });
  await pass.tap();
  await expect(pass).toHaveAttribute('aria-pressed', 'true');
  expect(await jonas.entries()).toBe(before);
  await elena.page.context().setOffline(false);
  await together([elena, jonas], before + 1);
  await expect(elena.page.locator('[data-connection="lost"]')).toBeHidden();
  await expect(pass).toHaveAttribute('aria-pressed', 'true');
  await elena.confirm();
  await together([elena, jonas], before + 2);
});

test('a page closed without a network keeps its step: it is there again after a reload and goes out once', async ({
  meet,
  nodes,
}) => {
  // the page itself comes from the device then
  const elena = await (await meet({ serviceWorkers: 'allow' })).enter('Elena');
  const jonas = await (await meet()).enter('Jonas');
  const game = await startGame([elena, jonas]);
  const before = await together([elena, jonas]);
  await elena.page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await elena.page.context().setOffline(true);
  await elena.walk();
  await expect(elena.page.getByText(/Your step is kept/)).toBeVisible();
  await elena.page.reload();
  await expect(elena.page.getByText(/The table appears as soon as it is back/)).toBeVisible();
  expect(await jonas.entries()).toBe(before);
  await elena.page.context().setOffline(false);
  await together([elena, jonas], before + 1);
  await elena.pass();
  await together([elena, jonas], before + 2);
  const { rows } = await nodes.cluster.pool.query<{ count: string }>(
    'select count(*) from entries where game_id = $1 and seat is not null',
    [game],
  );
  expect(Number(rows[0]?.count)).toBe(2);
});

test('a node dies under a running table: everybody is back at the right position in time and nothing confirmed is lost', async ({
  meet,
  nodes,
}) => {
  const people = [];
  for (const name of ['Elena', 'Jonas', 'Ada']) people.push(await (await meet()).enter(name));
  const [elena, jonas] = people;
  if (elena === undefined || jonas === undefined) throw new Error('nobody came');
  const game = await startGame(people);
  await elena.playTurn();
  const before = await together(people);
  await jonas.walk();
  await together(people, before + 1);
  const confirmed = await jonas.entries();

  await nodes.killBusiest();
  const died = Date.now();
  // the next step is made at once, without waiting for anything to come back
  await jonas.pass();
  await together(people, confirmed + 1);
  expect(Date.now() - died).toBeLessThan(BACK_WITHIN);
  await Promise.all(people.map(({ page }) => expect(page.locator('[data-connection="lost"]')).toBeHidden()));

  const { rows } = await nodes.cluster.pool.query<{ count: string }>(
    'select count(*) from entries where game_id = $1 and seat is not null',
    [game],
  );
  // two turns of two steps each: none lost, none twice
  expect(Number(rows[0]?.count)).toBe(4);
  await nodes.heal();
});
