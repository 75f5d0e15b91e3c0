import type { Figures } from '@la-stanza/engine';
import type { Evaluator } from '../evaluation/evaluator.ts';
import { handEvaluator } from '../evaluation/hand-evaluator.ts';
import { createNetEvaluator } from './net-evaluator.ts';
import { unpackNet, type WeightsFault, type WeightsFile } from './weights.ts';

export interface Value {
  readonly evaluator: Evaluator;
  /** Why the learned value could not be used, if so. */
  readonly fault: WeightsFault | undefined;
}

/**
 * The evaluator for games with these figures: the learned value, or the handwritten evaluation if the weights do not fit.
 */
export function valueFor(weights: WeightsFile | undefined, figures: Figures): Value {
  if (weights === undefined) return { evaluator: handEvaluator, fault: undefined };
  const net = unpackNet(weights, figures);
  if ('code' in net) return { evaluator: handEvaluator, fault: net };
  return { evaluator: createNetEvaluator(net), fault: undefined };
}
