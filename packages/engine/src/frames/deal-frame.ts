import { frameA, frameB, frameC, pushFrame, setFrameA, setFrameB, setFrameC } from '../state/frame.ts';
import { F_DEAL } from '../catalogue/catalogue.ts';
import type { State } from '../state/state.ts';

export const REFILL = 128;

/** The facts of the decision `deal`: character tiles come onto the ring, at setup (rule 2.5) or in a refill (§10). */
export const dealFrame = {
  open: (state: State, isRefill: boolean): void => pushFrame(state, F_DEAL, isRefill ? REFILL : 0, 0, 0),

  isRefill: (state: State): boolean => (frameA(state) & REFILL) !== 0,

  /** The space dealt to last; every space before it has a tile. */
  lastSpace: (state: State): number => frameA(state) & ~REFILL,
  setLastSpace: (state: State, space: number): void => setFrameA(state, (frameA(state) & REFILL) | space),

  /** Rule 10.4: each discipline sends one starting character at most. */
  hasSentStarter: (state: State, discipline: number): boolean => (frameB(state) & (1 << discipline)) !== 0,
  markStarterSent: (state: State, discipline: number): void => setFrameB(state, frameB(state) | (1 << discipline)),

  /** Rule 10.4: draw and discard pile are empty, so starting characters fill the ring. */
  areStartersCalled: (state: State): boolean => frameC(state) === 1,
  callStarters: (state: State): void => setFrameC(state, 1),
} as const;
