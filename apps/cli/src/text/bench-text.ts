import type { BenchResult } from '@la-stanza/bench';

const whole = (number: number): string => Math.round(number).toLocaleString('en');

export const BENCH_TEXT = {
  measuring: (done: number, slices: number): string => `Measuring, ${done} of ${slices}`,
  rows: (result: BenchResult): string[][] => [
    ['Random games per second, 2 players', whole(result.gamesPerSecond[2])],
    ['Random games per second, 3 players', whole(result.gamesPerSecond[3])],
    ['Random games per second, 4 players', whole(result.gamesPerSecond[4])],
    ['Decisions per second', whole(result.decisionsPerSecond)],
    ['Copies per second', whole(result.copiesPerSecond)],
    ['boardgame.io tic-tac-toe moves per second', whole(result.boardgameioMovesPerSecond)],
    ['Decisions for each such move', whole(result.ratio)],
  ],
} as const;
