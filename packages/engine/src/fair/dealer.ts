import {
  A_COVER,
  A_DEAL,
  A_START,
  A_TILE,
  type ActionId,
  actionId,
  F_COVER,
  F_DEAL,
  F_START,
  F_STARTER,
  F_TILE,
  MAX_COVER_COPIES,
} from '../catalogue/catalogue.ts';
import type { GameEvent } from '../events/event.ts';
import { coverFrame } from '../frames/cover-frame.ts';
import { dealFrame } from '../frames/deal-frame.ts';
import { starterFrame } from '../frames/starter-frame.ts';
import { tileFrame } from '../frames/tile-frame.ts';
import { mayBeDealt } from '../refill/deal.ts';
import { seatInOrder } from '../setup/setup-state.ts';
import { frameKind } from '../state/frame.ts';
import { pileNumber, round } from '../state/game-bytes.ts';
import { copy, type State } from '../state/state.ts';
import { DRAWN_PER_DISCIPLINE, GRID_SPACES, TILES_PER_DISCIPLINE } from '../words/bonus-tile.ts';
import { CHARACTERS, starterOf, STARTERS, STARTERS_PER_SEAT } from '../words/character.ts';
import { DISCIPLINES } from '../words/discipline.ts';
import { apply } from '../flow/apply.ts';
import { toAct } from '../flow/to-act.ts';
import { fromHex, toHex } from './bytes.ts';
import { sha256 } from './sha256.ts';
import { shuffled } from './stream.ts';
import { numberAt as pick } from '../words/number-at.ts';

/** The dealer of a game: bound by a published hash to a seed that is revealed at the end. */
export interface Dealer {
  /** The SHA-256 of the seed's bytes, as hexadecimal digits. */
  readonly commitment: string;
  /** The outcome of the open decision of chance. */
  readonly deal: (state: State) => ActionId;
  /** Deals until a seat must decide or the game is over. The position it is given stays as it is. */
  readonly dealOut: (state: State) => Dealt;
}

/** What was dealt: the position then, the outcomes in order, and what happened. */
export interface Dealt {
  readonly state: State;
  readonly actions: readonly ActionId[];
  readonly events: readonly GameEvent[];
}

/**
 * Draws every deal of a game from a seed of hexadecimal digits. The order of each draw pile is fixed by the seed and the pile's
 * number alone: what players do in between cannot change it.
 *
 * @example
 * const bank = dealer('00');
 * bank.commitment; // '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'
 * ACTIONS[bank.deal(setup({ players: 2 }))]?.kind; // 'start'
 * toAct(bank.dealOut(setup({ players: 2 })).state).decision; // 'walk'
 */
export function dealer(seed: string): Dealer {
  const bytes = fromHex(seed);
  if (bytes === undefined) throw new RangeError('a seed is an even number of lower-case hexadecimal digits');
  const orders = new Map<string, readonly number[]>();
  const order: Order = (label, count) => {
    const known = orders.get(label);
    if (known !== undefined) return known;
    const drawn = shuffled(bytes, label, count);
    orders.set(label, drawn);
    return drawn;
  };
  const deal = (state: State): ActionId => actionId(drawOutcome(state, order));
  return { commitment: toHex(sha256(bytes)), deal, dealOut: (state) => dealOut(copy(state), deal) };
}

function dealOut(state: State, deal: Dealer['deal']): Dealt {
  const actions: ActionId[] = [];
  const events: GameEvent[] = [];
  while (toAct(state).who === 'chance') {
    const action = deal(state);
    actions.push(action);
    apply(state, action, events);
  }
  return { state, actions, events };
}

type Order = (label: string, count: number) => readonly number[];

function drawOutcome(state: State, order: Order): number {
  const { players } = state.table;
  switch (frameKind(state)) {
    case F_START:
      return A_START + pick(order(`start ${players}`, players), 0);
    case F_STARTER: {
      const seat = seatInOrder(state, starterFrame.order(state));
      const starters = order(`starters ${seat}`, STARTERS_PER_SEAT);
      return A_DEAL + starterOf(seat, pick(starters, starterFrame.space(state) - 1));
    }
    case F_DEAL:
      return A_DEAL + drawTile(state, order);
    case F_TILE:
      return A_TILE + drawBonusTile(order, tileFrame.position(state));
    case F_COVER:
      return A_COVER + drawCover(state, order);
    default:
      throw new RangeError('chance has nothing to decide');
  }
}

function drawTile(state: State, order: Order): number {
  // rule 10.4: the starting characters called to the board come in an order of their own
  const tiles = dealFrame.areStartersCalled(state)
    ? order(`called ${round(state)}`, STARTERS).map((starter) => CHARACTERS + starter)
    : order(`pile ${pileNumber(state)}`, CHARACTERS);
  const tile = tiles.find((candidate) => mayBeDealt(state, candidate));
  if (tile === undefined) throw new RangeError('no tile is left to deal');
  return tile;
}

/** Rule 2.6: three of the five tiles of each discipline, at random on the grid. */
function drawBonusTile(order: Order, position: number): number {
  const place = pick(order('grid', GRID_SPACES), position);
  const discipline = (place / DRAWN_PER_DISCIPLINE) | 0;
  const nth = place % DRAWN_PER_DISCIPLINE;
  return TILES_PER_DISCIPLINE * discipline + pick(order(`tiles ${discipline}`, TILES_PER_DISCIPLINE), nth);
}

/** Rule 2.7: five of the cover tiles, one per room; copies of a place are named in the order they come. */
function drawCover(state: State, order: Order): number {
  const tiles = state.table.figures.coverTiles.flatMap((copies, place) => Array.from({ length: copies }, () => place));
  const drawn = order('covers', tiles.length)
    .slice(0, DISCIPLINES.length)
    .map((index) => pick(tiles, index));
  const room = coverFrame.room(state);
  const place = pick(drawn, room);
  const copiesBefore = drawn.slice(0, room).filter((earlier) => earlier === place).length;
  return MAX_COVER_COPIES * place + copiesBefore;
}
