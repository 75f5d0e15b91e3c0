import { GOALS, type Puzzle } from './puzzle.ts';
import { THEMES } from './themes.ts';

export type { Goal, Puzzle } from './puzzle.ts';

/* Puzzles as text, one on each line: link, goal, rating, themes. */

export const puzzleLine = ({ link, goal, rating, themes }: Puzzle): string =>
  [link, goal, rating, themes.join('+')].join(' ');

/** Reads a file of puzzles; a line that is none is left out. */
export function readPuzzles(text: string): Puzzle[] {
  return text.split('\n').flatMap((line) => {
    const [link = '', kind, rating = '', names = ''] = line.split(' ');
    const goal = GOALS.find((known) => known === kind);
    if (goal === undefined || !/^\d+$/.test(rating)) return [];
    const wanted = names.split('+');
    return [{ link, goal, rating: Number(rating), themes: THEMES.filter((theme) => wanted.includes(theme)) }];
  });
}
