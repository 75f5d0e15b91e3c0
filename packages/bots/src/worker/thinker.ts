import { setup, type Figures, type Options, type State } from '@la-stanza/engine';
import type { Bot, Budget, Choice } from '../bot.ts';
import { createBot, type Level } from '../levels.ts';
import { valueFor } from '../value/value-for.ts';
import type { WeightsFault, WeightsFile } from '../value/weights.ts';

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
    const { evaluator, fault } = valueFor(weights, figures);
    return { bot: createBot(level, evaluator), fault };
  };
  // a search keeps its buffers as long as the table is the same
  let table: { readonly key: string; readonly state: State } | undefined;
  const tableFor = (players: number, options: Options, figures: Figures): State => {
    const key = JSON.stringify([players, options, figures]);
    table = table?.key === key ? table : { key, state: setup({ players, options, figures }) };
    return table.state;
  };
  return ({ id, players, options, figures, bytes, level, seed, budget }) => {
    const key = `${level} ${JSON.stringify(figures)}`;
    const known = bots.get(key) ?? botFor(level, figures);
    bots.set(key, known);
    const state = tableFor(players, options, figures);
    state.bytes.set(bytes);
    const choice = known.bot.decide(state, seed, budget);
    return known.fault === undefined ? { id, choice } : { id, choice, fault: known.fault };
  };
}
