import type { Puzzle } from '@la-stanza/bots/puzzles';
import { expect, test } from 'vitest';
import { nextPuzzle, puzzleOfDay } from './choose-puzzle.ts';
import { puzzleId } from './load-puzzles.ts';

const PUZZLES: readonly Puzzle[] = Array.from({ length: 50 }, (_, nth) => ({
  link: `abcdefgh${String(nth).padStart(8, '0')}`,
  goal: 'most',
  rating: 1000 + 20 * nth,
  themes: [],
}));
const NOON = Date.UTC(2026, 10, 17, 12);

test('a day has one puzzle, and the next day another', () => {
  const today = puzzleOfDay(PUZZLES, NOON);
  expect(puzzleOfDay(PUZZLES, Date.UTC(2026, 10, 17))).toBe(today);
  expect(puzzleOfDay(PUZZLES, Date.UTC(2026, 10, 17, 23, 59))).toBe(today);
  const days = Array.from({ length: PUZZLES.length }, (_, day) => puzzleOfDay(PUZZLES, NOON + day * 86_400_000));
  expect(new Set(days).size).toBe(PUZZLES.length);
});

const PLAIN: readonly Puzzle[] = PUZZLES.map((puzzle) => ({ ...puzzle, themes: ['museum', 'artwork', 'hold-back'] }));
const RICH: Puzzle = { link: 'rich', goal: 'win', rating: 1500, themes: ['museum', 'artwork', 'discs'] };

test('an artwork for the museum and nothing else is no puzzle of a day', () => {
  expect(puzzleOfDay([...PLAIN, RICH], NOON)).toBe(RICH);
  expect(puzzleOfDay(PLAIN, NOON)).toBeUndefined();
});

test('plain puzzles come after all others', () => {
  expect(nextPuzzle([...PLAIN, RICH], () => false, 1000)).toBe(RICH);
  expect(nextPuzzle([...PLAIN, RICH], (id) => id === puzzleId(RICH), 1000)?.rating).toBe(1000);
});

test('the next puzzle is an untried one of about the player’s strength', () => {
  const tried = new Set(PUZZLES.slice(0, 10).map(puzzleId));
  expect(nextPuzzle(PUZZLES, (id) => tried.has(id), 1100)?.rating).toBe(1200);
  expect(nextPuzzle(PUZZLES, () => false, 1505)?.rating).toBe(1500);
  expect(nextPuzzle(PUZZLES, () => true, 1500)).toBeUndefined();
  expect(puzzleOfDay([], NOON)).toBeUndefined();
});
