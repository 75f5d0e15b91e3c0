import { expect } from '@playwright/test';
import { test } from '../kit/people.ts';

/* Addresses without #, which a server answers at every path. */

test('an address with # of version 0.1 opens the same page without it, which can be reloaded and left', async ({
  meet,
}) => {
  const elena = await (await meet()).enter('Elena');
  const game = await elena.openTable([{ kind: 'me' }, { kind: 'open' }]);
  await elena.at(`#/online/${game}`);
  await expect(elena.page).toHaveURL(new RegExp(`[0-9]/online/${game}$`));
  await expect(elena.button('Start the game')).toBeVisible();
  await elena.page.reload();
  await expect(elena.button('Start the game')).toBeVisible();

  await elena.at('rules/8.1');
  await expect(elena.page.getByRole('heading', { level: 1 })).toBeVisible();
  // an address with # typed into the same tab
  await elena.page.evaluate(() => void (location.hash = '#/about'));
  await expect(elena.page).toHaveURL(/[0-9]\/about$/);
  await elena.page.goBack();
  await expect(elena.page).toHaveURL(/[0-9]\/rules\/8\.1$/);
  await elena.at('no/such/page');
  await expect(elena.page.getByRole('link', { name: 'Home' })).toBeVisible();
});

test('a prerendered page becomes the client, in its language, with the server’s parts and without a complaint', async ({
  meet,
}) => {
  const elena = await (await meet()).enter('Elena');
  await elena.at('fr/rules/4/');
  await expect(elena.page).toHaveURL(/[0-9]\/rules\/4$/);
  await expect(elena.page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(elena.page.getByRole('link', { name: 'Elena' })).toBeVisible();
  await elena.at('fr/');
  await expect(elena.page.getByRole('link', { name: 'Elena' })).toBeVisible();
});
