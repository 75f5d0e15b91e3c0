import { setup, type Figures, type Options, type State } from '@la-stanza/engine';
import type { Bot, Budget, Choice } from '../bot.ts';
import { handEvaluator } from '../evaluation/hand-evaluator.ts';
import { createBot, type Level } from '../levels.ts';
import { createNetEvaluator } from '../value/net-evaluator.ts';
import { unpackNet, type WeightsFault, type WeightsFile } from '../value/weights.ts';

/** A decision to think about, as plain data that can be posted to a worker. */
export interface ThinkRequest {
  readonly id: number;
  readonly players: number;
  readonly options: Options;
  readonly figures: Figures;
  readonly bytes: Uint8Array;
  readonly level: Level;
  readonly seed: number;
  readonly budget: Pick<Budget, 'milliseconds' | 'simulations'>;
}

export interface ThinkAnswer {
  readonly id: number;
  readonly choice: Choice;
  /** Why the learned value could not be used, if it could not. */
  readonly fault?: WeightsFault;
}

/** What a request says about a position. */
export function requestOf(
  state: State,
  rest: Omit<ThinkRequest, 'players' | 'options' | 'figures' | 'bytes'>,
): ThinkRequest {
  const { players, options, figures } = state.table;
  return { ...rest, players, options, figures, bytes: Uint8Array.from(state.bytes) };
}

/** Answers requests with the shipped weights; for a game with other figures it goes by the evaluation written by hand, and says so. */
export function createThinker(weights: WeightsFile | undefined): (request: ThinkRequest) => ThinkAnswer {
  const bots = new Map<string, { bot: Bot; fault: WeightsFault | undefined }>();
  const botFor = (level: Level, figures: Figures): { bot: Bot; fault: WeightsFault | undefined } => {
    const net = weights === undefined ? undefined : unpackNet(weights, figures);
    if (net === undefined) return { bot: createBot(level, handEvaluator), fault: undefined };
    if ('code' in net) return { bot: createBot(level, handEvaluator), fault: net };
    return { bot: createBot(level, createNetEvaluator(net)), fault: undefined };
  };
  return ({ id, players, options, figures, bytes, level, seed, budget }) => {
    const key = `${level} ${JSON.stringify(figures)}`;
    const known = bots.get(key) ?? botFor(level, figures);
    bots.set(key, known);
    const state = setup({ players, options, figures });
    state.bytes.set(bytes);
    const choice = known.bot.decide(state, seed, budget);
    return known.fault === undefined ? { id, choice } : { id, choice, fault: known.fault };
  };
}
