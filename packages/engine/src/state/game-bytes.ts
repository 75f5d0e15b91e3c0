import { seatOf, type Seat } from '../words/seat.ts';
import {
  ACTIVE,
  ARTWORKS_LEFT,
  FINAL_TURN,
  GRID,
  NICHES,
  PHASE,
  PILE,
  RING,
  ROUND,
  START,
  SUPPLY,
  TILE_OWNER,
  TURN_HIGH,
  TURN_LOW,
  WITHDRAWALS,
} from './layout.ts';
import { add as addByte, peek as peekByte, poke as pokeByte, type State } from './state.ts';

/*
 * The facts of the board and of the game as a whole. Constants of this file are folded into the code of the search path, those of
 * another are read at every use.
 */

const add = addByte;
const peek = peekByte;
const poke = pokeByte;
const ACTIVE_AT: number = ACTIVE;
const ARTWORKS_LEFT_AT: number = ARTWORKS_LEFT;
const FINAL_TURN_AT: number = FINAL_TURN;
const GRID_AT: number = GRID;
const NICHES_AT: number = NICHES;
const PHASE_AT: number = PHASE;
const PILE_AT: number = PILE;
const RING_AT: number = RING;
const ROUND_AT: number = ROUND;
const START_AT: number = START;
const SUPPLY_AT: number = SUPPLY;
const TILE_OWNER_AT: number = TILE_OWNER;
const TURN_HIGH_AT: number = TURN_HIGH;
const TURN_LOW_AT: number = TURN_LOW;
const WITHDRAWALS_AT: number = WITHDRAWALS;

/** How far the game has come. */
export const PHASES = ['setup', 'rounds', 'ending', 'final', 'over'] as const;
export type Phase = (typeof PHASES)[number];
export const SETUP = 0;
export const ROUNDS = 1;
/** Rule 11.2: the last refill has happened and play continues until the turn comes to the start player. */
export const ENDING = 2;
export const FINAL = 3;
export const OVER = 4;

/** What a masterpiece space holds; from TAKEN on, the pillar of a seat. */
export const NICHE_FREE = 0;
export const NICHE_COVERED = 1;
export const NICHE_TAKEN = 2;
export const NICHES_PER_ROOM = 4;

/** Who has a bonus tile; from TILE_TAKEN on, a seat. */
export const TILE_IN_BOX = 0;
export const TILE_ON_GRID = 1;
export const TILE_TAKEN = 2;

export const phase = (state: State): number => peek(state, PHASE_AT);
export const setPhase = (state: State, value: number): void => poke(state, PHASE_AT, value);

export const startSeat = (state: State): Seat => seatOf(peek(state, START_AT));
export const setStartSeat = (state: State, seat: Seat): void => poke(state, START_AT, seat);

export const activeSeat = (state: State): Seat => seatOf(peek(state, ACTIVE_AT));
export const setActiveSeat = (state: State, seat: Seat): void => poke(state, ACTIVE_AT, seat);

/** Rule 10.5: the space of the round marker, from 1. */
export const round = (state: State): number => peek(state, ROUND_AT);
export const setRound = (state: State, value: number): void => poke(state, ROUND_AT, value);

/** Rule 11.2: 0 before the final turns, then 1, 2, 3 for A, B, C. */
export const finalTurn = (state: State): number => peek(state, FINAL_TURN_AT);
export const setFinalTurn = (state: State, value: number): void => poke(state, FINAL_TURN_AT, value);

/** How many turns have begun. */
export const turn = (state: State): number => peek(state, TURN_LOW_AT) + 256 * peek(state, TURN_HIGH_AT);
export function setTurn(state: State, value: number): void {
  poke(state, TURN_LOW_AT, value);
  poke(state, TURN_HIGH_AT, value >> 8);
}
export const countTurn = (state: State): void => setTurn(state, turn(state) + 1);

/** How often the discard pile has become a new draw pile. */
export const pileNumber = (state: State): number => peek(state, PILE_AT);
export const countPile = (state: State): void => add(state, PILE_AT, 1);

export const withdrawals = (state: State): number => peek(state, WITHDRAWALS_AT);
export const countWithdrawal = (state: State): void => add(state, WITHDRAWALS_AT, 1);

/** The tile on a ring space, -1 for none. */
export const ringTile = (state: State, space: number): number => peek(state, RING_AT + space) - 1;
export const setRingTile = (state: State, space: number, tile: number): void => poke(state, RING_AT + space, tile + 1);

/** The bonus tile laid on a grid space, -1 before it is laid. It stays named there after it is taken. */
export const gridTile = (state: State, position: number): number => peek(state, GRID_AT + position) - 1;
export const setGridTile = (state: State, position: number, tile: number): void =>
  poke(state, GRID_AT + position, tile + 1);

export const tileOwner = (state: State, tile: number): number => peek(state, TILE_OWNER_AT + tile);
export const setTileOwner = (state: State, tile: number, owner: number): void =>
  poke(state, TILE_OWNER_AT + tile, owner);
export const ownsTile = (state: State, seat: Seat, tile: number): boolean =>
  peek(state, TILE_OWNER_AT + tile) === TILE_TAKEN + seat;

export const niche = (state: State, discipline: number, place: number): number =>
  peek(state, NICHES_AT + NICHES_PER_ROOM * discipline + place);
export const setNiche = (state: State, discipline: number, place: number, value: number): void =>
  poke(state, NICHES_AT + NICHES_PER_ROOM * discipline + place, value);

export const artworksLeft = (state: State, artwork: number): number => peek(state, ARTWORKS_LEFT_AT + artwork);
export const setArtworksLeft = (state: State, artwork: number, count: number): void =>
  poke(state, ARTWORKS_LEFT_AT + artwork, count);

/** The meeples of a colour in the Politics room. */
export const supply = (state: State, colour: number): number => peek(state, SUPPLY_AT + colour);
export const changeSupply = (state: State, colour: number, amount: number): void =>
  add(state, SUPPLY_AT + colour, amount);
