import type { Page } from '@playwright/test';
import { screenGames, SCREENS, show } from './kit/screens.ts';
import { keepSettings, layOnShelf } from './kit/shelf.ts';
import { expect, test } from './kit/test.ts';

/* The narrowest window, and a small laptop at 200 %: nothing is outside, and every control is reachable. */

const WINDOWS = {
  'at 320 pixels': { width: 320, height: 640 },
  'at 200 %': { width: 640, height: 400 },
} as const;

/** What sticks out to the right of the window, where no one can scroll to. */
function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll('button, a[href], input, select, h1, h2, h3, p')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (right > innerWidth + 1 || left < -1) && !scrolls(element);
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

for (const [name, viewport] of Object.entries(WINDOWS)) {
  test.describe(name, () => {
    test.use({ viewport });
    test('every screen fits', async ({ page }) => {
      test.setTimeout(300_000);
      await keepSettings(page, { theme: 'day', language: 'de' });
      await page.goto('');
      await expect(page.locator('h1')).toBeVisible();
      await layOnShelf(page, screenGames());
      for (const screen of SCREENS) {
        await show(page, screen);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), screen.name).toBe(viewport.width);
        expect.soft(await outside(page), screen.name).toEqual([]);
      }
    });
  });
}
