import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { decider, PHONE, test } from '../kit/people.ts';

test('two people play the deal of the day: the same setup, and each their own game, which waits for them', async ({
  meet,
}) => {
  const elena = await (await meet()).enter('Elena');
  const jonas = await (await meet({ ...PHONE, locale: 'de-DE' })).enter('Jonas');
  await elena.at('#/daily');
  await jonas.at('#/daily');
  const fingerprint = await elena.page.locator('code').first().innerText();
  await expect(jonas.page.locator('code').first()).toHaveText(fingerprint);
  expect((await new AxeBuilder({ page: jonas.page }).exclude('main svg').analyze()).violations).toEqual([]);
  await elena.page.getByRole('button', { name: 'Play the counted game' }).click();
  await jonas.page.getByRole('button', { name: 'Gewertete Partie spielen' }).tap();
  await Promise.all([elena.table().waitFor(), jonas.table().waitFor()]);
  expect(elena.page.url()).not.toBe(jonas.page.url());
  await decider([elena]);
  await expect(elena.page.locator('[data-opens="hint"]')).toHaveCount(0);
  const address = elena.page.url();
  await elena.at('#/daily');
  await elena.page.getByRole('button', { name: 'Go on with your game' }).click();
  await expect(elena.page).toHaveURL(address);
});
