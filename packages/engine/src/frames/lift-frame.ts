import { frameA, replaceFrame } from '../state/frame.ts';
import { F_LIFT } from '../catalogue/catalogue.ts';
import type { State } from '../state/state.ts';

/** The facts of the decision `lift`. */
export const liftFrame = {
  open: (state: State, tile: number): void => replaceFrame(state, F_LIFT, tile, 0, 0),

  /** The bonus tile that the lifted disc marks. */
  tile: (state: State): number => frameA(state),
} as const;
