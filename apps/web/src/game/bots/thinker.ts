import type { ActionId, State } from '@la-stanza/engine';
import type { StyleName } from '@la-stanza/bots/style';
import type { BotLevel } from '../source/game-source.ts';

/** How a bot thinks about a position. */
export type Thinking = {
  /** Its way of playing. */
  readonly style: StyleName | undefined;
  /** The seed of its chance. */
  readonly seed: number;
  /** Whether it may do less, because the player does not want to wait. */
  readonly hurried: boolean;
  /** Whether it must do all its work, however long that takes: everybody gets the same answer. */
  readonly whole: boolean;
};

/** Lets a bot think without blocking the table. */
export type Thinker = {
  readonly think: (level: BotLevel, state: State, how: Thinking) => Promise<ActionId>;
  /** Loads what thinking needs. */
  readonly prepare: () => void;
  /** Stops thinking. */
  readonly stop: () => void;
};
