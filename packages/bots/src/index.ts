export type { Bot, Budget, Candidate, Choice } from './bot.ts';
export { createBot, LEVELS, type Level } from './levels.ts';
export type { Reason, ThumbRule } from './reasons/reason.ts';
export type { Evaluator } from './evaluation/evaluator.ts';
export { handEvaluator } from './evaluation/hand-evaluator.ts';
export { createNetEvaluator } from './value/net-evaluator.ts';
export { valueFor, type Value } from './value/value-for.ts';
export { unpackNet, type WeightsFault, type WeightsFile } from './value/weights.ts';
export {
  analyse,
  type Analysis,
  type AnalysisOptions,
  type Label,
  type RefillReview,
  type TurnReview,
} from './analysis/analyse.ts';
export { mergeChoices } from './search/merge-choices.ts';
export { playAtRandom } from './search/random-playout.ts';
export { createAdviser } from './hints/adviser.ts';
export { hint, type HintedTurn } from './hints/hint.ts';
export { createThinker, requestOf, type ThinkAnswer, type ThinkRequest } from './worker/thinker.ts';
