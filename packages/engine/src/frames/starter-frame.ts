import { frameA, frameB, pushFrame, setFrameA, setFrameB } from '../state/frame.ts';
import { F_STARTER } from '../catalogue/catalogue.ts';
import type { State } from '../state/state.ts';

/** Rule 2.2: the financier has the first worker space. */
const FIRST_SPACE = 1;

/** The facts of the decision `starter`: chance places the starting characters. */
export const starterFrame = {
  open: (state: State): void => pushFrame(state, F_STARTER, 0, FIRST_SPACE, 0),

  /** How many players after the start player. */
  order: (state: State): number => frameA(state),
  /** The worker space that gets the next starting character. */
  space: (state: State): number => frameB(state),
  setSpace: (state: State, space: number): void => setFrameB(state, space),

  nextPlayer(state: State): void {
    setFrameA(state, frameA(state) + 1);
    setFrameB(state, FIRST_SPACE);
  },
} as const;
