import { setup } from '@la-stanza/engine/search';
import type { Figures, Options, Rulings, State, Table } from '@la-stanza/engine';
import type { Bot, Budget, Choice } from '../bot.ts';
import { createBot, type Level } from '../levels.ts';
import { wallClock } from '../search/wall-clock.ts';
import type { StyleName } from '../style/style.ts';
import { valueFor } from '../value/value-for.ts';
import type { WeightsFault, WeightsFile } from '../value/weights.ts';

/** A decision to think about, as plain data that can be posted to a worker. */
export interface ThinkRequest {
  readonly id: number;
  readonly players: number;
  readonly options: Options;
  readonly figures: Figures;
  readonly rulings: Rulings;
  readonly bytes: Uint8Array;
  readonly level: Level;
  /** Its way of playing; without one it plays for prestige alone. */
  readonly style?: StyleName | undefined;
  readonly seed: number;
  readonly budget: Pick<Budget, 'milliseconds' | 'simulations'>;
}

export interface ThinkAnswer {
  readonly id: number;
  readonly choice: Choice;
  /** Why the learned value could not be used, if so. */
  readonly fault?: WeightsFault;
}

/** A request for a position. */
export function requestOf(
  state: State,
  rest: Omit<ThinkRequest, 'players' | 'options' | 'figures' | 'rulings' | 'bytes'>,
): ThinkRequest {
  const { players, options, figures, rulings } = state.table;
  return { ...rest, players, options, figures, rulings, bytes: Uint8Array.from(state.bytes) };
}

/**
 * Answers requests with the shipped weights. For a game with other figures it uses the handwritten evaluation and says so. The
 * search reads `clock` again and again while it works.
 */
export function createThinker(
  weights: WeightsFile | undefined,
  clock: Budget['clock'] = wallClock,
): (request: ThinkRequest) => ThinkAnswer {
  const bots = new Map<string, { bot: Bot; fault: WeightsFault | undefined }>();
  const botFor = ({ level, figures, style }: ThinkRequest): { bot: Bot; fault: WeightsFault | undefined } => {
    const { evaluator, fault } = valueFor(weights, figures);
    return { bot: createBot(level, evaluator, style), fault };
  };
  // the search buffers are reused while the table stays the same
  let known: { readonly key: string; readonly table: Table } | undefined;
  const tableFor = ({ players, options, figures, rulings }: ThinkRequest): Table => {
    const key = JSON.stringify([players, options, figures, rulings]);
    known = known?.key === key ? known : { key, table: setup({ players, options, figures, rulings }).table };
    return known.table;
  };
  return (request) => {
    const { id, figures, bytes, level, style, seed, budget } = request;
    const key = `${level} ${style ?? ''} ${JSON.stringify(figures)}`;
    const player = bots.get(key) ?? botFor(request);
    bots.set(key, player);
    const choice = player.bot.decide({ table: tableFor(request), bytes }, seed, { ...budget, clock });
    return player.fault === undefined ? { id, choice } : { id, choice, fault: player.fault };
  };
}
