import type { Seat } from '../words/seat.ts';
import {
  BOAT,
  BOOKS,
  BOXES,
  DISCS,
  FIGURINE,
  FINANCIER,
  FLIPPED,
  MEEPLES,
  MONEY,
  MUSEUM,
  RECRUITS,
  SEATS,
  SEAT_SIZE,
  WITHDRAWN,
  WORKERS,
} from './layout.ts';
import { add, peek, poke, type State } from './state.ts';

/* The facts of one player. */

const block = (seat: Seat): number => SEATS + SEAT_SIZE * seat;

/** Where the bytes of a player begin; SEAT_SIZE equal bytes mean equal boards. */
export const seatStart = (seat: Seat): number => block(seat);

export const money = (state: State, seat: Seat): number => peek(state, block(seat) + MONEY);
export const changeMoney = (state: State, seat: Seat, amount: number): void => add(state, block(seat) + MONEY, amount);

/** The sailboat's space on the money track, from 0. */
export const boat = (state: State, seat: Seat): number => peek(state, block(seat) + BOAT);
export const setBoat = (state: State, seat: Seat, space: number): void => poke(state, block(seat) + BOAT, space);

/** The financier's worker space, from 0. */
export const financier = (state: State, seat: Seat): number => peek(state, block(seat) + FINANCIER);
export const setFinancier = (state: State, seat: Seat, space: number): void =>
  poke(state, block(seat) + FINANCIER, space);

export const flipped = (state: State, seat: Seat): boolean => peek(state, block(seat) + FLIPPED) === 1;
export const flip = (state: State, seat: Seat): void => poke(state, block(seat) + FLIPPED, 1);

/** Discs in supply. */
export const discs = (state: State, seat: Seat): number => peek(state, block(seat) + DISCS);
export const changeDiscs = (state: State, seat: Seat, amount: number): void => add(state, block(seat) + DISCS, amount);

export const box = (state: State, seat: Seat, discipline: number): number =>
  peek(state, block(seat) + BOXES + discipline);
export const changeBox = (state: State, seat: Seat, discipline: number, amount: number): void =>
  add(state, block(seat) + BOXES + discipline, amount);

export const books = (state: State, seat: Seat, colour: number): number => peek(state, block(seat) + BOOKS + colour);
export const addBook = (state: State, seat: Seat, colour: number): void => add(state, block(seat) + BOOKS + colour, 1);

export const meeples = (state: State, seat: Seat, colour: number): number =>
  peek(state, block(seat) + MEEPLES + colour);
export const changeMeeples = (state: State, seat: Seat, colour: number, amount: number): void =>
  add(state, block(seat) + MEEPLES + colour, amount);

export const artworks = (state: State, seat: Seat, artwork: number): number =>
  peek(state, block(seat) + MUSEUM + artwork);
export const addArtwork = (state: State, seat: Seat, artwork: number): void =>
  add(state, block(seat) + MUSEUM + artwork, 1);

/** The figurine's ring space, or OFF_THE_RING. */
export const figurine = (state: State, seat: Seat): number => peek(state, block(seat) + FIGURINE);
export const setFigurine = (state: State, seat: Seat, space: number): void =>
  poke(state, block(seat) + FIGURINE, space);

/** 0, or 1 for the first player who withdrew, 2 for the second … */
export const withdrawn = (state: State, seat: Seat): number => peek(state, block(seat) + WITHDRAWN);
export const setWithdrawn = (state: State, seat: Seat, order: number): void =>
  poke(state, block(seat) + WITHDRAWN, order);

/** The tile on a recruitment space (from 0), -1 for none. */
export const recruit = (state: State, seat: Seat, space: number): number =>
  peek(state, block(seat) + RECRUITS + space) - 1;
export const setRecruit = (state: State, seat: Seat, space: number, tile: number): void =>
  poke(state, block(seat) + RECRUITS + space, tile + 1);

/** The tile on a worker space (from 0), -1 for none and for the financier's. */
export const worker = (state: State, seat: Seat, space: number): number =>
  peek(state, block(seat) + WORKERS + space) - 1;
export const setWorker = (state: State, seat: Seat, space: number, tile: number): void =>
  poke(state, block(seat) + WORKERS + space, tile + 1);
