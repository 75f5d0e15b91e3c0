import { frameA, pushFrame, setFrameA } from '../state/frame.ts';
import { F_COVER } from '../catalogue/catalogue.ts';
import type { State } from '../state/state.ts';

/** The facts of the decision `cover`: each room gets a cover tile. */
export const coverFrame = {
  open: (state: State): void => pushFrame(state, F_COVER, 0, 0, 0),

  /** The discipline of the room that gets the next cover tile. */
  room: (state: State): number => frameA(state),
  setRoom: (state: State, room: number): void => setFrameA(state, room),
} as const;
