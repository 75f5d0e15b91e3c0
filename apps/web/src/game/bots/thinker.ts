import type { ActionId, State } from '@la-stanza/engine';
import type { BotLevel } from '../source/game-source.ts';

/** Lets a bot think without blocking the table. */
export type Thinker = {
  readonly think: (level: BotLevel, state: State, hurried: boolean) => Promise<ActionId>;
  /** Stops thinking. */
  readonly stop: () => void;
};
