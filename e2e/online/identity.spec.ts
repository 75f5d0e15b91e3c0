import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectFailures } from '../kit/gate.ts';
import { PasskeyHolder } from '../kit/passkey-holder.ts';
import { PHONE, startGame, test } from '../kit/people.ts';

test('a passkey shows the account’s games on a second device and keeps the guest’s games there', async ({
  meet,
  nodes,
}) => {
  const [phone, desk] = [await (await meet(PHONE)).enter('Elena'), await (await meet()).enter('Lorenzo')];
  const jonas = await (await meet()).enter('Jonas');
  const [first, second] = [await startGame([phone, jonas]), await startGame([desk, jonas])];
  const keys = await PasskeyHolder.on(phone.page);
  await phone.page.goto(`${nodes.address}#/account`);
  await phone.button('Add a passkey').tap();
  await expect(phone.page.getByText('Passkey added.')).toBeVisible();

  expect(await (await PasskeyHolder.on(desk.page)).syncFrom(keys)).toBe(1);
  await desk.page.goto(`${nodes.address}#/account`);
  await desk.button('Sign in with a passkey').click();
  await expect(desk.page.getByText('You’re signed in as Elena. One game came with you.')).toBeVisible();
  await expect(desk.page.getByRole('list').getByText('this device')).toBeVisible();
  for (const person of [phone, desk]) {
    await person.home();
    for (const game of [first, second])
      await expect(person.page.locator(`[data-online-game] a[href*="${game}"]`).first()).toBeVisible();
  }
  // the game continues on this device
  await desk.goTo(first);
  await desk.playTurn();
  await expect(phone.page.locator('[data-online-game]').first()).toBeVisible();

  await phone.page.goto(`${nodes.address}#/account`);
  // its session is over: the account page finds out by asking
  expectFailures(desk.page, /\b401\b.*\/api\/me/);
  await phone.button('Sign out all others').tap();
  await expect(phone.page.getByText('Signed out.')).toBeVisible();
  await desk.page.goto(`${nodes.address}#/account`);
  await expect(desk.page.getByText('You don’t need an account.')).toBeVisible();
});

test('recovery codes restore access and progress when every device is lost', async ({ meet, nodes }) => {
  const elena = await (await meet()).enter('Elena');
  const won = { 0: { reached: [true, true, false], tries: 3, own: 40, other: 20 } };
  await elena.home();
  await elena.page.evaluate((evenings) => localStorage.setItem('la-stanza.palazzo', evenings), JSON.stringify(won));
  await elena.page.reload();
  const told = elena.page.waitForResponse(/\/api\/me\/palazzo$/);
  await elena.page.goto(`${nodes.address}#/palazzo`);
  expect((await told).status()).toBe(200);
  await elena.page.goto(`${nodes.address}#/account`);
  await elena.button('Create new codes').click();
  const code = await elena.page.locator('code').first().innerText();
  expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  await expect(elena.page.getByText('You have 8 left.')).toBeVisible();
  const anew = await meet();
  // nobody is signed in there, and the first code is wrong
  expectFailures(anew.page, /\b401\b.*\/api\/me/, /\b403\b.*\/api\/sign-in\/code/);
  await anew.page.goto(`${nodes.address}#/account`);
  const field = anew.page.getByLabel('Recovery code', { exact: true });
  await field.fill('AAAA-AAAA-AAAA-AAAA');
  await anew.button('Use the code').click();
  await expect(anew.page.getByText('That isn’t one of your codes, or you’ve used it.')).toBeVisible();
  await field.fill(code.toLowerCase());
  await anew.button('Use the code').click();
  await expect(anew.page.getByText('You’re signed in as Elena.')).toBeVisible();
  await expect(anew.page.getByText('You have 7 left.')).toBeVisible();
  await anew.page.goto(`${nodes.address}#/palazzo`);
  await expect(anew.page.getByText('2 of 120 stars')).toBeVisible();
});

test('a person exports and then deletes everything; the other player keeps the game', async ({ meet, nodes }) => {
  const [elena, jonas] = [await (await meet()).enter('Elena'), await (await meet()).enter('Jonas')];
  const game = await startGame([elena, jonas]);
  await elena.page.goto(`${nodes.address}#/account`);
  const download = elena.page.waitForEvent('download');
  await elena.page.getByRole('link', { name: 'Download everything' }).click();
  const kept: unknown = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(kept).toMatchObject({ format: 'la-stanza-person-1', person: { name: 'Elena' }, games: [{ game }] });

  await elena.button('Delete everything').click();
  const sure = elena.button('Delete for good');
  await expect(sure).toBeDisabled();
  await elena.page.getByLabel(/^Type your name/).fill('Elena');
  await sure.click();
  await expect(elena.page.getByText('Everything about you has been deleted.')).toBeVisible();
  await expect(elena.page.getByText('You don’t need an account.')).toBeVisible();
  await expect(jonas.page.getByText('someone who has left').first()).toBeVisible();
  await expect(jonas.page.getByText('Elena')).toHaveCount(0);
});
