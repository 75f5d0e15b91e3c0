import type { Page } from '@playwright/test';
import { LONG } from '../kit/browser.ts';
import { ELENA, MARIT, playedGame } from '../kit/saved-games.ts';
import { layOnShelf } from '../kit/shelf.ts';
import { endTurn, pass, walk, walks } from '../kit/table.ts';
import { expect, test } from '../kit/test.ts';

const GAME = playedGame({ id: 'moving', players: [ELENA, MARIT], seed: 'c0ffee', entries: 60 });

/** Opens the table of two players at half the speed, so that there is time to look. */
async function sitDown(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem(
      'la-stanza.settings',
      JSON.stringify({ language: 'en', theme: 'day', animation: 'half', handover: false }),
    );
  });
  await page.goto('');
  await expect(page.getByText('Your games stay on this device.')).toBeVisible();
  await layOnShelf(page, [GAME]);
  await page.goto('#/game/moving');
  // continue to a walk, whatever the saved game was about to decide
  await expect(page.locator('[data-decision]')).toBeVisible();
  if ((await page.locator('[data-decision]').getAttribute('data-decision')) === 'action') {
    await pass(page).click();
    await endTurn(page);
    await page.keyboard.press('Shift');
  }
  await expect(page.locator('[data-decision=walk]')).toBeVisible();
}

const onTheirWay = (page: Page) => page.locator('[data-flight]');

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  // a busy machine must not miss a moving piece: the browser plays every animation fifty times slower
  test.beforeEach(async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
  });

  test('a walk is animated, and any key ends the animation with everything in its place', async ({ page }) => {
    await sitDown(page);
    await walk(page);
    await expect(onTheirWay(page).first()).toBeAttached();
    // the piece is not visible twice: at its target it is hidden until its copy arrives
    await expect(page.locator('[data-place^="figurine"][data-veiled]').first()).toHaveCSS('opacity', '0');
    await page.keyboard.press('Shift');
    await expect(onTheirWay(page)).toHaveCount(0, { timeout: 500 });
    const hidden = await page.evaluate(
      () =>
        [...document.querySelectorAll('[data-place]')].filter((each) => getComputedStyle(each).opacity === '0').length,
    );
    expect(hidden).toBe(0);
  });

  test('a tap ends the animation too', { tag: LONG }, async ({ page }) => {
    await sitDown(page);
    await walk(page);
    await expect(onTheirWay(page).first()).toBeAttached();
    await page.mouse.click(2, 300);
    await expect(onTheirWay(page)).toHaveCount(0, { timeout: 500 });
  });

  test('the next decision can be answered while pieces move', async ({ page }) => {
    await sitDown(page);
    await walk(page);
    await expect(onTheirWay(page).first()).toBeAttached();
    // by key, in one task: nothing waits for the pieces
    const answered = await page.evaluate(() => {
      const moving = document.querySelectorAll('[data-flight]').length;
      const row = [...document.querySelectorAll('button')].find((each) =>
        (each.getAttribute('aria-label') ?? '').startsWith('Pass'),
      );
      row?.click();
      return { moving, decision: document.querySelector('[data-decision]')?.getAttribute('data-decision') };
    });
    expect(answered).toEqual({ moving: expect.any(Number), decision: 'action' });
    expect(answered.moving).toBeGreaterThan(0);
    await endTurn(page);
    await expect(page.locator('[data-decision=walk]')).toBeVisible();
  });

  test('with animations turned off, pieces fade in and nothing moves', { tag: LONG }, async ({ page }) => {
    await sitDown(page);
    await page.addInitScript(() => {
      localStorage.setItem(
        'la-stanza.settings',
        JSON.stringify({ language: 'en', theme: 'day', animation: 'off', handover: false }),
      );
    });
    await page.reload();
    await walkWithoutMotion(page);
  });
});

test('with reduced motion nothing moves', async ({ page }) => {
  await sitDown(page);
  await walkWithoutMotion(page);
});

/** Walks, and checks in the same task everything that moves. */
async function walkWithoutMotion(page: Page): Promise<void> {
  await expect(walks(page).first()).toBeVisible();
  const changed = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('[data-panel] [data-offer^="land"][data-state="legal"]')?.click();
    // the page renders before anything else happens
    await Promise.resolve();
    const keyframeFields = new Set(['offset', 'computedOffset', 'easing', 'composite']);
    const properties = document
      .getAnimations()
      .flatMap(({ effect }) =>
        effect instanceof KeyframeEffect ? effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe)) : [],
      );
    return [...new Set(properties)].filter((property) => !keyframeFields.has(property));
  });
  expect(changed).toEqual(['opacity']);
  await expect(onTheirWay(page)).toHaveCount(0);
  await expect(page.locator('[data-decision=action]')).toBeVisible();
}
