import { frameA, frameB, pushFrame, setFrameA, setFrameB } from '../state/frame.ts';
import { F_ARRANGE } from '../catalogue/catalogue.ts';
import type { State } from '../state/state.ts';

/** The facts of the decision `arrange`: players place their starting characters themselves. */
export const arrangeFrame = {
  open: (state: State): void => pushFrame(state, F_ARRANGE, 0, 0, 0),

  /** How many players after the start player. */
  order: (state: State): number => frameA(state),
  /** How many characters this player has placed. */
  placed: (state: State): number => frameB(state),
  setPlaced: (state: State, placed: number): void => setFrameB(state, placed),

  nextPlayer(state: State): void {
    setFrameA(state, frameA(state) + 1);
    setFrameB(state, 0);
  },
} as const;
