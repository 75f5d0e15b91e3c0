import { type State, openLink } from '@la-stanza/engine';
import { prove } from './find-puzzle.ts';
import { isEasy } from './finds.ts';
import type { Puzzle } from './puzzle.ts';
import { themesOf } from './themes.ts';
import { recount, type Range } from './recount.ts';

/** Whether two solvers agree that a puzzle is one. */
export interface CheckedPuzzle {
  readonly link: string;
  readonly isProved: boolean;
  /** What the solvers say differently, or why it is no puzzle. */
  readonly fault: string | undefined;
}

/** The position of a puzzle; undefined if its link leads nowhere. */
export function positionOf({ link }: Pick<Puzzle, 'link'>): State | undefined {
  const read = openLink(link);
  return 'fault' in read ? undefined : read.game.state;
}

/** A puzzle with its themes found anew. */
export function withThemes(puzzle: Puzzle): Puzzle {
  const state = positionOf(puzzle);
  const proof = state === undefined ? undefined : prove(state);
  if (state === undefined || proof === undefined || typeof proof === 'string') return puzzle;
  const [first] = proof.solving;
  const next = proof.turns.find(({ worst }) => worst < (first?.worst ?? 0));
  return first === undefined || next === undefined ? puzzle : { ...puzzle, themes: themesOf(state, first, next) };
}

/** Solves a puzzle by two solvers that know nothing of each other, and lets level 2 try. */
export function checkPuzzle(puzzle: Puzzle): CheckedPuzzle {
  const { link } = puzzle;
  const state = positionOf(puzzle);
  if (state === undefined) return { link, isProved: false, fault: 'no-position' };
  const proof = prove(state);
  if (typeof proof === 'string') return { link, isProved: false, fault: proof };
  const { turns, solving, goal } = proof;
  if (goal !== puzzle.goal) return { link, isProved: false, fault: `goal ${goal}` };
  if (isEasy(state, solving)) return { link, isProved: false, fault: 'easy' };
  const first = { best: solving[0]?.worst, next: nextOf(turns, state), ...extremesOf(turns) };
  const ranges = recount(state);
  const second = {
    best: Math.max(...ranges.map(({ worst }) => worst)),
    next: nextOf(ranges, state),
    ...extremesOf(ranges),
  };
  const isSame = JSON.stringify(first) === JSON.stringify(second);
  return { link, isProved: isSame, fault: isSame ? undefined : `${JSON.stringify(first)} ${JSON.stringify(second)}` };
}

/** What the best of the turns that do not solve it can bring. */
function nextOf(ranges: readonly Range[], { table }: State): number {
  const best = Math.max(...ranges.map(({ worst }) => worst));
  const others = ranges.filter(({ worst }) => worst < best);
  return Math.max(...others.map((range) => (table.players === 2 ? range.worst : range.best)));
}

/** The least and the most of all lines. */
const extremesOf = (ranges: readonly Range[]): { readonly least: number; readonly most: number } => ({
  least: Math.min(...ranges.map(({ worst }) => worst)),
  most: Math.max(...ranges.map(({ best }) => best)),
});
