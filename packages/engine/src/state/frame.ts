import { DEPTH, FRAME_SIZE, STACK, TOP } from './layout.ts';
import { add as addByte, peek as peekByte, poke as pokeByte, type State } from './state.ts';

/*
 * Open decisions are a small stack of plain frames inside the state: what is to be decided, and three numbers about it.
 * So a game can be saved and resumed between any two decisions.
 */

/** The decisions, in the words of docs/guide/notation.md. The place in this list is the frame's kind. */
export const DECISIONS = [
  'over',
  'start',
  'starter',
  'deal',
  'tile',
  'cover',
  'arrange',
  'walk',
  'action',
  'hire',
  'strength',
  'book',
  'box',
  'meeple',
  'artwork',
  'return',
  'take',
  'lift',
  'fetch',
  'seat',
] as const;

export type Decision = (typeof DECISIONS)[number];

export const F_OVER = 0;
export const F_START = 1;
export const F_STARTER = 2;
export const F_DEAL = 3;
export const F_TILE = 4;
export const F_COVER = 5;
export const F_ARRANGE = 6;
export const F_WALK = 7;
export const F_ACTION = 8;
export const F_HIRE = 9;
export const F_STRENGTH = 10;
export const F_BOOK = 11;
export const F_BOX = 12;
export const F_MEEPLE = 13;
export const F_ARTWORK = 14;
export const F_RETURN = 15;
export const F_TAKE = 16;
export const F_LIFT = 17;
export const F_FETCH = 18;
export const F_SEAT = 19;

/** Decisions up to this one belong to chance. */
export const LAST_CHANCE: number = F_COVER;

// constants of this file are folded into the code of the search path, those of another are read at every use
const add = addByte;
const peek = peekByte;
const poke = pokeByte;
const KIND: number = TOP;
const A: number = TOP + 1;
const B: number = TOP + 2;
const C: number = TOP + 3;

/** The decision on top of the stack, F_OVER when nothing is open. The top has its own place, since every decision reads it often. */
export const frameKind = (state: State): number => peek(state, KIND);

export const frameA = (state: State): number => peek(state, A);
export const frameB = (state: State): number => peek(state, B);
export const frameC = (state: State): number => peek(state, C);

export const setFrameA = (state: State, value: number): void => poke(state, A, value);
export const setFrameB = (state: State, value: number): void => poke(state, B, value);
export const setFrameC = (state: State, value: number): void => poke(state, C, value);

export function pushFrame(state: State, kind: number, a: number, b: number, c: number): void {
  const below = STACK + FRAME_SIZE * peek(state, DEPTH);
  for (let byte = 0; byte < FRAME_SIZE; byte++) poke(state, below + byte, peek(state, KIND + byte));
  add(state, DEPTH, 1);
  replaceFrame(state, kind, a, b, c);
}

export function popFrame(state: State): void {
  add(state, DEPTH, -1);
  const below = STACK + FRAME_SIZE * peek(state, DEPTH);
  for (let byte = 0; byte < FRAME_SIZE; byte++) {
    poke(state, KIND + byte, peek(state, below + byte));
    // a popped frame leaves no trace: equal positions must have equal bytes
    poke(state, below + byte, 0);
  }
}

/** Opens another decision in the place of the top one. */
export function replaceFrame(state: State, kind: number, a: number, b: number, c: number): void {
  poke(state, KIND, kind);
  poke(state, A, a);
  poke(state, B, b);
  poke(state, C, c);
}

/** Where a book, box or meeple decision comes from, kept in the frame's third number. */
export const FROM_BOOK = 0;
export const FROM_REWARD = 1;
export const FROM_TILE = 2;
const CAUSES = ['book', 'reward', 'tile'] as const;

export function frameCause(state: State): 'book' | 'reward' | 'tile' {
  return CAUSES[frameC(state)] ?? 'reward';
}

/** Rule 5.4: the reward of an activation may be taken in part; what a book or a tile gives may not be declined. */
export const mayDecline = (state: State): boolean => frameC(state) === FROM_REWARD;
