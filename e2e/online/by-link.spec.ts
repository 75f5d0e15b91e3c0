import { AxeBuilder } from '@axe-core/playwright';
import { LONG } from '../kit/browser.ts';
import { expect } from '@playwright/test';
import { PHONE, test, waitForSameEntries } from '../kit/people.ts';

test('a host opens a table, a friend joins by its link with one tap and no form, and both play', async ({ meet }) => {
  const elena = await meet();
  const link = await elena.openByLink('Elena');
  await expect(elena.page.getByRole('img', { name: /as a QR code/ })).toBeVisible();
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
  await waitForSameEntries([elena, jonas]);
  await jonas.walk();
  await waitForSameEntries([elena, jonas]);
  expect((await new AxeBuilder({ page: elena.page }).analyze()).violations).toEqual([]);
  expect((await new AxeBuilder({ page: jonas.page }).analyze()).violations).toEqual([]);
});

test('each player reads a phrase in their own language, and it counts as unread until seen', async ({ meet }) => {
  const elena = await (await meet()).enter('Elena');
  const jonas = await (await meet({ ...PHONE, locale: 'de-DE' })).enter('Jonas');
  const game = await elena.openTable([{ kind: 'me' }, { kind: 'open' }]);
  await jonas.join(game);
  await elena.ask('POST', `/api/games/${game}/start`, {});
  await Promise.all([elena.goTo(game), jonas.goTo(game)]);
  await jonas.table().waitFor();
  await elena.page.getByRole('tab', { name: /Chat/ }).click();
  await elena.button('Well played').click();
  await expect(elena.page.getByRole('log')).toContainText('Well played');
  const talk = jonas.page.getByRole('button', { name: 'Chronik' });
  await expect(talk).toContainText('1');
  await talk.tap();
  await jonas.page.getByRole('tab', { name: /Chat/ }).tap();
  await expect(jonas.page.getByRole('log')).toContainText('Gut gespielt');
  await jonas.page.getByLabel('An den Tisch schreiben').fill('Danke sehr');
  await jonas.page.getByLabel('An den Tisch schreiben').press('Enter');
  await expect(elena.page.getByRole('log')).toContainText('Danke sehr');
});

test(
  'a spectator who comes late sees the current position and cannot change anything',
  { tag: LONG },
  async ({ meet }) => {
    const elena = await (await meet()).enter('Elena');
    const jonas = await (await meet()).enter('Jonas');
    const game = await elena.openTable([{ kind: 'me' }, { kind: 'open' }], { options: FIRST, listed: true });
    await jonas.join(game);
    await elena.ask('POST', `/api/games/${game}/start`, {});
    await Promise.all([elena.goTo(game), jonas.goTo(game)]);
    await elena.playTurn();
    await jonas.walk();
    const ada = await meet();
    await ada.home();
    await ada.page.getByRole('link', { name: 'Watch Elena’s game' }).first().click();
    await ada.table().waitFor();
    await waitForSameEntries([elena, jonas, ada]);
    await expect(ada.page.locator('[data-decides=true]')).toHaveCount(0);
    await expect(ada.page.locator('[aria-pressed="false"]:visible')).toHaveCount(0);
    const before = await jonas.entries();
    await jonas.pass();
    await waitForSameEntries([elena, jonas, ada], before + 1);
    await ada.page.getByRole('tab', { name: /Chat/ }).click();
    await expect(ada.page.getByText('The chat is for the players at this table.')).toBeVisible();
    await elena.button('The table').click();
    await expect(elena.page.getByText('1 person is watching.')).toBeVisible();
  },
);

test('the host starts with the players present; a chat line lets its reader block or report the author', async ({
  meet,
  nodes,
}) => {
  const elena = await (await meet()).enter('Elena');
  const jonas = await (await meet()).enter('Jonas');
  const game = await elena.openTable([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }]);
  await elena.goTo(game);
  await expect(elena.button('Start the game')).toBeDisabled();
  await jonas.goTo(game);
  await jonas.button('Take a seat').click();
  await jonas.page.getByLabel('Write to the table').fill('Buy my florins');
  await jonas.page.getByLabel('Write to the table').press('Enter');
  await expect(elena.page.getByText(/start now with two players/)).toBeVisible();

  await elena.button('Block or report Jonas').click();
  await elena.button('Report').click();
  await elena.page.getByLabel('In your words, if you like').fill('sells florins');
  await elena.button('Send the report').click();
  await expect(elena.page.getByText('Thank you. We’ll read it.')).toBeVisible();
  const { rows } = await nodes.cluster.pool.query('select text, game_id from reports where game_id = $1', [game]);
  expect(rows).toEqual([{ text: 'sells florins', game_id: game }]);
  await elena.button('Block').click();
  await expect(elena.page.getByText('One line from someone you blocked is hidden.')).toBeVisible();
  await expect(elena.page.getByRole('log')).not.toContainText('florins');

  await elena.button('Start with the two of you').click();
  await Promise.all([elena.table().waitFor(), jonas.table().waitFor()]);
  await elena.playTurn();
  await jonas.playTurn();
  await waitForSameEntries([elena, jonas]);
});

const FIRST = { start: 'first', arranged: false, expert: false, openHiring: false } as const;
