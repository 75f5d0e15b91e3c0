import { expect } from '@playwright/test';
import { startGame, test, waitForSameEntries } from '../kit/people.ts';

test('at a daily pace: the list shows whose turn it is and for how long, days pass, and no one is thrown out', async ({
  meet,
  nodes,
}) => {
  const elena = await (await meet()).enter('Elena');
  const jonas = await (await meet()).enter('Jonas');
  const pace = { kind: 'days', days: 3 } as const;
  const game = await startGame([elena, jonas], { pace });
  await elena.home();
  const row = elena.page.locator('[data-online-game]').first();
  await expect(row).toContainText('Jonas');
  await expect(row).toContainText('Your turn, 3 days left');
  await nodes.passDays(game, 2.5);
  await elena.home();
  await expect(row).toContainText(/Your turn, 1[12] hours left/);
  await row.getByRole('link', { name: /Your turn/ }).click();
  await elena.playTurn();
  await waitForSameEntries([elena, jonas]);
  await expect(elena.page.getByRole('region', { name: 'Jonas', exact: true })).toContainText('3 days left');

  // Jonas is away for longer than his time
  await nodes.passDays(game, 4);
  await expect(elena.offer()).toContainText('Jonas is out of time.');
  await elena.button('Give time').click();
  await expect(elena.offer()).toBeHidden();
  await expect(elena.page.getByRole('region', { name: 'Jonas', exact: true })).toContainText('3 days left');
  await jonas.playTurn();
  await waitForSameEntries([elena, jonas]);
});

test('several waiting games are one tap apart', async ({ meet }) => {
  const elena = await (await meet()).enter('Elena');
  const jonas = await (await meet()).enter('Jonas');
  const first = await startGame([elena, jonas], { pace: { kind: 'days', days: 3 } });
  const second = await startGame([elena, jonas], { pace: { kind: 'days', days: 3 } });
  await elena.page.getByRole('link', { name: 'Next game' }).click();
  await expect(elena.page).toHaveURL(new RegExp(first));
  await elena.playTurn();
  await elena.page.getByRole('link', { name: 'Next game' }).click();
  await expect(elena.page).toHaveURL(new RegExp(second));
});
