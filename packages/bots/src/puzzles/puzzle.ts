import type { Theme } from './themes.ts';

/** What is asked: the only win, the largest lead at the end, or the smallest distance to who wins. */
export const GOALS = ['win', 'most', 'closest'] as const;
export type Goal = (typeof GOALS)[number];

/** A position with one best turn that was proven over every line. */
export interface Puzzle {
  /** The game up to the position, as a link. */
  readonly link: string;
  readonly goal: Goal;
  /** How hard it is said to be before anybody has tried it. */
  readonly rating: number;
  readonly themes: readonly Theme[];
}
