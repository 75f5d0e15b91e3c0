import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { PHONE, test, together } from '../kit/people.ts';

test('a table is opened in the browser, a friend sits down by its link with one tap and without a form, and both play', async ({
  meet,
}) => {
  const elena = await meet();
  await elena.home();
  await elena.page.getByRole('link', { name: /Play with friends/ }).click();
  await elena.page.getByLabel('Name on seat 1').fill('Elena');
  await elena.page.getByText('Seat 1', { exact: true }).click();
  await elena.button('Open the table').click();
  const link = await elena.page.getByLabel('The link of this table', { exact: true }).inputValue();
  await expect(elena.page.getByRole('img', { name: /as a code for cameras/ })).toBeVisible();
  await expect(elena.button('Start the game')).toBeDisabled();
  expect((await new AxeBuilder({ page: elena.page }).analyze()).violations).toEqual([]);

  const jonas = await meet({ ...PHONE, locale: 'de-DE' });
  await jonas.page.goto(link);
  await expect(jonas.page.getByText('Elena')).toBeVisible();
  await jonas.page.getByRole('button', { name: 'Platz nehmen' }).tap();
  await expect(jonas.page.getByText('du', { exact: true })).toBeVisible();
  expect((await new AxeBuilder({ page: jonas.page }).analyze()).violations).toEqual([]);

  await elena.button('Start the game').click();
  await jonas.table().waitFor();
  await elena.playTurn();
  await together([elena, jonas]);
  await jonas.walk();
  await together([elena, jonas]);
  expect((await new AxeBuilder({ page: elena.page }).analyze()).violations).toEqual([]);
  expect((await new AxeBuilder({ page: jonas.page }).analyze()).violations).toEqual([]);
});

test('a ready phrase is read by everybody in their own language, and counted until it is read', async ({ meet }) => {
  const elena = await (await meet()).enter('Elena');
  const jonas = await (await meet({ ...PHONE, locale: 'de-DE' })).enter('Jonas');
  const game = await elena.openTable([{ kind: 'me' }, { kind: 'open' }]);
  await jonas.ask('POST', `/api/games/${game}/join`, {});
  await elena.ask('POST', `/api/games/${game}/start`, {});
  await Promise.all([elena.goTo(game), jonas.goTo(game)]);
  await jonas.table().waitFor();
  await elena.page.getByRole('tab', { name: /Chat/ }).click();
  await elena.button('Well played').click();
  await expect(elena.page.getByRole('log')).toContainText('Well played');
  const talk = jonas.page.getByRole('button', { name: 'Chronik' });
  await expect(talk).toContainText('1');
  await talk.tap();
  await jonas.page.getByRole('tab', { name: /Gespräch/ }).tap();
  await expect(jonas.page.getByRole('log')).toContainText('Gut gespielt');
  await jonas.page.getByLabel('An den Tisch schreiben').fill('Danke sehr');
  await jonas.page.getByLabel('An den Tisch schreiben').press('Enter');
  await expect(elena.page.getByRole('log')).toContainText('Danke sehr');
});

test('somebody who comes late watches from the position of all others and cannot touch anything', async ({ meet }) => {
  const elena = await (await meet()).enter('Elena');
  const jonas = await (await meet()).enter('Jonas');
  const game = await elena.openTable([{ kind: 'me' }, { kind: 'open' }], { options: FIRST, listed: true });
  await jonas.ask('POST', `/api/games/${game}/join`, {});
  await elena.ask('POST', `/api/games/${game}/start`, {});
  await Promise.all([elena.goTo(game), jonas.goTo(game)]);
  await elena.playTurn();
  await jonas.walk();
  const ada = await meet();
  await ada.home();
  await ada.page.getByRole('link', { name: 'Watch the game of Elena' }).first().click();
  await ada.table().waitFor();
  await together([elena, jonas, ada]);
  await expect(ada.page.locator('[data-confirm]')).toHaveCount(0);
  await expect(ada.page.locator('[aria-pressed="false"]:visible')).toHaveCount(0);
  const before = await jonas.entries();
  await jonas.pass();
  await together([elena, jonas, ada], before + 1);
  await ada.page.getByRole('tab', { name: /Chat/ }).click();
  await expect(ada.page.getByText('Only players at the table can speak.')).toBeVisible();
  await elena.button('The table').click();
  await expect(elena.page.getByText('1 person is watching.')).toBeVisible();
});

test('the host starts with those who are there; a line of the chat is where its author is blocked or reported', async ({
  meet,
  nodes,
}) => {
  const elena = await (await meet()).enter('Elena');
  const jonas = await (await meet()).enter('Jonas');
  const game = await elena.openTable([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }]);
  await elena.goTo(game);
  await expect(elena.button('Start the game')).toBeDisabled();
  await jonas.goTo(game);
  await jonas.button('Sit down').click();
  await jonas.page.getByLabel('Write to the table').fill('Buy my florins');
  await jonas.page.getByLabel('Write to the table').press('Enter');
  await expect(elena.page.getByText(/set up for 2 players/)).toBeVisible();

  await elena.button('Block or report Jonas').click();
  await elena.button('Report').click();
  await elena.page.getByLabel('In your words, if you like').fill('sells florins');
  await elena.button('Send the report').click();
  await expect(elena.page.getByText('Thank you. It will be read.')).toBeVisible();
  const { rows } = await nodes.cluster.pool.query('select text, game_id from reports where game_id = $1', [game]);
  expect(rows).toEqual([{ text: 'sells florins', game_id: game }]);
  await elena.button('Block').click();
  await expect(elena.page.getByText('One line of somebody you blocked is hidden.')).toBeVisible();
  await expect(elena.page.getByRole('log')).not.toContainText('florins');

  await elena.button('Start with the two of you').click();
  await Promise.all([elena.table().waitFor(), jonas.table().waitFor()]);
  await elena.playTurn();
  await jonas.playTurn();
  await together([elena, jonas]);
});

const FIRST = { start: 'first', arranged: false, expert: false, openHiring: false } as const;
