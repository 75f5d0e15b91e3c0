import type { ActionId, State } from '@la-stanza/engine';
import type { BotLevel } from '../source/game-source.ts';

/** Somewhere a bot thinks without holding up the table. */
export type Thinker = {
  readonly think: (level: BotLevel, state: State, hurried: boolean) => Promise<ActionId>;
  /** Ends whatever it is thinking about. */
  readonly stop: () => void;
};
