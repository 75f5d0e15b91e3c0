import { frameA, frameB, frameC, pushFrame } from '../state/frame.ts';
import { type F_BOOK, type F_BOX, type F_MEEPLE } from '../catalogue/catalogue.ts';
import { setFrameA, setFrameB } from '../state/frame.ts';
import type { State } from '../state/state.ts';

/** What gave a reward; the place in CAUSES. */
export const FROM_BOOK = 0;
export const FROM_REWARD = 1;
export const FROM_TILE = 2;
export const CAUSES = ['book', 'reward', 'tile'] as const;

type RewardKind = typeof F_BOOK | typeof F_BOX | typeof F_MEEPLE;

/** The facts of the decisions `book`, `box` and `meeple`: several things of different colours, one after the other. */
export const rewardFrame = {
  open: (state: State, kind: RewardKind, count: number, from: number): void => pushFrame(state, kind, count, 0, from),

  /** How many may still be chosen. */
  remaining: (state: State): number => frameA(state),
  /** The colours chosen so far, one bit each. */
  chosen: (state: State): number => frameB(state),
  isChosen: (state: State, colour: number): boolean => (frameB(state) & (1 << colour)) !== 0,
  choose(state: State, colour: number): void {
    setFrameA(state, frameA(state) - 1);
    setFrameB(state, frameB(state) | (1 << colour));
  },

  cause: (state: State): (typeof CAUSES)[number] => CAUSES[frameC(state)] ?? 'reward',

  /** Rule 5.4: the reward of an activation may be taken in part; what a book or a tile gives may not be declined. */
  mayDecline: (state: State): boolean => frameC(state) === FROM_REWARD,
} as const;
