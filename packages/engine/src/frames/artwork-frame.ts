import { frameA, pushFrame } from '../state/frame.ts';
import { F_ARTWORK } from '../catalogue/catalogue.ts';
import type { State } from '../state/state.ts';

/** The facts of the decision `artwork`. */
export const artworkFrame = {
  open: (state: State, strength: number): void => pushFrame(state, F_ARTWORK, strength, 0, 0),

  /** Rule 6.3: the reward's strength; artworks up to it may be taken. */
  strength: (state: State): number => frameA(state),
} as const;
