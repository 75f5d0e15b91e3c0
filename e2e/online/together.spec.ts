import { expect } from '@playwright/test';
import { startGame, test, together } from '../kit/people.ts';

test('a turn is taken back with the consent of the others, and not against it', async ({ meet }) => {
  const elena = await (await meet()).enter('Elena');
  const jonas = await (await meet()).enter('Jonas');
  await startGame([elena, jonas]);
  const start = await together([elena, jonas]);
  await elena.playTurn();
  await together([elena, jonas], start + 2);

  await elena.button('The table').click();
  await elena.page.getByRole('button', { name: /^Take back my last turn/ }).click();
  await expect(jonas.offer()).toContainText('Elena would like to take back the last turn.');
  await expect(elena.offer()).toContainText('Still to answer: Jonas.');
  await jonas.button('No').click();
  await expect(elena.offer()).toBeHidden();
  await expect(jonas.page.locator('[data-decision="walk"]')).toBeVisible();

  await elena.button('The table').click();
  await elena.page.getByRole('button', { name: /^Take back my last turn/ }).click();
  await jonas.button('Agree').click();
  await together([elena, jonas], start + 3);
  // it is Elena's walk again
  await elena.walk();
  await together([elena, jonas], start + 4);
});

test('undo goes through the server, freely within the turn', async ({ meet }) => {
  const elena = await (await meet()).enter('Elena');
  const jonas = await (await meet()).enter('Jonas');
  await startGame([elena, jonas]);
  const start = await together([elena, jonas]);
  await elena.walk();
  await together([elena, jonas], start + 1);
  await elena.page.getByRole('button', { name: /^Undo/ }).click();
  await together([elena, jonas], start + 2);
  await expect(jonas.table()).toHaveAttribute('data-decision', 'walk');
});

test('out of time: the others choose, a bot plays on, and they may all play again', async ({ meet, nodes }) => {
  const elena = await (await meet()).enter('Elena');
  const jonas = await (await meet()).enter('Jonas');
  const ada = await (await meet()).enter('Ada');
  const game = await startGame([elena, jonas, ada], { pace: { kind: 'live', bank: 600, increment: 0 } });
  await expect(elena.page.getByRole('banner')).toContainText(/(9:5\d|10:00)/);
  await nodes.passDays(game, 1);
  await expect(elena.offer()).toContainText('Your time ran out.');
  await expect(jonas.offer()).toContainText('Elena is out of time.');
  await jonas.button('Let a bot play on').click();
  await expect(jonas.offer()).toContainText('You chose a bot; the others choose too.');
  const before = await jonas.entries();
  await ada.button('Let a bot play on').click();
  await expect(jonas.page.getByRole('region', { name: 'Elena', exact: true })).toContainText('a bot plays on');
  await together([jonas, ada], before + 2);
  await expect(jonas.table()).toHaveAttribute('data-decision', 'walk');
});

test('the others agree to end, and one tap each brings everybody to the next table', async ({ meet }) => {
  const elena = await (await meet()).enter('Elena');
  const jonas = await (await meet()).enter('Jonas');
  await startGame([elena, jonas]);
  await elena.button('The table').click();
  await elena.page.getByRole('button', { name: /^Suggest ending the game/ }).click();
  await jonas.button('Agree').click();
  for (const { page } of [elena, jonas]) {
    await expect(page.getByRole('alert').getByText('You all agreed to end the game here.')).toBeVisible();
  }
  await elena.button('Play again').click();
  await expect(elena.page.getByText('One seat is still open.')).toBeVisible();
  await jonas.button('Play again').click();
  await expect(jonas.page.getByText('Everybody is here.')).toBeVisible();
  await elena.button('Start the game').click();
  await together([elena, jonas], 1);
});

test('whoever gives up leaves the seat to a bot; the others play on', async ({ meet }) => {
  const elena = await (await meet()).enter('Elena');
  const jonas = await (await meet()).enter('Jonas');
  const ada = await (await meet()).enter('Ada');
  await startGame([elena, jonas, ada]);
  await elena.button('The table').click();
  await elena.page.getByRole('button', { name: /^Give up/ }).click();
  await elena.page.getByRole('button', { name: /^Give up for good/ }).click();
  await jonas.playTurn();
  await ada.walk();
  await together([elena, jonas, ada]);
  await expect(elena.page.locator('[data-confirm]')).toHaveCount(0);
});
