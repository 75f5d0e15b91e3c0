import type { Bot } from '../bot.ts';
import { handEvaluator } from '../evaluation/hand-evaluator.ts';
import { createGreedy } from './greedy.ts';

/** Points by which it may misjudge a turn. */
const MISJUDGEMENT = 0.6;

/**
 * A player whose choices stay the same: positions of tests and pictures come from its games, and must not change when a level learns
 * to play differently.
 */
export function createSparring(): Bot {
  return createGreedy({ evaluator: handEvaluator, misjudgement: MISJUDGEMENT });
}
