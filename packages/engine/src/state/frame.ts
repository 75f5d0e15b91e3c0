import { DEPTH, FRAME_SIZE, STACK, TOP } from './layout.ts';
import { add as addByte, peek as peekByte, poke as pokeByte, type State } from './state.ts';

/*
 * Open decisions are a small stack of plain frames inside the state: what is to be decided, and three numbers about it.
 * So a game can be saved and resumed between any two decisions. frames/ gives the three numbers their names; nothing else reads them.
 */

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

/** How many decisions are open. */
export const openFrames = (state: State): number => peek(state, DEPTH);

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
