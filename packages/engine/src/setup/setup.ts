import { checkFigures } from '../figures/check-figures.ts';
import { STANDARD_FIGURES } from '../figures/standard-figures.ts';
import type { Figures } from '../figures/figures.ts';
import { settle } from '../flow/settle.ts';
import type { State } from '../state/state.ts';
import { openTable, STANDARD_OPTIONS, type Options } from '../table/table.ts';
import { MAX_PLAYERS } from '../words/seat.ts';
import { setupState } from './setup-state.ts';

export interface SetupConfig {
  readonly players: number;
  readonly options?: Partial<Options>;
  readonly figures?: Figures;
}

/** Figures that have been checked once need no second look: bots set up thousands of games with the same ones. */
const playable = new WeakSet<Figures>([STANDARD_FIGURES]);

function mustBePlayable(figures: Figures): void {
  if (playable.has(figures)) return;
  const checked = checkFigures(figures);
  if ('fault' in checked) {
    const { code, figure, least, most } = checked.fault;
    throw new RangeError(`these figures cannot be played: ${code} ${figure} (${least} to ${most})`);
  }
  playable.add(figures);
}

/**
 * Sets up a game of two to four players. The first decision is usually one of chance. Figures that cannot be played are refused.
 *
 * @example
 * const state = setup({ players: 3, options: { start: 'first' } });
 * toAct(state).decision; // 'starter'
 */
export function setup({ players, options, figures = STANDARD_FIGURES }: SetupConfig): State {
  if (!Number.isInteger(players) || players < 2 || players > MAX_PLAYERS) {
    throw new RangeError(`La Stanza is for 2 to 4 players, not ${players}`);
  }
  mustBePlayable(figures);
  const state = setupState(openTable(players, { ...STANDARD_OPTIONS, ...options }, figures));
  settle(state, undefined);
  return state;
}
