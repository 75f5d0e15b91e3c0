import type { ActionId, Seat, State } from '@la-stanza/engine';
import type { BotLevel } from '../game/game-source.ts';

/** Somewhere a bot thinks without holding up the table. */
export type Thinker = {
  readonly think: (level: BotLevel, state: State, seat: Seat) => Promise<ActionId>;
  /** Ends whatever it is thinking about. */
  readonly stop: () => void;
};
