import { checkPlayable } from '../setup/check-figures.ts';
import { editionNumbered, EDITIONS, NEWEST_EDITION } from '../editions/editions.ts';
import { figuresFor, PLAYER_COUNTS } from '../editions/figures-for.ts';
import type { OwnRulings } from '../editions/rulings.ts';
import type { Figures } from '../figures/figures.ts';
import { settle } from './settle.ts';
import type { State } from '../state/state.ts';
import { openTable, STANDARD_OPTIONS, type Options } from '../table/table.ts';
import { MAX_PLAYERS } from '../words/seat.ts';
import { setupState } from '../setup/setup-state.ts';

export interface SetupConfig {
  readonly players: number;
  readonly options?: Partial<Options>;
  /** The number of the edition; the newest if absent. */
  readonly edition?: number;
  /** Figures and rulings of their own, in place of the edition's. */
  readonly figures?: Figures;
  readonly rulings?: OwnRulings;
}

/** Figures that have been checked once need no second look: bots set up thousands of games with the same ones. */
const playable = new WeakSet<Figures>(
  EDITIONS.flatMap((edition) => PLAYER_COUNTS.map((players) => figuresFor(edition, players))),
);

function mustBePlayable(figures: Figures): void {
  if (playable.has(figures)) return;
  const checked = checkPlayable(figures);
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
export function setup({ players, options, edition: number = NEWEST_EDITION.number, ...own }: SetupConfig): State {
  if (!Number.isInteger(players) || players < 2 || players > MAX_PLAYERS) {
    throw new RangeError(`La Stanza is for 2 to 4 players, not ${players}`);
  }
  const edition = editionNumbered(number);
  if (edition === undefined) throw new RangeError(`there is no edition ${number}`);
  const figures = own.figures ?? figuresFor(edition, players);
  mustBePlayable(figures);
  const rulings = own.rulings === undefined ? edition.rulings : { ...edition.rulings, ...own.rulings };
  const table = openTable(players, { ...STANDARD_OPTIONS, ...options }, figures, rulings);
  const state = setupState(table);
  settle(state, undefined);
  return state;
}
