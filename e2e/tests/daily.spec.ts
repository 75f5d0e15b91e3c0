import { dayOf, daysLater } from '@la-stanza/bots/daily';
import { withPlayedDaily } from '../kit/dailies.ts';
import { staticAddress } from '../kit/static-host.ts';
import { expect, test } from '../kit/test.ts';

test('the deal of the day shows its setup and starts the game that counts, which can be left and gone on with', async ({
  page,
}) => {
  await page.goto('#/daily');
  await expect(page.locator('[data-daily="before"] svg').first()).toBeVisible();
  await expect(page.getByText('your PP minus the better bot’s PP')).toBeVisible();
  await page.getByRole('button', { name: 'Play the counted game' }).click();
  await expect(page.locator('[data-decides="true"]')).toBeVisible({ timeout: 30_000 });
  // nobody gets help while it counts
  await expect(page.locator('[data-opens="hint"]')).toHaveCount(0);
  const address = page.url();
  await page.goto('#/daily');
  await page.getByRole('button', { name: 'Go on with your game' }).click();
  await expect(page).toHaveURL(address);
});

test.describe('on a static host, which counts on the device', () => {
  test.use({ baseURL: staticAddress });

  test('after the game the page shows the result among the games of bots, turn by turn and in the week', async ({
    page,
  }) => {
    await withPlayedDaily(page);
    await page.goto('#/daily');
    const result = page.locator('[data-daily="result"]');
    await expect(result).toContainText(/You (beat|didn’t beat)/);
    await expect(result.getByRole('listitem', { name: /game.* of level 3/ })).toHaveCount(11);
    await expect(result.getByRole('img', { name: /Your lead over the better bot/ })).toBeVisible();
    await expect(result.getByRole('img', { name: /: played/ })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
    await result.getByRole('link', { name: 'Watch level 5' }).click();
    await expect(page.getByRole('slider', { name: 'Timeline' })).toBeVisible();
  });

  test('the day before can be played for practice, and counts for nothing', async ({ page }) => {
    const day = daysLater(dayOf(Date.now()), -1);
    await page.goto(`#/daily/${day}`);
    await page.getByRole('button', { name: 'Play it for practice' }).click();
    await expect(page.locator('[data-decides="true"]')).toBeVisible({ timeout: 30_000 });
    expect(await page.evaluate(() => localStorage.getItem('la-stanza.daily'))).toBeNull();
  });
});
