import type { Bot } from './bot.ts';
import { handEvaluator } from './evaluation/hand-evaluator.ts';
import type { Evaluator } from './evaluation/evaluator.ts';
import { createLearner } from './mistakes/learner.ts';
import { APPRENTICE_MISTAKES, NOVICE_MISTAKES } from './mistakes/mistakes.ts';
import { createGrandmaster } from './search/grandmaster.ts';
import { createGreedy } from './search/greedy.ts';
import { styleLikes } from './style/style-likes.ts';
import { STYLE, type StyleName } from './style/style.ts';

export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** How many simulations a level plays with; those that do not search need none. */
export const LEVEL_SIMULATIONS: Readonly<Record<Level, number>> = { 1: 0, 2: 0, 3: 0, 4: 40, 5: 240 };

/** How many positions the tree of a level that searches holds. */
const TREE_CAPACITY = { 4: 800, 5: 4000 } as const;

/** How many turns a way of playing chooses from where nothing is searched. */
const STYLED_CANDIDATES = 24;

/**
 * The bot of a level. From level 3 on it judges by the evaluator it is given: without one, by the handwritten evaluation.
 *
 * @example
 * const game = newGame({ players: 2, seed: 'c0ffee' });
 * const { actions } = createBot(3).decide(game.state, 1);
 * actions.map((action) => ACTIONS[action]?.kind); // ['land', 'activate', 'hire', 'reward', 'artwork']
 */
export function createBot(level: Level, value: Evaluator = handEvaluator, name?: StyleName): Bot {
  const style = name === undefined ? undefined : STYLE[name];
  switch (level) {
    case 1:
      return createLearner({ evaluator: handEvaluator, mistakes: NOVICE_MISTAKES, style });
    case 2:
      return createLearner({ evaluator: handEvaluator, mistakes: APPRENTICE_MISTAKES, style });
    case 3:
      return style === undefined
        ? createGreedy({ evaluator: value })
        : createGreedy({
            evaluator: value,
            candidates: STYLED_CANDIDATES,
            likes: styleLikes(style, value, style.unsearched),
          });
    case 4:
    case 5:
      return createGrandmaster({
        evaluator: value,
        simulations: LEVEL_SIMULATIONS[level],
        capacity: TREE_CAPACITY[level],
        likes: style && styleLikes(style, value),
      });
  }
}
