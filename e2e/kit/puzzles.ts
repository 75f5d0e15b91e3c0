import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ACTIONS } from '@la-stanza/engine';
import { readPuzzles, solvedPuzzle, type Puzzle, type PuzzleLine } from '@la-stanza/bots/puzzles';
import { positionOf } from '@la-stanza/bots/puzzles/check';
import { expect, type Page } from '@playwright/test';
import { playDirectly } from '../clicks/play-turn.ts';

/** The puzzles of the site. */
const PUZZLES: readonly Puzzle[] = readPuzzles(
  readFileSync(createRequire(import.meta.url).resolve('@la-stanza/bots/puzzles.txt'), 'utf8'),
);

export const addressOf = ({ link }: Puzzle): string => `#/puzzle/${link.slice(-8)}`;

/** A puzzle with a reply to foresee: its sentence is the longest. */
export const replyPuzzle = (): Puzzle => {
  const found = PUZZLES.find(({ goal, themes }) => goal === 'closest' && themes.includes('look-ahead'));
  if (found === undefined) throw new Error('no puzzle has a reply');
  return found;
};

/** A puzzle with its solution and the best other turn. */
export type SolvedEasily = { readonly puzzle: Puzzle; readonly solution: PuzzleLine; readonly other: PuzzleLine };

/** A puzzle that is quickly solved. */
export function easyPuzzle(): SolvedEasily {
  for (const puzzle of PUZZLES) {
    const state = puzzle.themes.includes('look-ahead') ? undefined : positionOf(puzzle);
    const [solution, other] = state === undefined ? [] : (solvedPuzzle(state)?.lines ?? []);
    if (solution !== undefined && other !== undefined) return { puzzle, solution, other };
  }
  throw new Error('every puzzle has a reply');
}

/** Plays a line of a puzzle on the table. */
export async function playLine(page: Page, { actions }: PuzzleLine): Promise<void> {
  await playDirectly(page, { actions: actions.map((action) => ACTIONS[action]?.text ?? '') });
}

/** Solves the easy puzzle, which the page shows, unless it is solved already. */
export async function solveEasily(page: Page): Promise<void> {
  await playUntil(page, easyPuzzle().solution, '[data-puzzle="solved"]');
}

/** Plays a worse turn of the easy puzzle, which the page shows, unless it has been played. */
export async function tryWrongly(page: Page): Promise<void> {
  await playUntil(page, easyPuzzle().other, '[data-puzzle="open"]:has([data-wrong])');
}

async function playUntil(page: Page, line: PuzzleLine, shown: string): Promise<void> {
  if ((await page.locator(shown).count()) > 0) return;
  await playLine(page, line);
  await expect(page.locator(shown)).toBeVisible();
}

/** Answers the questions of a Rush anyhow until the last lamp is out. */
export async function endRush(page: Page): Promise<void> {
  for (let question = 1; (await page.locator('[data-rush="open"]').count()) > 0; question++) {
    await page.locator(`[data-question="${question}"] [data-answer="0"]:enabled`).click();
    await expect(page.locator(`[data-question="${question + 1}"], [data-rush="lamps"]`).first()).toBeVisible();
  }
}
