import { expect, type Page } from '@playwright/test';

/** Waits until fonts are loaded, pictures drawn in parts are complete, and everything is painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('[data-drawing="true"]')).toHaveCount(0);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
