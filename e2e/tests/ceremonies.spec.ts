import type { Locator, Page } from '@playwright/test';
import { playSteps } from '../clicks/play-turn.ts';
import { LONG } from '../kit/browser.ts';
import { gameBefore, type Occasion } from '../kit/ceremony-games.ts';
import { sitDown } from '../kit/table.ts';
import { expect, test } from '../kit/test.ts';

const ceremony = (page: Page): Locator => page.locator('[data-ceremony]');
const told = (page: Page): Locator => page.locator('[data-told=ceremony]');

/** Plays the turn that brings a ceremony, up to the step that does. */
async function bring(page: Page, occasion: Occasion): Promise<void> {
  const { game, actions } = gameBefore(occasion);
  await sitDown(page, game);
  await expect(page.locator('[data-offer]').first()).toBeVisible();
  await playSteps(page, actions);
  if (occasion === 'finale' || occasion === 'over') {
    await page.locator('[data-bar="confirm"][data-ending="true"]').click();
  }
}

/** Whether the decision is open under a ceremony: the table takes input, and every choice of the list can be hit. */
async function expectOpenDecision(page: Page): Promise<void> {
  await expect(page.locator('[data-decides=true]')).toBeVisible();
  // for a moment after an own step it takes the second tap of a double one
  await expect(page.locator('[data-tap-guard]')).toHaveCount(0);
  const hit = await page.evaluate(() =>
    [...document.querySelectorAll('[data-panel] [data-state=legal]')].map((choice) => {
      const { left, top, width, height } = choice.getBoundingClientRect();
      return choice.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );
  expect(hit).not.toEqual([]);
  expect(hit).not.toContain(false);
}

/** A busy machine must not miss a ceremony: the browser plays it fifty times slower. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
}

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test.beforeEach(({ page }) => slowDown(page));

  test('a new round is proclaimed when the palazzo refills, the next decision is open, and any key ends it', async ({
    page,
  }) => {
    await bring(page, 'round');
    await expect(ceremony(page)).toHaveAttribute('data-ceremony', 'round');
    await expect(ceremony(page)).toContainText(/Round [IV]+.*new guests? arrive/s);
    await expectOpenDecision(page);
    await expect(told(page)).toHaveText(/^Round \d\. New guests arrive\.$/);
    await page.keyboard.press('Shift');
    await expect(ceremony(page)).toHaveCount(0, { timeout: 500 });
    await expectOpenDecision(page);
  });

  test('a tap ends a ceremony too, and one on a choice also makes it', { tag: LONG }, async ({ page }) => {
    await bring(page, 'round');
    await expect(ceremony(page)).toBeVisible();
    await page.locator('[data-panel] [data-offer=pass]').click();
    await expect(ceremony(page)).toHaveCount(0, { timeout: 500 });
    await expect(page.locator('[data-ending=true]').first()).toBeVisible();
  });

  test('a tap on the banner only ends the ceremony', { tag: LONG }, async ({ page }) => {
    await bring(page, 'round');
    const banner = page.locator('[data-ceremony] [data-ceremony-card]').first();
    await expect(banner).toBeVisible();
    const before = await page.locator('[data-entries]').getAttribute('data-line');
    const box = await banner.boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await expect(ceremony(page)).toHaveCount(0, { timeout: 500 });
    await expect(page.locator('[data-entries]')).toHaveAttribute('data-line', before ?? '');
  });

  test('an own pillar rises large, while the turn can be ended or undone', { tag: LONG }, async ({ page }) => {
    await bring(page, 'pillar');
    await expect(ceremony(page)).toHaveAttribute('data-ceremony', 'pillar');
    await expect(ceremony(page)).toContainText('Your pillar rises in');
    await expect(page.locator('[data-ending=true]').first()).toBeVisible();
    await page.keyboard.press('u');
    await expect(ceremony(page)).toHaveCount(0, { timeout: 500 });
    // the same key has also undone the step
    await expect(page.locator('[data-decision]')).not.toHaveAttribute('data-decision', 'end-turn');
  });

  test('the finale begins with dusk, and waits in the first games until a key is pressed', async ({ page }) => {
    await bring(page, 'finale');
    await expect(ceremony(page)).toHaveAttribute('data-ceremony', 'finale');
    await expect(ceremony(page)).toContainText('What counts at the end');
    await expect(told(page)).toContainText('The finale.');
    await page.keyboard.press('Shift');
    await expect(ceremony(page)).toHaveCount(0, { timeout: 500 });
  });

  test('the points are counted on the palazzo, then the winner is shown', async ({ page }) => {
    await bring(page, 'over');
    await expect(ceremony(page)).toHaveAttribute('data-ceremony', 'count');
    await expect(page.getByText('1 of 8')).toBeVisible();
    await expect(page.locator('[data-flight]').first()).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('2 of 8')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(ceremony(page)).toHaveAttribute('data-ceremony', 'win');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^(You win|You’re \w+|\w+ wins|.* share the palazzo)$/,
    );
    await page.getByRole('button', { name: 'Score sheet' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('the palazzo');
    await page.getByRole('button', { name: 'Count again' }).click();
    await expect(page.getByText('1 of 8')).toBeVisible();
  });
});

/** Everything on the page that moves, besides fading. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) =>
      effect instanceof KeyframeEffect
        ? effect
            .getKeyframes()
            .flatMap((keyframe) => Object.keys(keyframe))
            .filter((property) => !['offset', 'computedOffset', 'easing', 'composite', 'opacity'].includes(property))
        : [],
    ),
  );

test.describe('with reduced motion', () => {
  test('a new round is one sentence that fades', { tag: LONG }, async ({ page }) => {
    await slowDown(page);
    await bring(page, 'round');
    await expect(ceremony(page)).toHaveAttribute('data-form', 'still');
    await expect(ceremony(page)).toHaveText(/^Round \d\. New guests arrive\.$/);
    expect(await moving(page)).toEqual([]);
    await expectOpenDecision(page);
    await page.keyboard.press('Shift');
    await expect(ceremony(page)).toHaveCount(0, { timeout: 500 });
  });

  test('a pillar only appears', async ({ page }) => {
    await bring(page, 'pillar');
    await expect(told(page)).toContainText('Your pillar rises in');
    await expect(ceremony(page)).toHaveCount(0);
    expect(await moving(page)).toEqual([]);
  });

  test('the finale is a still picture until a tap', { tag: LONG }, async ({ page }) => {
    await bring(page, 'finale');
    await expect(ceremony(page)).toHaveAttribute('data-form', 'still');
    expect(await moving(page)).toEqual([]);
    await page.mouse.click(4, 4);
    await expect(ceremony(page)).toHaveCount(0, { timeout: 500 });
  });

  test('the count goes on with every tap, and nothing moves', { tag: LONG }, async ({ page }) => {
    await bring(page, 'over');
    for (const row of [1, 2, 3, 4, 5, 6, 7, 8]) {
      await expect(page.getByText(`${row} of 8`)).toBeVisible();
      expect(await moving(page)).toEqual([]);
      await page.mouse.click(4, 300);
    }
    await expect(ceremony(page)).toHaveAttribute('data-ceremony', 'win');
    await expect(ceremony(page)).toHaveAttribute('data-form', 'still');
    expect(await moving(page)).toEqual([]);
  });

  test('in the text view a ceremony is heard once, politely, and not shown', async ({ page }) => {
    const { game, actions } = gameBefore('round');
    await sitDown(page, game);
    await expect(page.locator('[data-offer]').first()).toBeVisible();
    await page.keyboard.press('t');
    await expect(page.locator('[data-layout=text]')).toBeVisible();
    await page.locator(`[data-offer="${actions[0]}"]`).first().click();
    if ((await page.locator('[data-asks=true]').count()) > 0) await page.locator('[data-confirm]').last().click();
    await expect(told(page)).toHaveText(/^Round \d\. New guests arrive\.$/);
    await expect(ceremony(page)).toHaveCount(0);
    const live = await page.locator('[aria-live=polite], [role=status]').allInnerTexts();
    expect(live.filter((text) => /round \d/i.test(text))).toHaveLength(1);
  });

  test('turned off, nothing is shown and the end is the score sheet', { tag: LONG }, async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'la-stanza.settings',
        JSON.stringify({ language: 'en', handover: false, ceremonies: 'off' }),
      ),
    );
    await bring(page, 'over');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('the palazzo');
    await expect(ceremony(page)).toHaveCount(0);
  });
});
