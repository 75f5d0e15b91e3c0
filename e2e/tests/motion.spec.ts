import { expect, test, type Page } from '@playwright/test';
import { ELENA, MARIT, playedGame } from '../kit/saved-games.ts';
import { layOnShelf } from '../kit/shelf.ts';
import { pass, walks } from '../kit/table.ts';

const GAME = playedGame({ id: 'moving', players: [ELENA, MARIT], seed: 'c0ffee', entries: 60, as: 'apprentice' });

/** Opens the table of two people at half the speed, so that there is time to look. */
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
  // on to a walk, whatever the saved game was about to decide
  await expect(page.locator('[data-decision]')).toBeVisible();
  if ((await page.locator('[data-decision]').getAttribute('data-decision')) === 'action') {
    await pass(page).click();
    await page.getByRole('button', { name: /^Confirm/ }).click();
    await page.keyboard.press('Shift');
  }
  await expect(page.locator('[data-decision=walk]')).toBeVisible();
}

async function walkOn(page: Page): Promise<void> {
  await walks(page).first().click();
  await page.getByRole('button', { name: /^Confirm/ }).click();
}

const onTheirWay = (page: Page) => page.locator('[data-flight]');

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  // a busy machine must not miss what is on its way: the browser itself plays every animation fifty times slower
  test.beforeEach(async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
  });

  test('a walk is seen, and any key ends it with everything in its place', async ({ page }) => {
    await sitDown(page);
    await walkOn(page);
    await expect(onTheirWay(page).first()).toBeAttached();
    // the piece is not seen twice: where it already lies it waits for its copy
    await expect(page.locator('[data-place^="figurine"][data-veiled]').first()).toHaveCSS('opacity', '0');
    await page.keyboard.press('Shift');
    await expect(onTheirWay(page)).toHaveCount(0, { timeout: 500 });
    const hidden = await page.evaluate(
      () =>
        [...document.querySelectorAll('[data-place]')].filter((each) => getComputedStyle(each).opacity === '0').length,
    );
    expect(hidden).toBe(0);
  });

  test('a tap ends it too', async ({ page }) => {
    await sitDown(page);
    await walkOn(page);
    await expect(onTheirWay(page).first()).toBeAttached();
    await page.mouse.click(2, 300);
    await expect(onTheirWay(page)).toHaveCount(0, { timeout: 500 });
  });

  test('the next decision is answered while pieces are on their way', async ({ page }) => {
    await sitDown(page);
    await walkOn(page);
    await expect(onTheirWay(page).first()).toBeAttached();
    // by key, in one go: nothing waits for the pieces
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
    await page.getByRole('button', { name: 'Confirm: pass' }).click();
    await expect(page.locator('[data-decision=walk]')).toBeVisible();
  });

  test('switched off, things fade in and nothing travels', async ({ page }) => {
    await sitDown(page);
    await page.addInitScript(() => {
      localStorage.setItem(
        'la-stanza.settings',
        JSON.stringify({ language: 'en', theme: 'day', animation: 'off', handover: false }),
      );
    });
    await page.reload();
    await walkWithoutTravel(page);
  });
});

test('with reduced motion nothing travels', async ({ page }) => {
  await sitDown(page);
  await walkWithoutTravel(page);
});

/** Walks, and looks in the same moment at everything that moves. */
async function walkWithoutTravel(page: Page): Promise<void> {
  await walks(page).first().click();
  await expect(page.getByRole('button', { name: /^Confirm: walk/ })).toBeEnabled();
  const changed = await page.evaluate(async () => {
    const confirm = [...document.querySelectorAll('button')].find((each) => each.textContent.startsWith('Confirm'));
    confirm?.click();
    // the page is drawn anew before anything else happens
    await Promise.resolve();
    const told = new Set(['offset', 'computedOffset', 'easing', 'composite']);
    const properties = document
      .getAnimations()
      .flatMap(({ effect }) =>
        effect instanceof KeyframeEffect ? effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe)) : [],
      );
    return [...new Set(properties)].filter((property) => !told.has(property));
  });
  expect(changed).toEqual(['opacity']);
  await expect(onTheirWay(page)).toHaveCount(0);
  await expect(page.locator('[data-decision=action]')).toBeVisible();
}
