import type { ActionId, Seat, State } from '@la-stanza/engine';

/** A player that is a program. It sees what everybody sees, and chooses one of the legal actions. */
export interface BotPlayer {
  readonly choose: (state: State, seat: Seat, random: () => number) => ActionId;
}
