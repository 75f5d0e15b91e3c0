import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { LESSON_IDS, type LessonId } from '../../apps/web/src/screens/learn/lesson.ts';
import { LESSONS } from '../../apps/web/src/screens/learn/lessons/lessons.ts';
import { byKeyboard, byMouse, byTouch, coachOf, learn, type Hand } from '../kit/learner.ts';
import { scriptOf } from '../kit/lesson-script.ts';
import { keepSettings } from '../kit/shelf.ts';
import { expect, test } from '../kit/test.ts';

const PHONE = { width: 390, height: 844 } as const;
/** One lesson in each language, with the longest words on the smallest screen. */
const LANGUAGES = ['de', 'fr', 'nl', 'en', 'de'] as const;
const LAST_STEP = { en: 'Well done', de: 'Gut gemacht', fr: 'Bien joué', nl: 'Goed gedaan' } as const;

async function faultsOf(page: Page): Promise<unknown[]> {
  const { violations } = await new AxeBuilder({ page }).exclude('main svg').analyze();
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
}

/**
 * Goes through a lesson from the first sentence to the last; nothing may scroll sideways. axe checks where the lesson
 * begins, tests the learner and ends.
 */
async function goThrough(page: Page, id: LessonId, hand: Hand, looksFor: 'faults' | 'nothing'): Promise<void> {
  await page.goto(`#/learn/${id}`);
  await expect(coachOf(page)).toBeVisible();
  const { width } = page.viewportSize() ?? PHONE;
  const script = await scriptOf(id);
  const proof = LESSONS[id].steps.findIndex(({ kind }) => kind === 'prove');
  for (const [at, doing] of script.entries()) {
    const said = await coachOf(page).locator('p').first().innerText();
    if (looksFor === 'faults' && (at === 0 || at === proof)) expect(await faultsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await learn(page, hand, doing);
    await expect(coachOf(page).locator('p').first()).not.toHaveText(said);
  }
  if (looksFor === 'faults') expect(await faultsOf(page)).toEqual([]);
}

for (const [index, id] of LESSON_IDS.entries()) {
  test(`lesson ${id} by keyboard alone`, async ({ page }) => {
    await keepSettings(page, { theme: 'day', language: 'en' });
    await goThrough(page, id, byKeyboard, 'nothing');
    await expect(coachOf(page)).toContainText(LAST_STEP.en);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE, hasTouch: true });
    const language = LANGUAGES[index] ?? 'en';

    test(`lesson ${id} by touch, in ${language}`, async ({ page }) => {
      await keepSettings(page, { theme: 'candle', language });
      await goThrough(page, id, byTouch, 'faults');
      await expect(coachOf(page)).toContainText(LAST_STEP[language]);
    });
  });
}

test('one tap leads from the page to learn into the first lesson, which resumes where it was left', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('la-stanza.learn') === null) localStorage.setItem('la-stanza.learn', '{"done":["game"]}');
  });
  await page.goto('#/learn');
  await page.getByRole('link', { name: 'Continue with lesson 1' }).click();
  await expect(coachOf(page)).toContainText('You’re on the Bonus space');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(coachOf(page)).toContainText('step 2 of 4');
  await page.reload();
  await expect(coachOf(page)).toContainText('step 2 of 4');
  await page.getByRole('button', { name: 'Leave the lesson' }).last().click();
  await page.getByRole('link', { name: 'Continue with lesson 1' }).click();
  await expect(coachOf(page)).toContainText('step 2 of 4');
  await page.getByRole('button', { name: 'Repeat' }).click();
  await expect(coachOf(page)).toContainText('step 1 of 4');
  await page.getByRole('button', { name: 'Skip this lesson' }).click();
  await expect(coachOf(page)).toContainText('Who drops out?');
});

for (const theme of ['day', 'candle'] as const) {
  test(`a lesson on a desktop by ${theme} has no fault that axe can find`, async ({ page }) => {
    await keepSettings(page, { theme, language: 'en' });
    await page.goto('#/learn/hire');
    await expect(coachOf(page)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
}

test('a wrong tap gets a reason, and a missed step a way back', async ({ page }) => {
  await page.goto('#/learn/walk');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('g[data-about="space 1"]').click({ force: true });
  await expect(coachOf(page)).toContainText('in this lesson, count three');
  await page.goto('#/learn/strength');
  const script = await scriptOf('strength');
  for (const doing of script.slice(0, 2)) await learn(page, byMouse, doing);
  await learn(page, byMouse, { kind: 'play', actions: ['hire 2 5', 'reward 1'] });
  await expect(coachOf(page)).toContainText('Your sailboat hasn’t come far enough');
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(coachOf(page)).not.toContainText('Your sailboat hasn’t come far enough');
  await learn(page, byMouse, script[2] ?? { kind: 'go-on' });
  await expect(coachOf(page)).toContainText('White counts as any colour');
});

test('the coach shows a step when asked', async ({ page }) => {
  await page.goto('#/learn/masterpiece');
  for (const step of [2, 3, 4]) {
    await page.getByRole('button', { name: 'Show me' }).click();
    await expect(coachOf(page)).toContainText(`step ${step} of 4`);
  }
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(coachOf(page)).toContainText('A masterpiece and a tile');
  await page.getByRole('button', { name: 'Next: Finale and score' }).click();
  await expect(coachOf(page)).toContainText('The finale');
});
