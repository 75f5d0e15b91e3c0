/* The face for puzzles: pages and tools that read, judge and explain them. A table needs none of it. */
export { readPuzzles, type Goal, type Puzzle } from './puzzles/puzzle-file.ts';
export { isPlain } from './puzzles/plain.ts';
export { positionKey } from './turns/position-key.ts';
export { solvedPuzzle, type PuzzleLine, type SolvedPuzzle } from './puzzles/solved-puzzle.ts';
