import type { Bot } from './bot.ts';
import { handEvaluator } from './evaluation/hand-evaluator.ts';
import type { Evaluator } from './evaluation/evaluator.ts';
import { createNovice } from './policy/novice.ts';
import { createGrandmaster } from './search/grandmaster.ts';
import { createGreedy } from './search/greedy.ts';

export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** Points by which the apprentice may misjudge a turn. */
const APPRENTICE_MISJUDGEMENT = 0.6;

/** The player of a level. From level 3 on it judges by the learned value; without one, by the evaluation written by hand. */
export function createBot(level: Level, value: Evaluator = handEvaluator): Bot {
  switch (level) {
    case 1:
      return createNovice();
    case 2:
      return createGreedy({ evaluator: handEvaluator, misjudgement: APPRENTICE_MISJUDGEMENT });
    case 3:
      return createGreedy({ evaluator: value });
    case 4:
      return createGrandmaster({ evaluator: value, simulations: 40, capacity: 800 });
    case 5:
      return createGrandmaster({ evaluator: value, simulations: 400 });
  }
}
