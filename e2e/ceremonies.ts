import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { playDirectly, playSteps } from './clicks/play-turn.ts';
import { gameBefore, type BeforeCeremony, type Occasion } from './kit/ceremony-games.ts';
import { keepSettings } from './kit/shelf.ts';
import { sitDown } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

/* Takes every ceremony at three moments, on a desktop and on phones, into screenshots/ceremonies. */

const FOLDER = join(import.meta.dirname, '../screenshots/ceremonies');

const WINDOWS = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
  landscape: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
} as const;
const LOOKS = [
  { theme: 'day', language: 'en' },
  { theme: 'candle', language: 'de' },
] as const;

/** Milliseconds from the beginning. */
const MOMENTS: Readonly<Record<Exclude<Occasion, 'last round'>, readonly number[]>> = {
  round: [220, 700, 1900],
  finale: [450, 1300, 3000],
  pillar: [200, 800, 1400],
  over: [300, 700, 1100],
};

test.use({ reducedMotion: 'no-preference' });

/** Stops the clock of all animations, so that a picture can be taken at an exact moment. */
async function stopTime(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return session;
}

async function at(page: Page, time: number): Promise<void> {
  await page.evaluate((now) => {
    for (const animation of document.getAnimations()) animation.currentTime = now;
  }, time);
}

async function begin(page: Page, occasion: Occasion, { game, actions }: BeforeCeremony): Promise<void> {
  await sitDown(page, game);
  await expect(page.locator('[data-offer]').first()).toBeVisible();
  await playSteps(page, actions.slice(0, -1));
  await stopTime(page);
  const last = actions.slice(-1);
  if (occasion === 'finale' || occasion === 'over') await playDirectly(page, { actions: last });
  else await playSteps(page, last);
  await expect(page.locator('[data-ceremony]')).toBeVisible();
}

for (const [name, viewport] of Object.entries(WINDOWS)) {
  for (const look of LOOKS) {
    for (const occasion of ['round', 'finale', 'pillar', 'over'] as const) {
      test(`${occasion} ${name} ${look.theme}`, async ({ page }) => {
        const folder = join(FOLDER, name);
        await page.setViewportSize(viewport);
        await keepSettings(page, look);
        await begin(page, occasion, gameBefore(occasion, 4));
        const label = occasion === 'over' ? 'count' : occasion;
        for (const [index, time] of MOMENTS[occasion].entries()) {
          await at(page, time);
          await page.screenshot({ path: join(folder, `${label}-${index + 1}-${look.theme}.png`) });
        }
        if (occasion !== 'over') return;
        await page.keyboard.press('Escape');
        await expect(page.locator('[data-ceremony=win]')).toBeVisible();
        for (const [index, time] of [400, 1100, 2400].entries()) {
          await at(page, time);
          await page.screenshot({ path: join(folder, `win-${index + 1}-${look.theme}.png`) });
        }
      });
    }
  }
}
