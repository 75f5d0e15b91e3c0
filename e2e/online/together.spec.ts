import { expect } from '@playwright/test';
import { LONG } from '../kit/browser.ts';
import { startGame, test, waitForSameEntries } from '../kit/people.ts';

test('a turn is undone with the consent of the others, and not without', async ({ meet }) => {
  const elena = await (await meet()).enter('Elena');
  const jonas = await (await meet()).enter('Jonas');
  await startGame([elena, jonas]);
  const start = await waitForSameEntries([elena, jonas]);
  await elena.playTurn();
  await waitForSameEntries([elena, jonas], start + 2);

  await elena.button('The table').click();
  await elena.page.getByRole('button', { name: /^Take back my last turn/ }).click();
  await expect(jonas.offer()).toContainText('Elena would like to take back the last turn.');
  await expect(elena.offer()).toContainText('Waiting for Jonas.');
  await jonas.button('No').click();
  await expect(elena.offer()).toBeHidden();
  await expect(jonas.page.locator('[data-decision="walk"]')).toBeVisible();

  await elena.button('The table').click();
  await elena.page.getByRole('button', { name: /^Take back my last turn/ }).click();
  await jonas.button('Agree').click();
  await waitForSameEntries([elena, jonas], start + 3);
  // it is Elena's walk again
  await elena.walk();
  await waitForSameEntries([elena, jonas], start + 4);
});

test('undo goes through the server, freely within the turn', async ({ meet }) => {
  const elena = await (await meet()).enter('Elena');
  const jonas = await (await meet()).enter('Jonas');
  await startGame([elena, jonas]);
  const start = await waitForSameEntries([elena, jonas]);
  await elena.walk();
  await waitForSameEntries([elena, jonas], start + 1);
  await elena.page.getByRole('button', { name: /^Undo/ }).click();
  await waitForSameEntries([elena, jonas], start + 2);
  await expect(jonas.table()).toHaveAttribute('data-decision', 'walk');
});

test('out of time: the others choose, a bot takes over, and they can all play again', async ({ meet, nodes }) => {
  const elena = await (await meet()).enter('Elena');
  const jonas = await (await meet()).enter('Jonas');
  const ada = await (await meet()).enter('Ada');
  const game = await startGame([elena, jonas, ada], { pace: { kind: 'live', bank: 600, increment: 0 } });
  await expect(elena.page.getByRole('banner')).toContainText(/(9:5\d|10:00)/);
  await nodes.passDays(game, 1);
  await expect(elena.offer()).toContainText('Your time ran out.');
  await expect(jonas.offer()).toContainText('Elena is out of time.');
  await jonas.button('Let a bot take over').click();
  await expect(jonas.offer()).toContainText('You chose a bot; the others choose too.');
  const before = await jonas.entries();
  await ada.button('Let a bot take over').click();
  await expect(jonas.page.getByRole('region', { name: 'Elena', exact: true })).toContainText('a bot took over');
  await waitForSameEntries([jonas, ada], before + 2);
  await expect(jonas.table()).toHaveAttribute('data-decision', 'walk');
});

test('the others agree to end, and one tap each brings everyone to the next table', async ({ meet }) => {
  const elena = await (await meet()).enter('Elena');
  const jonas = await (await meet()).enter('Jonas');
  await startGame([elena, jonas]);
  await elena.button('The table').click();
  await elena.page.getByRole('button', { name: /^Suggest ending the game/ }).click();
  await jonas.button('Agree').click();
  for (const { page } of [elena, jonas]) {
    await expect(page.getByRole('alert').getByText('Everyone agreed to end the game here.')).toBeVisible();
  }
  await elena.button('Play again').click();
  await expect(elena.page.getByRole('heading', { name: 'One seat left.' })).toBeVisible();
  await jonas.button('Join the rematch').click();
  await expect(jonas.page.getByRole('heading', { name: 'Everyone’s here.' })).toBeVisible();
  await elena.button('Start the game').click();
  await waitForSameEntries([elena, jonas], 1);
});

test('a player who resigns leaves the seat to a bot; the others play on', { tag: LONG }, async ({ meet }) => {
  const elena = await (await meet()).enter('Elena');
  const jonas = await (await meet()).enter('Jonas');
  const ada = await (await meet()).enter('Ada');
  await startGame([elena, jonas, ada]);
  await elena.button('The table').click();
  await elena.page.getByRole('button', { name: /^Give up/ }).click();
  await elena.page.getByRole('button', { name: /^Give up for good/ }).click();
  await jonas.playTurn();
  await ada.walk();
  await waitForSameEntries([elena, jonas, ada]);
  await expect(elena.page.locator('[data-decides=true]')).toHaveCount(0);
});
