import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { decider, PHONE, test, waitForSameEntries } from '../kit/people.ts';

test('one tap seats somebody with bots, and somebody else takes a bot’s seat', async ({ meet }) => {
  const elena = await (await meet()).enter('Elena');
  await elena.home();
  const begun = Date.now();
  await elena.page.getByRole('button', { name: /^Take a seat/ }).click();
  await elena.table().waitFor();
  expect(Date.now() - begun).toBeLessThan(8_000);

  const jonas = await (await meet({ ...PHONE, locale: 'de-DE' })).enter('Jonas');
  await jonas.home();
  await jonas.page.getByRole('button', { name: /^Gleich mitspielen/ }).tap();
  const sheet = jonas.page.getByRole('dialog', { name: 'Ein Platz ist frei' });
  await expect(sheet).toContainText('Elena spielt mit zwei Bots.');
  await expect(sheet.getByRole('radio')).toHaveCount(2);
  expect((await new AxeBuilder({ page: jonas.page }).analyze()).violations).toEqual([]);
  await sheet.getByRole('button', { name: /^Platz von .* nehmen/ }).tap();
  await jonas.table().waitFor();
  await expect(elena.page.getByRole('region', { name: 'Jonas' })).toBeVisible();
  await waitForSameEntries([elena, jonas]);

  await elena.button('The table').click();
  await elena.button(/^Close the seats/).click();
  await expect(elena.button(/^Open the seats/)).toBeVisible();
  const marit = await (await meet()).enter('Marit');
  await marit.home();
  await marit.page.getByRole('button', { name: /^Take a seat/ }).click();
  await marit.table().waitFor();
  expect(marit.page.url()).not.toBe(elena.page.url());
});

test('a first visitor, whose connection is older than their session, sits down and plays', async ({ meet }) => {
  const nina = await meet();
  await nina.home();
  await expect(nina.page.getByText(/only you here|here now/).first()).toBeVisible();
  await nina.page.getByRole('button', { name: /^Take a seat/ }).click();
  // another test's table may have a free seat
  const own = nina.button(/^Start my own/);
  await own.or(nina.table()).first().waitFor();
  if (await own.isVisible()) await own.click();
  await nina.table().waitFor();
  await decider([nina]);
  const before = await nina.entries();
  await nina.walk();
  await expect.poll(() => nina.entries()).toBeGreaterThan(before);
});
