import { expect, test } from 'vitest';
import { puzzleLine, readPuzzles, type Puzzle } from './puzzle-file.ts';

const PUZZLE: Puzzle = { link: 'AgUx', goal: 'most', rating: 1350, themes: ['masterpiece', 'look-ahead'] };

test('a puzzle written as a line is read back', () => {
  expect(readPuzzles(`${puzzleLine(PUZZLE)}\n`)).toEqual([PUZZLE]);
});

test('lines that are no puzzles and themes that are unknown are left out', () => {
  expect(readPuzzles('nonsense\nAgUx dance 12 books\nAgUx win x books\nAgUx win 1200 books+dance')).toEqual([
    { link: 'AgUx', goal: 'win', rating: 1200, themes: ['books'] },
  ]);
});
