import type { State } from '@la-stanza/engine';

/** A complete turn: the position at its beginning, the actions and the position after it. */
interface LikedTurn {
  readonly before: State;
  readonly path: Uint16Array;
  readonly length: number;
  readonly after: State;
}

/** How much a way of playing likes a turn, in shares of the win; it only matters for the bot's own next turn. */
export type Likes = (turn: LikedTurn) => number;
