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

/* The facts of one player. The offset is written out in each accessor: one call less to inline on the search path. */

/** Where the bytes of a player begin; SEAT_SIZE equal bytes mean equal boards. */
export const seatStart = (seat: Seat): number => SEATS + SEAT_SIZE * seat;

export const money = (state: State, seat: Seat): number => peek(state, SEATS + SEAT_SIZE * seat + MONEY);
export const changeMoney = (state: State, seat: Seat, amount: number): void =>
  add(state, SEATS + SEAT_SIZE * seat + MONEY, amount);

/** The sailboat's space on the money track, from 0. */
export const boat = (state: State, seat: Seat): number => peek(state, SEATS + SEAT_SIZE * seat + BOAT);
export const setBoat = (state: State, seat: Seat, space: number): void =>
  poke(state, SEATS + SEAT_SIZE * seat + BOAT, space);

/** The financier's worker space, from 0. */
export const financier = (state: State, seat: Seat): number => peek(state, SEATS + SEAT_SIZE * seat + FINANCIER);
export const setFinancier = (state: State, seat: Seat, space: number): void =>
  poke(state, SEATS + SEAT_SIZE * seat + FINANCIER, space);

export const flipped = (state: State, seat: Seat): boolean => peek(state, SEATS + SEAT_SIZE * seat + FLIPPED) === 1;
export const flip = (state: State, seat: Seat): void => poke(state, SEATS + SEAT_SIZE * seat + FLIPPED, 1);

/** Discs in supply. */
export const discs = (state: State, seat: Seat): number => peek(state, SEATS + SEAT_SIZE * seat + DISCS);
export const changeDiscs = (state: State, seat: Seat, amount: number): void =>
  add(state, SEATS + SEAT_SIZE * seat + DISCS, amount);

export const box = (state: State, seat: Seat, discipline: number): number =>
  peek(state, SEATS + SEAT_SIZE * seat + BOXES + discipline);
export const changeBox = (state: State, seat: Seat, discipline: number, amount: number): void =>
  add(state, SEATS + SEAT_SIZE * seat + BOXES + discipline, amount);

export const books = (state: State, seat: Seat, colour: number): number =>
  peek(state, SEATS + SEAT_SIZE * seat + BOOKS + colour);
export const addBook = (state: State, seat: Seat, colour: number): void =>
  add(state, SEATS + SEAT_SIZE * seat + BOOKS + colour, 1);

export const meeples = (state: State, seat: Seat, colour: number): number =>
  peek(state, SEATS + SEAT_SIZE * seat + MEEPLES + colour);
export const changeMeeples = (state: State, seat: Seat, colour: number, amount: number): void =>
  add(state, SEATS + SEAT_SIZE * seat + MEEPLES + colour, amount);

export const artworks = (state: State, seat: Seat, artwork: number): number =>
  peek(state, SEATS + SEAT_SIZE * seat + MUSEUM + artwork);
export const addArtwork = (state: State, seat: Seat, artwork: number): void =>
  add(state, SEATS + SEAT_SIZE * seat + MUSEUM + artwork, 1);

/** The figurine's ring space, or OFF_THE_RING. */
export const figurine = (state: State, seat: Seat): number => peek(state, SEATS + SEAT_SIZE * seat + FIGURINE);
export const setFigurine = (state: State, seat: Seat, space: number): void =>
  poke(state, SEATS + SEAT_SIZE * seat + FIGURINE, space);

/** 0, or 1 for the first player who withdrew, 2 for the second … */
export const withdrawn = (state: State, seat: Seat): number => peek(state, SEATS + SEAT_SIZE * seat + WITHDRAWN);
export const setWithdrawn = (state: State, seat: Seat, order: number): void =>
  poke(state, SEATS + SEAT_SIZE * seat + WITHDRAWN, order);

/** The tile on a recruitment space (from 0), -1 for none. */
export const recruit = (state: State, seat: Seat, space: number): number =>
  peek(state, SEATS + SEAT_SIZE * seat + RECRUITS + space) - 1;
export const setRecruit = (state: State, seat: Seat, space: number, tile: number): void =>
  poke(state, SEATS + SEAT_SIZE * seat + RECRUITS + space, tile + 1);

/** The tile on a worker space (from 0), -1 for none and for the financier's. */
export const worker = (state: State, seat: Seat, space: number): number =>
  peek(state, SEATS + SEAT_SIZE * seat + WORKERS + space) - 1;
export const setWorker = (state: State, seat: Seat, space: number, tile: number): void =>
  poke(state, SEATS + SEAT_SIZE * seat + WORKERS + space, tile + 1);
