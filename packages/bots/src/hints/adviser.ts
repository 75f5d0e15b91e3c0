import type { Bot } from '../bot.ts';
import type { Evaluator } from '../evaluation/evaluator.ts';
import { createGrandmaster } from '../search/grandmaster.ts';

/** Level 5 as a teacher: the same search, with the turns tried so that they can be compared with each other. */
export function createAdviser(value: Evaluator): Bot {
  return createGrandmaster({ evaluator: value, simulations: 400, rootWidth: 10, isRace: true });
}
