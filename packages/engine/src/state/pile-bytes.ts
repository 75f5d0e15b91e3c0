import { CHARACTERS, CHARACTERS_PER_DISCIPLINE, STARTERS_PER_SEAT } from '../words/character.ts';
import { DISCIPLINES } from '../words/discipline.ts';
import { ASIDE, DISCARD_PILE, DRAW_PILE } from './layout.ts';
import { peek as peekByte, poke as pokeByte, type State } from './state.ts';

/*
 * The tiles on no space: the draw pile, the discard pile, and the starting characters set aside. They are sets without
 * an order: only the dealer knows the order of the draw pile.
 */

// constants of this file are folded into the code of the search path, those of another are read at every use
const peek = peekByte;
const poke = pokeByte;

const PER_DISCIPLINE: number = CHARACTERS_PER_DISCIPLINE;
const DRAW_PILE_AT: number = DRAW_PILE;
const DISCARD_PILE_AT: number = DISCARD_PILE;

const characterByte = (tile: number): number => (tile / PER_DISCIPLINE) | 0;
const characterBit = (tile: number): number => 1 << (tile % PER_DISCIPLINE);
const starterByte = (tile: number): number => ((tile - CHARACTERS) / STARTERS_PER_SEAT) | 0;
const starterBit = (tile: number): number => 1 << ((tile - CHARACTERS) % STARTERS_PER_SEAT);

/** The characters of a discipline in the draw pile, one bit each. */
export const pileOf = (state: State, discipline: number): number => peek(state, DRAW_PILE_AT + discipline);

/** The characters of the first four disciplines in the draw pile, one bit each by their numbers. */
export const pileOfFour = (state: State): number =>
  pileOf(state, 0) | (pileOf(state, 1) << 8) | (pileOf(state, 2) << 16) | (pileOf(state, 3) << 24);

export const isInPile = (state: State, tile: number): boolean =>
  (peek(state, DRAW_PILE_AT + characterByte(tile)) & characterBit(tile)) !== 0;

export const isDiscarded = (state: State, tile: number): boolean =>
  (peek(state, DISCARD_PILE_AT + characterByte(tile)) & characterBit(tile)) !== 0;

export const isAside = (state: State, starter: number): boolean =>
  (peek(state, ASIDE + starterByte(starter)) & starterBit(starter)) !== 0;

export function putOnPile(state: State, tile: number): void {
  const offset = DRAW_PILE_AT + characterByte(tile);
  poke(state, offset, peek(state, offset) | characterBit(tile));
}

export function takeFromPile(state: State, tile: number): void {
  const offset = DRAW_PILE_AT + characterByte(tile);
  poke(state, offset, peek(state, offset) & ~characterBit(tile));
}

export function putOnDiscard(state: State, tile: number): void {
  const offset = DISCARD_PILE_AT + characterByte(tile);
  poke(state, offset, peek(state, offset) | characterBit(tile));
}

export function putAside(state: State, starter: number): void {
  const offset = ASIDE + starterByte(starter);
  poke(state, offset, peek(state, offset) | starterBit(starter));
}

export function takeFromAside(state: State, starter: number): void {
  const offset = ASIDE + starterByte(starter);
  poke(state, offset, peek(state, offset) & ~starterBit(starter));
}

export function isPileEmpty(state: State): boolean {
  let tiles = 0;
  for (let discipline = 0; discipline < DISCIPLINES.length; discipline++) tiles |= pileOf(state, discipline);
  return tiles === 0;
}

/** Rule 10.3: the discard pile becomes the draw pile. Gives the number of its tiles. */
export function turnDiscardPile(state: State): number {
  let count = 0;
  for (let discipline = 0; discipline < DISCIPLINES.length; discipline++) {
    const tiles = peek(state, DISCARD_PILE_AT + discipline);
    poke(state, DRAW_PILE_AT + discipline, tiles);
    poke(state, DISCARD_PILE_AT + discipline, 0);
    for (let rest = tiles; rest > 0; rest &= rest - 1) count++;
  }
  return count;
}
