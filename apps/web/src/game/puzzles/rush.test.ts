import type { Puzzle, SolvedPuzzle } from '@la-stanza/bots/puzzles';
import { expect, test } from 'vitest';
import { lampsLeft, rushOf, rushQuestion, solvedIn } from './rush.ts';

const puzzle = (rating: number, themes: Puzzle['themes'] = []): Puzzle => ({
  link: String(rating),
  goal: 'most',
  rating,
  themes,
});

test('a Rush rises, and asks no puzzle with a reply to foresee', () => {
  const all = Array.from({ length: 200 }, (_, nth) => puzzle(1000 + ((nth * 37) % 200)));
  const rush = rushOf([...all, puzzle(5, ['look-ahead'])], () => 0.5);
  const ratings = rush.map(({ rating }) => rating);
  expect(ratings).toEqual(ratings.toSorted((one, other) => one - other));
  expect(new Set(rush).size).toBe(60);
  expect(ratings).not.toContain(5);
});

const line = (lead: number): SolvedPuzzle['lines'][number] => ({ actions: [], totals: [], lead, gains: [] });
const solved: SolvedPuzzle = {
  goal: 'most',
  turns: 80,
  best: 9,
  leads: new Map(),
  lines: [line(9), line(7), line(5), line(2)],
};

const byLead = ({ lead }: SolvedPuzzle['lines'][number]): string => `lead ${lead}`;

test('the solution is among the answers, at any place; later questions have one more', () => {
  const first = rushQuestion(solved, byLead, 0, () => 0.99);
  expect(first?.answers.map(({ lead }) => lead)).toEqual([7, 5, 9]);
  expect(first?.right).toBe(2);
  expect(rushQuestion(solved, byLead, 9, () => 0)?.answers.map(({ lead }) => lead)).toEqual([9, 7, 5, 2]);
});

test('no two answers read the same', () => {
  const lines = [line(9), line(7), line(7), line(2)];
  expect(rushQuestion({ ...solved, lines }, byLead, 9, () => 0)?.answers).toHaveLength(3);
});

test('a position with a single turn to name asks nothing', () => {
  expect(rushQuestion({ ...solved, lines: [line(9)] }, byLead, 0, () => 0)).toBeUndefined();
});

test('every wrong answer puts out a lamp', () => {
  expect(lampsLeft([true, false, true, true])).toBe(2);
  expect(lampsLeft([false, false, false])).toBe(0);
  expect(solvedIn([true, false, true, true])).toBe(3);
});
