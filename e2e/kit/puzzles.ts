import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readPuzzles, type Puzzle } from '@la-stanza/bots/puzzles';

/** The puzzles of the site. */
export const PUZZLES: readonly Puzzle[] = readPuzzles(
  readFileSync(createRequire(import.meta.url).resolve('@la-stanza/bots/puzzles.txt'), 'utf8'),
);

export const addressOf = ({ link }: Puzzle): string => `#/puzzle/${link.slice(-8)}`;

/** A puzzle with a reply to foresee: its sentence is the longest. */
export const replyPuzzle = (): Puzzle => {
  const found = PUZZLES.find(({ goal, themes }) => goal === 'closest' && themes.includes('look-ahead'));
  if (found === undefined) throw new Error('no puzzle has a reply');
  return found;
};
