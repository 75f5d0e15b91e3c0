import { frameA, frameB, frameC, replaceFrame, setFrameB, setFrameC } from '../state/frame.ts';
import { F_HIRE, F_STRENGTH } from '../catalogue/catalogue.ts';
import type { State } from '../state/state.ts';

export const COIN_PAID = 64;
export const HIRING_CLOSED = 128;
const HIRED = 63;

/** The facts of an activation: of the decision `hire`, and then of `strength`. */
export const activationFrame = {
  openHire: (state: State, discipline: number): void => replaceFrame(state, F_HIRE, discipline, 0, 0),
  /** After the first hire. */
  openStrength: (state: State): void => replaceFrame(state, F_STRENGTH, frameA(state), 0, frameC(state)),

  discipline: (state: State): number => frameA(state),

  /** Rule 4.7: the strength that discs and the coin have added. */
  boost: (state: State): number => frameB(state),
  addBoost(state: State): void {
    setFrameB(state, frameB(state) + 1);
    setFrameC(state, frameC(state) | HIRING_CLOSED);
  },

  /** Rule 4.4: the worker spaces hired onto in this activation, one bit each. */
  hiredOnto: (state: State): number => frameC(state) & HIRED,
  markHired: (state: State, space: number): void => setFrameC(state, frameC(state) | (1 << space)),

  /** Rule 9.6, Rd: the coin has been paid in this activation. */
  isCoinPaid: (state: State): boolean => (frameC(state) & COIN_PAID) !== 0,
  markCoinPaid: (state: State): void => setFrameC(state, frameC(state) | COIN_PAID),

  /** Rule 4.11: after a boost or a firing, no one can be hired. */
  isHiringClosed: (state: State): boolean => (frameC(state) & HIRING_CLOSED) !== 0,
  closeHiring: (state: State): void => setFrameC(state, frameC(state) | HIRING_CLOSED),
} as const;
