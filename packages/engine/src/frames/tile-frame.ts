import { frameA, pushFrame, setFrameA } from '../state/frame.ts';
import { F_TILE } from '../catalogue/catalogue.ts';
import type { State } from '../state/state.ts';

/** The facts of the decision `tile`: bonus tiles come onto the grid. */
export const tileFrame = {
  open: (state: State): void => pushFrame(state, F_TILE, 0, 0, 0),

  /** The grid space of the next tile. */
  position: (state: State): number => frameA(state),
  setPosition: (state: State, position: number): void => setFrameA(state, position),
} as const;
