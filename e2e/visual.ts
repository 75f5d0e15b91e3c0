import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { painted } from './kit/painted.ts';
import { screenGames, SCREENS, show } from './kit/screens.ts';
import { keepSettings, layOnShelf } from './kit/shelf.ts';
import { WORKSHOP } from './kit/workshop.ts';

/*
 * Another version of the browser draws other edges, so the pictures are only held against those of the same one; its version lies
 * beside them. `pnpm visual:update` takes them anew.
 */

const VERSION = join(import.meta.dirname, 'visual/browser.txt');
const SHOWN: ReadonlySet<string> = new Set([
  'home',
  'settings',
  'new-game',
  'table-walk',
  'table-activation',
  'table-finale',
  'table-words',
  'score',
  'replay',
  'lesson',
  'rules-section',
]);
const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

test.beforeEach(({ browser }, { config: { updateSnapshots } }) => {
  if (updateSnapshots === 'all' || !existsSync(VERSION)) {
    mkdirSync(join(VERSION, '..'), { recursive: true });
    writeFileSync(VERSION, `${browser.version()}\n`);
  }
  expect(browser.version(), 'the pictures were taken with another browser').toBe(readFileSync(VERSION, 'utf8').trim());
});

/** The same twice: what colour says must be seen without it. */
async function pictures(page: Page, name: string): Promise<void> {
  await painted(page);
  for (const look of ['colour', 'grey'] as const) {
    await page.evaluate(
      (filter) => {
        document.documentElement.style.filter = filter;
      },
      look === 'grey' ? 'grayscale(1)' : '',
    );
    await expect.soft(page).toHaveScreenshot(`${name}-${look}.png`);
  }
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport });
    test('the main screens', async ({ page }) => {
      // somebody else looks out of the start page every day
      await page.clock.setFixedTime(new Date('2026-11-15T12:00:00'));
      await keepSettings(page, { theme: size === 'phone' ? 'candle' : 'day', language: 'en' });
      await page.goto('');
      await expect(page.locator('h1')).toBeVisible();
      await layOnShelf(page, screenGames());
      for (const screen of SCREENS.filter(({ name }) => SHOWN.has(name))) {
        await show(page, screen);
        await page.waitForLoadState('networkidle');
        await pictures(page, `${screen.name}-${size}`);
      }
    });
  });
}

test('the stories', async ({ page, request }) => {
  await page.setViewportSize({ width: 900, height: 640 });
  const { entries }: { entries: Record<string, { type: string }> } = await (
    await request.get(`${WORKSHOP}index.json`)
  ).json();
  const stories = Object.entries(entries).filter(([, { type }]) => type === 'story');
  expect(stories.length).toBeGreaterThan(5);
  for (const [id] of stories) {
    await page.goto(`${WORKSHOP}iframe.html?id=${id}&viewMode=story`);
    await expect(page.locator('#storybook-root > *').first()).toBeVisible();
    await pictures(page, `story-${id}`);
  }
});
