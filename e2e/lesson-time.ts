import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@la-stanza/words';
import { expect, test, type Page } from '@playwright/test';
import { LESSON_IDS, type LessonId } from '../apps/web/src/screens/learn/lesson.ts';
import { byTouch, coachOf, learn, type Hand } from './kit/learner.ts';
import { scriptOf } from './kit/lesson-script.ts';
import { keepSettings } from './kit/shelf.ts';

/*
 * How long the five lessons take a learner who reads everything: plays them on a phone with all that moves, and adds the time in
 * which the coach's words and the sentence of the bar are read, and the time in which each thing to tap is found.
 */

const RESULT = join(import.meta.dirname, '../docs/results/lessons.md');
/** Silent reading of something new, on the slow side of 175 to 300. */
const WORDS_PER_MINUTE = 200;
const SECONDS_TO_FIND = 2;
const LONGEST_MINUTES = 7;

type Taken = { readonly words: number; readonly taps: number; readonly seconds: number };

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;

/** Everything there is to read before the next step: what the coach says and what the bar asks for. Options are looked over, which is the time to find one. */
async function toRead(page: Page): Promise<string[]> {
  const texts = await page.locator('[class*="sentence"] p').allInnerTexts();
  return [await coachOf(page).innerText(), ...texts].flatMap((text) => text.split('\n'));
}

async function newWords(page: Page, known: Set<string>): Promise<number> {
  const lines = (await toRead(page)).filter((line) => !known.has(line));
  for (const line of lines) known.add(line);
  return wordsIn(lines.join(' '));
}

/** What was read in this or an earlier lesson is known and not read again. */
async function timed(page: Page, id: LessonId, known: Set<string>): Promise<Taken> {
  await page.goto(`#/learn/${id}`);
  await expect(coachOf(page)).toBeVisible();
  const begun = performance.now();
  let words = await newWords(page, known);
  let taps = 0;
  const hand: Hand = {
    press: async (on, thing) => {
      taps += 1;
      await byTouch.press(on, thing);
    },
    confirm: async (on) => {
      taps += 1;
      await byTouch.confirm(on);
    },
  };
  for (const doing of await scriptOf(id)) {
    const said = await coachOf(page).locator('p').first().innerText();
    await learn(page, hand, doing);
    await expect(coachOf(page).locator('p').first()).not.toHaveText(said);
    words += await newWords(page, known);
  }
  return { words, taps, seconds: (performance.now() - begun) / 1000 };
}

const minutesOf = ({ words, taps, seconds }: Taken): number =>
  words / WORDS_PER_MINUTE + (taps * SECONDS_TO_FIND + seconds) / 60;

test('five lessons, read from the first word to the last', async ({ browser }) => {
  test.setTimeout(900_000);
  const rows: string[] = [];
  for (const language of LANGUAGES) {
    const page = await browser.newPage();
    await keepSettings(page, { theme: 'day', language });
    const taken: Taken[] = [];
    const known = new Set<string>();
    for (const id of LESSON_IDS) taken.push(await timed(page, id, known));
    const minutes = taken.map(minutesOf);
    const total = minutes.reduce((sum, one) => sum + one, 0);
    await page.close();
    rows.push(row(language, taken, minutes, total));
    expect.soft(total, language).toBeLessThan(LONGEST_MINUTES);
  }
  writeFileSync(RESULT, report(rows));
});

function row(language: Language, taken: readonly Taken[], minutes: readonly number[], total: number): string {
  const words = taken.reduce((sum, one) => sum + one.words, 0);
  const taps = taken.reduce((sum, one) => sum + one.taps, 0);
  return `| ${language} | ${words} | ${taps} | ${minutes.map((one) => one.toFixed(1)).join(' | ')} | **${total.toFixed(1)}** |`;
}

function report(rows: readonly string[]): string {
  return `# How long the lessons take

\`pnpm lesson:time\` plays the five lessons on a phone (390 × 844, by touch, with everything that moves) in each language and counts
what somebody who has never seen the game has to read and to tap: every sentence of the coach and
of the bar once, read at ${WORDS_PER_MINUTE} words a minute, ${SECONDS_TO_FIND} seconds to look over the options and tap one, and the time the page itself took.

| | words | taps | lesson 1 | 2 | 3 | 4 | 5 | minutes in all |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

The bar is ${LONGEST_MINUTES} minutes. Nobody was held up by a wrong move here; each wrong move costs one more sentence and one more tap.
`;
}
