import type { Budget } from '../bot.ts';
import { createBot, type Level } from '../levels.ts';
import { handEvaluator } from '../evaluation/hand-evaluator.ts';
import { createNetEvaluator } from '../value/net-evaluator.ts';
import { unpackNet, type WeightsFile } from '../value/weights.ts';
import type { Player } from './play-game.ts';
import { processorClock } from './processor-clock.ts';

/** A player in the arena, as plain data that can be sent to a worker. */
export interface Contestant {
  readonly level: Level;
  readonly budget: Pick<Budget, 'milliseconds' | 'simulations'>;
  /** The learned value; without it the handwritten evaluation is used. */
  readonly weights?: WeightsFile;
}

/** What budgets are measured by: wall time, or processor time, which other processes do not affect. */
export const CLOCKS = ['wall', 'processor'] as const;
export type Clock = (typeof CLOCKS)[number];

export function createPlayer({ level, budget: limits, weights }: Contestant, clock: Clock = 'wall'): Player {
  const budget = clock === 'wall' ? limits : { ...limits, clock: processorClock };
  if (weights === undefined) return { bot: createBot(level, handEvaluator), budget };
  const net = unpackNet(weights);
  if ('code' in net) throw new Error(`the weights do not fit: ${JSON.stringify(net)}`);
  return { bot: createBot(level, createNetEvaluator(net)), budget };
}
