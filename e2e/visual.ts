import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { painted } from './kit/painted.ts';
import { screenGames, SCREENS, show, type Screen } from './kit/screens.ts';
import { keepSettings, layOnShelf } from './kit/shelf.ts';
import { STORYBOOK } from './kit/storybook.ts';
import { expect, test } from './kit/test.ts';

/*
 * Another browser draws different edges, and the headless shell sets its words closer than the whole browser, so pictures are compared
 * only with those of the same program and version, which are stored beside them. `pnpm lab visual:update` takes them again.
 */

const VERSION = join(import.meta.dirname, 'visual/browser.txt');
const WINDOWS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

/*
 * The stored pictures by file name (tools/check-pictures.ts looks for the names here): a screen in a window, or a story.
 * They are few on purpose: every new version stays in the history.
 */
const SCREENS_IN = {
  desktop: [
    'home-desktop.png',
    'table-walk-desktop.png',
    'table-finale-desktop.png',
    'table-words-desktop.png',
    'score-desktop.png',
  ],
  phone: [
    'home-phone.png',
    'table-walk-phone.png',
    'table-activation-phone.png',
    'table-finale-phone.png',
    'table-words-phone.png',
    'score-phone.png',
    'lesson-phone.png',
  ],
} as const;
const STORIES = [
  'story-board-palazzo--every-state.png',
  'story-board-parts--space-states.png',
  'story-board-parts--niche-states.png',
  'story-art-cast--faces.png',
  'story-mat-mat--hiring.png',
  'story-mat-mat--opponents.png',
  'story-score--four-players.png',
  'story-controls--buttons.png',
] as const;

test.beforeEach(({ browser, launchOptions }, { config: { updateSnapshots } }) => {
  const used = `${basename(launchOptions.executablePath ?? '')} ${browser.version()}`;
  if (updateSnapshots === 'all' || !existsSync(VERSION)) {
    mkdirSync(join(VERSION, '..'), { recursive: true });
    writeFileSync(VERSION, `${used}\n`);
  }
  expect(used, 'the pictures were taken with another browser').toBe(readFileSync(VERSION, 'utf8').trim());
});

async function compare(page: Page, picture: string): Promise<void> {
  await painted(page);
  await expect.soft(page).toHaveScreenshot(picture);
}

function screenOf(picture: string, window: string): Screen {
  const name = picture.slice(0, -`-${window}.png`.length);
  const screen = SCREENS.find((each) => each.name === name);
  if (screen === undefined) throw new Error(`there is no screen ${name}`);
  return screen;
}

for (const window of ['desktop', 'phone'] as const) {
  test.describe(window, () => {
    test.use({ viewport: WINDOWS[window] });
    test('the main screens', async ({ page }) => {
      // the start page shows another face every day
      await page.clock.setFixedTime(new Date('2026-11-15T12:00:00'));
      await keepSettings(page, { theme: window === 'phone' ? 'candle' : 'day', language: 'en' });
      await page.goto('');
      await expect(page.locator('h1')).toBeVisible();
      await layOnShelf(page, screenGames());
      for (const picture of SCREENS_IN[window]) {
        await show(page, screenOf(picture, window));
        await page.waitForLoadState('networkidle');
        await compare(page, picture);
      }
    });
  });
}

test('every story renders, and some are compared', async ({ page, request }) => {
  await page.setViewportSize({ width: 900, height: 640 });
  const { entries }: { entries: Record<string, { type: string }> } = await (
    await request.get(`${STORYBOOK}index.json`)
  ).json();
  const stories = Object.keys(entries).filter((id) => entries[id]?.type === 'story');
  expect(stories.map((id) => `story-${id}.png`)).toEqual(expect.arrayContaining([...STORIES]));
  for (const id of stories) {
    await page.goto(`${STORYBOOK}iframe.html?id=${id}&viewMode=story`);
    await expect(page.locator('#storybook-root > *').first()).toBeVisible();
    const picture = STORIES.find((each) => each === `story-${id}.png`);
    if (picture !== undefined) await compare(page, picture);
  }
});
