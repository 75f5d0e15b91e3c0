import type { Level } from '@la-stanza/bots';
import type { BotLevel } from '../source/game-source.ts';

/** The five bots of packages/bots. */
export const BOT_STRENGTHS: Readonly<Record<BotLevel, { readonly level: Level }>> = {
  novice: { level: 1 },
  apprentice: { level: 2 },
  adept: { level: 3 },
  master: { level: 4 },
  grandmaster: { level: 5 },
};

/** The most simulations for a turn when the player hurries the bots. */
export const HURRIED_SIMULATIONS = 30;

/**
 * A safety net for slow phones: a bot that has not done its simulations by then plays the best turn so far. A desktop needs half a
 * second, and nothing else depends on time.
 */
export const SAFETY_MS = 6000;
