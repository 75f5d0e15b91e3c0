import { expect, type Page } from '@playwright/test';

/** Waits until letters have come, pictures that are drawn a part at a time are whole, and all of it is on the screen. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('[data-drawing="true"]')).toHaveCount(0);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
