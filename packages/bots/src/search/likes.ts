import type { State } from '@la-stanza/engine';

/** How much a way of playing likes a turn, in shares of the win; it only matters for the bot's own next turn. */
export type Likes = (before: State, path: Uint16Array, length: number) => number;
