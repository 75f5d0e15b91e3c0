import { CATEGORIES } from '@la-stanza/engine';
import { MAX_PLAYERS } from '@la-stanza/engine/search';
import type { Bot } from './bot.ts';
import { expectOwnPrestige } from './evaluation/hand-evaluation.ts';
import { handEvaluator } from './evaluation/hand-evaluator.ts';
import type { Evaluator } from './evaluation/evaluator.ts';
import { createNovice } from './policy/novice.ts';
import { createGreedy, type Worth } from './search/greedy.ts';

export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

const cells = new Float32Array(CATEGORIES.length * MAX_PLAYERS);

/** The own expected prestige, whatever the others do. */
const ownPrestige: Worth = (state, seat) => {
  expectOwnPrestige(state, seat, cells);
  let total = 0;
  for (let category = 0; category < CATEGORIES.length; category++)
    total += cells[CATEGORIES.length * seat + category] ?? 0;
  return total;
};

/** Points by which the apprentice may misjudge a turn. */
const APPRENTICE_NOISE = 0.6;

/** The player of a level. From level 3 on it judges by the learned value; without one, by the evaluation written by hand. */
export function createBot(level: Level, value: Evaluator = handEvaluator): Bot {
  switch (level) {
    case 1:
      return createNovice();
    case 2:
      return createGreedy({ evaluator: handEvaluator, worth: ownPrestige, noise: APPRENTICE_NOISE });
    case 3:
    case 4:
    case 5:
      return createGreedy({ evaluator: value });
  }
}
