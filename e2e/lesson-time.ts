import { LANGUAGES, type Language } from '@la-stanza/words';
import type { Page } from '@playwright/test';
import { LESSON_IDS, type LessonId } from '../apps/web/src/screens/learn/lesson.ts';
import { IS_SHORT } from './kit/browser.ts';
import { byTouch, coachOf, learn, type Hand } from './kit/learner.ts';
import { guidedScript } from './kit/guided-script.ts';
import { scriptOf } from './kit/lesson-script.ts';
import { keepSettings } from './kit/shelf.ts';
import { expect, test } from './kit/test.ts';

/*
 * Measures how long the first game and the five lessons take a learner who reads everything: plays them on a phone with all
 * animations, and adds the time to read the coach and the bar and the time to find each target.
 */

/** Silent reading of new text, on the slow side of 175 to 300. */
const WORDS_PER_MINUTE = 200;
const SECONDS_TO_FIND = 2;
const LONGEST_MINUTES = 8;
const LONGEST_GAME_MINUTES = 9;
/** A busy machine is slow, not wrong. */
const PATIENCE = 60_000;

type Taken = { readonly words: number; readonly taps: number; readonly seconds: number };

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;

/**
 * Everything to read before the next step: the coach and the bar. Options are skimmed, which is part of the time to find
 * one.
 */
async function toRead(page: Page): Promise<string[]> {
  const texts = await page.locator('[class*="sentence"] p').allInnerTexts();
  return [await coachOf(page).innerText(), ...texts].flatMap((text) => text.split('\n'));
}

async function newWords(page: Page, known: Set<string>): Promise<number> {
  const lines = (await toRead(page)).filter((line) => !known.has(line));
  for (const line of lines) known.add(line);
  return wordsIn(lines.join(' '));
}

/** Text read in this or an earlier lesson is not read again. */
async function timed(page: Page, id: LessonId, known: Set<string>): Promise<Taken> {
  await page.goto(`#/learn/${id}`);
  await expect(coachOf(page)).toBeVisible();
  const begun = performance.now();
  let words = await newWords(page, known);
  const { hand, taps } = countedHand();
  for (const doing of await scriptOf(id)) {
    const said = await coachOf(page).locator('p').first().innerText();
    await learn(page, hand, doing);
    await expect(coachOf(page).locator('p').first()).not.toHaveText(said);
    words += await newWords(page, known);
  }
  return { words, taps: taps(), seconds: (performance.now() - begun) / 1000 };
}

/** A finger that counts its taps. */
function countedHand(): { readonly hand: Hand; readonly taps: () => number } {
  let taps = 0;
  const hand: Hand = {
    press: async (on, target) => {
      taps += 1;
      await byTouch.press(on, target);
    },
    confirm: async (on) => {
      taps += 1;
      await byTouch.confirm(on);
    },
  };
  return { hand, taps: () => taps };
}

/** The first game, from the welcome to the sentence beside the score sheet. */
async function timedGame(page: Page): Promise<Taken> {
  const known = new Set<string>();
  await page.goto('#/learn/game');
  await expect(coachOf(page)).toBeVisible({ timeout: PATIENCE });
  const begun = performance.now();
  let words = await newWords(page, known);
  const { hand, taps } = countedHand();
  await hand.press(page, coachOf(page).locator('[data-choice]'));
  for (const action of guidedScript()) {
    await expect(page.locator('[data-decides="true"][data-ending="false"]')).toBeVisible({ timeout: PATIENCE });
    words += await newWords(page, known);
    await learn(page, hand, { kind: 'play', actions: [action] });
  }
  // the count runs in full, and the winner's page leads to the score sheet
  await hand.press(page, page.locator('[data-ceremony=win] section button').last());
  await expect(coachOf(page).locator('button').first()).toBeVisible({ timeout: PATIENCE });
  words += await newWords(page, known);
  return { words, taps: taps(), seconds: (performance.now() - begun) / 1000 };
}

const minutesOf = ({ words, taps, seconds }: Taken): number =>
  words / WORDS_PER_MINUTE + (taps * SECONDS_TO_FIND + seconds) / 60;

test('five lessons, read from the first word to the last', async ({ browser }) => {
  test.setTimeout(900_000);
  for (const language of IS_SHORT ? (['en'] as const) : LANGUAGES) {
    const page = await browser.newPage();
    await keepSettings(page, { theme: 'day', language });
    const taken: Taken[] = [];
    const known = new Set<string>();
    for (const id of IS_SHORT ? LESSON_IDS.slice(0, 1) : LESSON_IDS) taken.push(await timed(page, id, known));
    const total = taken.map(minutesOf).reduce((sum, one) => sum + one, 0);
    await page.close();
    console.log(JSON.stringify(figuresOf(language, taken)));
    expect.soft(total, language).toBeLessThan(LONGEST_MINUTES);
  }
});

if (!IS_SHORT)
  test('the first game, read from the first word to the last', async ({ browser }) => {
    test.setTimeout(900_000);
    for (const language of LANGUAGES) {
      const page = await browser.newPage();
      await keepSettings(page, { theme: 'day', language });
      const taken = await timedGame(page);
      await page.close();
      const minutes = minutesOf(taken);
      console.log(JSON.stringify(figuresOf(language, [taken])));
      expect.soft(minutes, language).toBeLessThan(LONGEST_GAME_MINUTES);
    }
  });

/** What a language takes, as figures. */
function figuresOf(language: Language, taken: readonly Taken[]): Record<string, unknown> {
  const sum = (figure: (one: Taken) => number): number => taken.reduce((total, one) => total + figure(one), 0);
  const minutes = taken.map((one) => Math.round(10 * minutesOf(one)) / 10);
  return {
    language,
    words: sum(({ words }) => words),
    taps: sum(({ taps }) => taps),
    seconds: Math.round(sum(({ seconds }) => seconds)),
    minutes,
    total: Math.round(10 * sum(minutesOf)) / 10,
  };
}
