import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { guidedScript } from '../kit/guided-script.ts';
import { byKeyboard, byMouse, byTouch, coachOf, learn, type Hand } from '../kit/learner.ts';
import { keepSettings } from '../kit/shelf.ts';
import { skipToSheet } from '../kit/whole-game.ts';
import { expect, test } from '../kit/test.ts';

const PHONE = { width: 390, height: 844 } as const;

async function faultsOf(page: Page): Promise<unknown[]> {
  const { violations } = await new AxeBuilder({ page }).exclude('main svg').analyze();
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
}

/** How far the pointer of the bubble is from the target of an action, in px. */
function distanceTo(page: Page, action: string): Promise<number> {
  return page.evaluate((text) => {
    const pointer = document.querySelector('[data-guided] > i')?.getBoundingClientRect();
    const targets = [...document.querySelectorAll(`[data-offer="${text}"], [data-offer^="${text} "]`)].map((element) =>
      element.getBoundingClientRect(),
    );
    if (pointer === undefined) return Infinity;
    const gaps = targets.map((box) =>
      Math.hypot(
        Math.max(box.left - pointer.right, pointer.left - box.right, 0),
        Math.max(box.top - pointer.bottom, pointer.top - box.bottom, 0),
      ),
    );
    return Math.min(...gaps);
  }, action);
}

const begin = async (page: Page, hand: Hand): Promise<void> => {
  await page.goto('#/learn/game');
  await hand.press(page, coachOf(page).locator('[data-choice]'));
  await expect(page.locator('[data-panel] [data-offer]').first()).toBeVisible();
};

/** Plays the first game from the welcome to the score sheet. */
async function playThrough(page: Page, hand: Hand, look: (action: string) => Promise<void>): Promise<void> {
  await begin(page, hand);
  for (const action of guidedScript()) {
    await expect(page.locator('[data-decides="true"][data-ending="false"]')).toBeVisible();
    await look(action);
    await learn(page, hand, { kind: 'play', actions: [action] });
  }
  await expect(async () => {
    await skipToSheet(page);
    await expect(coachOf(page)).toContainText(/The palazzo is yours|Der Palazzo gehört dir/, { timeout: 500 });
  }).toPass({ timeout: 60_000 });
}

test('the whole first game with the mouse: the pointer touches each target, and the score sheet closes it', async ({
  page,
}) => {
  await keepSettings(page, { theme: 'day', language: 'en' });
  const seen = new Set<string>();
  await playThrough(page, byMouse, async (action) => {
    await expect.poll(() => distanceTo(page, action), { message: action }).toBeLessThan(12);
    seen.add((await coachOf(page).innerText()).match(/step (\d+) of 14/)?.[1] ?? '');
  });
  for (const step of [2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13]) expect([...seen]).toContain(String(step));
  await expect(coachOf(page)).toContainText('The palazzo is yours');
  await expect(coachOf(page)).toContainText('step 14 of 14');
  await page.getByRole('button', { name: 'Play Ambrogio' }).click();
  await expect(page).toHaveURL(/\/game\//);
});

test('the whole first game by keyboard alone', async ({ page }) => {
  await keepSettings(page, { theme: 'day', language: 'en' });
  await playThrough(page, byKeyboard, () => Promise.resolve());
  await expect(coachOf(page)).toContainText('The palazzo is yours');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the whole first game by touch, in German; nothing scrolls sideways', async ({ page }) => {
    await keepSettings(page, { theme: 'candle', language: 'de' });
    let steps = 0;
    await playThrough(page, byTouch, async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
      if (steps++ % 12 === 0) expect(await faultsOf(page)).toEqual([]);
    });
    await expect(coachOf(page)).toContainText('Der Palazzo gehört dir', { timeout: 40_000 });
  });
});

test('the start page offers the first game first; it resumes where it was left', async ({ page }) => {
  await page.goto('');
  await page.getByRole('link', { name: 'Your first game' }).first().click();
  await expect(coachOf(page)).toContainText('Prestige is your score');
  await coachOf(page).getByRole('button', { name: 'Begin' }).click();
  await learn(page, byMouse, { kind: 'play', actions: ['land 4'] });
  await expect(coachOf(page)).toContainText('step 3 of 14');
  await page.reload();
  await expect(coachOf(page)).toContainText('step 3 of 14');
  await page.getByRole('button', { name: 'Leave the first game' }).click();
  await expect(page.getByRole('link', { name: 'Continue your first game' })).toBeVisible();
});

test('a wrong tap gets its reason in the bubble, a right one a green line, and "Show me" plays the step', async ({
  page,
}) => {
  await begin(page, byMouse);
  await page.locator('[data-board] g[data-offer="land 1"]').click({ force: true });
  await expect(coachOf(page)).toContainText('This time, follow me');
  await coachOf(page).getByRole('button', { name: 'Show me' }).click();
  await expect(page.locator('p[aria-hidden="true"]', { hasText: 'Nice walk: De Pizan joins you.' })).toBeVisible();
  await expect(coachOf(page)).toContainText('step 3 of 14');
  await expect(page.locator('[data-stamp="literature"]')).toHaveAttribute('data-state', 'now');
  for (const step of [4, 5, 5, 6]) {
    await coachOf(page).getByRole('button', { name: 'Show me' }).click();
    await expect(coachOf(page)).toContainText(`step ${step} of 14`);
  }
  await expect(page.locator('[data-stamp="literature"]')).toHaveAttribute('data-state', 'done');
  expect(await faultsOf(page)).toEqual([]);
});
