import { frameA, replaceFrame } from '../state/frame.ts';
import { F_RECRUIT_SPACE } from '../catalogue/catalogue.ts';
import type { State } from '../state/state.ts';

/** The facts of the decision `recruit-space`. */
export const recruitSpaceFrame = {
  open: (state: State, ringSpace: number): void => replaceFrame(state, F_RECRUIT_SPACE, ringSpace, 0, 0),

  /** The ring space the character comes from. */
  ringSpace: (state: State): number => frameA(state),
} as const;
