export type { Bot, Budget, Candidate, Choice } from './bot.ts';
export { createBot, LEVEL_SIMULATIONS, LEVELS, type Level } from './levels.ts';
export type { Evaluator } from './evaluation/evaluator.ts';
export { handEvaluator } from './evaluation/hand-evaluator.ts';
export { createNetEvaluator } from './value/net-evaluator.ts';
export { valueFor, type Value } from './value/value-for.ts';
export { unpackNet, type WeightsFault, type WeightsFile } from './value/weights.ts';
export {
  analyse,
  reviewTurn,
  stretchesOf,
  type Analysis,
  type AnalysisOptions,
  type Label,
  type RefillReview,
  type TurnReview,
} from './analysis/analyse.ts';
export { luckOf } from './analysis/luck.ts';
export { mergeChoices } from './search/merge-choices.ts';
export { createSparring } from './search/sparring.ts';
export { playAtRandom } from './search/random-playout.ts';
export { createAdviser, type Adviser } from './advice/adviser.ts';
export type { Gain } from './advice/gain.ts';
export {
  hint,
  whyNot,
  type AdvisedTurn,
  type Certainty,
  type Hint,
  type HintProgress,
  type WhyNot,
} from './advice/hint.ts';
export { HINT_WORK, REVIEW_WORK, withSimulations, type Work } from './advice/work.ts';
export { createThinker, requestOf, type ThinkAnswer, type ThinkRequest } from './worker/thinker.ts';
