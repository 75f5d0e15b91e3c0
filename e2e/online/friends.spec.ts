import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { PHONE, startGame, test } from '../kit/people.ts';
import { guestNamed, playedOnline } from '../kit/played-online.ts';

test('two people become friends, and one asks the other by name to a rated game', async ({ meet }) => {
  const marit = await (await meet({ ...PHONE })).enter('Marit van Dijk');
  const elena = await (await meet()).enter('Elena');
  await elena.at('people');
  await elena.page.getByLabel('Name or handle').fill('marit van dijck');
  await elena.button('Search').click();
  const found = elena.page.locator('[data-found] li');
  await expect(found).toContainText('marit-van-dijk');
  await found.getByRole('button', { name: 'Add friend' }).click();
  await marit.at('people');
  await marit.page.locator('[data-asking]').getByRole('button', { name: 'Accept' }).tap();
  await expect(marit.page.locator('[data-friends]')).toContainText('Elena');
  expect((await new AxeBuilder({ page: marit.page }).analyze()).violations).toEqual([]);

  await elena.page.reload();
  await elena.page.locator('[data-friends]').getByRole('button', { name: 'Ask Marit van Dijk' }).click();
  expect((await new AxeBuilder({ page: elena.page }).analyze()).violations).toEqual([]);
  await elena.button('Ask Marit van Dijk').first().click();
  await expect(elena.page.locator('[data-link]')).toBeVisible();
  // the notice reaches the phone wherever it is on the site
  await marit.page.getByRole('link', { name: 'To the table' }).tap();
  await marit.button('Take a seat').tap();
  await expect(elena.page.locator('[data-stakes]')).toContainText(/place 1: \+\d+, place 2: −\d+/);
});

test('in a game without a clock somebody who never comes back is replaced after seven days', async ({
  meet,
  nodes,
}) => {
  const elena = await (await meet()).enter('Elena');
  const jonas = await (await meet()).enter('Jonas');
  const game = await startGame([jonas, elena], { pace: { kind: 'none' } });
  const claim = async (): Promise<void> => {
    await elena.button('The table').click();
    await elena.button(/^Jonas doesn’t come back/).click();
  };
  await claim();
  await expect(elena.page.getByText('They haven’t been away long enough yet.')).toBeVisible();
  await nodes.cluster.pool.query(`update games set started_at = started_at - interval '8 days' where id = $1`, [game]);
  await nodes.cluster.pool.query(`update entries set at = at - interval '8 days' where game_id = $1`, [game]);
  for (const { port } of nodes.cluster.nodes) await fetch(`http://127.0.0.1:${port}/api/games/${game}`);
  await claim();
  await expect(elena.offer()).toContainText('Jonas is away.');
  await expect(jonas.offer()).toContainText('The others think you’re away.');
  await elena.button('End the game').click();
  await expect(elena.page.locator('[data-ended="timeout"]')).toContainText('Jonas didn’t come back. You win.');
});

test('a table that nobody came to is gone after 14 days', async ({ meet, nodes }) => {
  // no other test has tables of this name
  const lioba = await (await meet()).enter('Lioba');
  const jonas = await (await meet()).enter('Jonas');
  const game = await lioba.openTable([{ kind: 'me' }, { kind: 'open' }], {
    listed: true,
    pace: { kind: 'days', days: 2 },
  });
  await jonas.at('play');
  const row = jonas.page.getByRole('button', { name: 'Join Lioba’s table' });
  await expect(row).toBeVisible();
  await nodes.cluster.pool.query(
    `update games set created_at = created_at - interval '30 days', host_seen_at = host_seen_at - interval '30 days' where id = $1`,
    [game],
  );
  // as the worker does every minute
  await nodes.cluster.pool.query(`select graphile_worker.add_job('tidy', queue_name => 'tidy')`);
  await expect(row).toBeHidden();
});

test('the review of an online game is one tap from its score and from a profile', async ({ meet, nodes }) => {
  const [one, other] = [await guestNamed(nodes, 'Ada'), await guestNamed(nodes, 'Bea')];
  const game = await playedOnline(nodes, [one, other], 7);
  const reader = await (await meet()).enter('Elena');
  await reader.at(`players/${one.user}`);
  await reader.page.getByRole('link', { name: /^Review of the game with Bea/ }).click();
  await expect(reader.page).toHaveURL(new RegExp(`/analysis\\?online=${game}`));
  await reader.at(`online/${game}`);
  await reader.button('Review the game').click();
  await expect(reader.page.getByRole('heading', { level: 1 })).toHaveText(/^(Ada|Bea|Ada and Bea) /);
  await expect(reader.page.locator('[data-analysed="false"]')).toBeVisible();
});
