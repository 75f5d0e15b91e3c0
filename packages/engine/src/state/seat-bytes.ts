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
import { add as addByte, peek as peekByte, poke as pokeByte, type State } from './state.ts';

/*
 * The facts of one player. The offset is written out in each accessor, from constants of this file: one call less to inline on
 * the search path, and a number that is not read from another file at every use.
 */

const add = addByte;
const peek = peekByte;
const poke = pokeByte;
const SIZE: number = SEAT_SIZE;
const MONEY_AT: number = SEATS + MONEY;
const BOAT_AT: number = SEATS + BOAT;
const FINANCIER_AT: number = SEATS + FINANCIER;
const FLIPPED_AT: number = SEATS + FLIPPED;
const DISCS_AT: number = SEATS + DISCS;
const BOXES_AT: number = SEATS + BOXES;
const BOOKS_AT: number = SEATS + BOOKS;
const MEEPLES_AT: number = SEATS + MEEPLES;
const MUSEUM_AT: number = SEATS + MUSEUM;
const FIGURINE_AT: number = SEATS + FIGURINE;
const WITHDRAWN_AT: number = SEATS + WITHDRAWN;
const RECRUITS_AT: number = SEATS + RECRUITS;
const WORKERS_AT: number = SEATS + WORKERS;

/** Where the bytes of a player begin; SEAT_SIZE equal bytes mean equal boards. */
export const seatStart = (seat: Seat): number => SEATS + SEAT_SIZE * seat;

export const money = (state: State, seat: Seat): number => peek(state, SIZE * seat + MONEY_AT);
export const changeMoney = (state: State, seat: Seat, amount: number): void =>
  add(state, SIZE * seat + MONEY_AT, amount);

/** The sailboat's space on the money track, from 0. */
export const boat = (state: State, seat: Seat): number => peek(state, SIZE * seat + BOAT_AT);
export const setBoat = (state: State, seat: Seat, space: number): void => poke(state, SIZE * seat + BOAT_AT, space);

/** The financier's worker space, from 0. */
export const financier = (state: State, seat: Seat): number => peek(state, SIZE * seat + FINANCIER_AT);
export const setFinancier = (state: State, seat: Seat, space: number): void =>
  poke(state, SIZE * seat + FINANCIER_AT, space);

export const flipped = (state: State, seat: Seat): boolean => peek(state, SIZE * seat + FLIPPED_AT) === 1;
export const flip = (state: State, seat: Seat): void => poke(state, SIZE * seat + FLIPPED_AT, 1);

/** Discs in supply. */
export const discs = (state: State, seat: Seat): number => peek(state, SIZE * seat + DISCS_AT);
export const changeDiscs = (state: State, seat: Seat, amount: number): void =>
  add(state, SIZE * seat + DISCS_AT, amount);

export const box = (state: State, seat: Seat, discipline: number): number =>
  peek(state, SIZE * seat + BOXES_AT + discipline);
export const changeBox = (state: State, seat: Seat, discipline: number, amount: number): void =>
  add(state, SIZE * seat + BOXES_AT + discipline, amount);

export const books = (state: State, seat: Seat, colour: number): number => peek(state, SIZE * seat + BOOKS_AT + colour);
export const addBook = (state: State, seat: Seat, colour: number): void =>
  add(state, SIZE * seat + BOOKS_AT + colour, 1);

export const meeples = (state: State, seat: Seat, colour: number): number =>
  peek(state, SIZE * seat + MEEPLES_AT + colour);
export const changeMeeples = (state: State, seat: Seat, colour: number, amount: number): void =>
  add(state, SIZE * seat + MEEPLES_AT + colour, amount);

export const artworks = (state: State, seat: Seat, artwork: number): number =>
  peek(state, SIZE * seat + MUSEUM_AT + artwork);
export const addArtwork = (state: State, seat: Seat, artwork: number): void =>
  add(state, SIZE * seat + MUSEUM_AT + artwork, 1);

/** The figurine's ring space, or OFF_THE_RING. */
export const figurine = (state: State, seat: Seat): number => peek(state, SIZE * seat + FIGURINE_AT);
export const setFigurine = (state: State, seat: Seat, space: number): void =>
  poke(state, SIZE * seat + FIGURINE_AT, space);

/** 0, or 1 for the first player who withdrew, 2 for the second … */
export const withdrawn = (state: State, seat: Seat): number => peek(state, SIZE * seat + WITHDRAWN_AT);
export const setWithdrawn = (state: State, seat: Seat, order: number): void =>
  poke(state, SIZE * seat + WITHDRAWN_AT, order);

/** The tile on a recruitment space (from 0), -1 for none. */
export const recruit = (state: State, seat: Seat, space: number): number =>
  peek(state, SIZE * seat + RECRUITS_AT + space) - 1;
export const setRecruit = (state: State, seat: Seat, space: number, tile: number): void =>
  poke(state, SIZE * seat + RECRUITS_AT + space, tile + 1);

/** The tile on a worker space (from 0), -1 for none and for the financier's. */
export const worker = (state: State, seat: Seat, space: number): number =>
  peek(state, SIZE * seat + WORKERS_AT + space) - 1;
export const setWorker = (state: State, seat: Seat, space: number, tile: number): void =>
  poke(state, SIZE * seat + WORKERS_AT + space, tile + 1);
