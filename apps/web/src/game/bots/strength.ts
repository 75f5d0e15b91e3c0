import type { Level } from '@la-stanza/bots';
import type { BotLevel } from '../source/game-source.ts';

/** How a bot of a level plays here. */
type Strength = {
  readonly level: Level;
  /** What it may think about a turn; without it as long as its level takes, which is not long. */
  readonly milliseconds?: number;
};

/** The five players of the bots' package; the times are for a phone as for a desk. */
export const STRENGTHS: Readonly<Record<BotLevel, Strength>> = {
  novice: { level: 1 },
  apprentice: { level: 2 },
  adept: { level: 3 },
  master: { level: 4, milliseconds: 120 },
  grandmaster: { level: 5, milliseconds: 700 },
};

/** Time for a turn that somebody does not want to wait for. */
export const HURRIED_MS = 60;
