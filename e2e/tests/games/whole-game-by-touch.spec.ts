import { LONG } from '../../kit/browser.ts';
import { randomFrom } from '../../kit/random.ts';
import { gameOver, playToTheEnd } from '../../kit/whole-game.ts';
import { expect, test } from '../../kit/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a whole game against two bots by touch on a phone', { tag: LONG }, async ({ page }) => {
  test.setTimeout(600_000);
  const random = randomFrom(11);
  await page.goto('#/new');
  await expect(page.getByText('3 players, 4 rounds, then the finale.')).toBeVisible();
  await page.getByRole('button', { name: 'Start game' }).tap();
  await expect(page).toHaveURL(/\/game\/[0-9a-f]{16}$/);
  const skip = page.getByRole('button', { name: 'Skip' });

  const choices = await playToTheEnd(page, {
    choose: async (targets, count) => {
      await targets.nth(random(count)).tap();
    },
    confirm: (button) => button.tap(),
    wait: async () => {
      // the bots’ turns are watched briefly and then skipped
      if (await skip.isVisible()) await skip.tap({ timeout: 1000 }).catch(() => undefined);
      await page.waitForTimeout(30);
    },
  });
  await expect(gameOver(page)).toBeVisible();
  expect(choices).toBeGreaterThan(40);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
