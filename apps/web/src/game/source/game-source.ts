import type { ActionId, Game, Refusal, Seat, Step } from '@la-stanza/engine';
import type { PlayerColour } from '../../drawing/art/player.ts';

/** The player on a seat. Bots have a level; all others are people. */
export type SeatedPlayer = {
  /** Empty if the person typed none: named-players.ts then names them in the language of the page. */
  readonly name: string;
  readonly colour: PlayerColour;
  readonly bot?: BotLevel | undefined;
  /** The round in which they took the seat over from a bot. */
  readonly since?: number | undefined;
};

/** How strong a bot plays. */
export const BOT_LEVELS = ['novice', 'apprentice', 'adept', 'master', 'grandmaster'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** A game as the table shows it at one moment. A new object whenever anything has changed. */
export type GameMoment = {
  readonly game: Game;
  /** The events of each entry in force, for chronicle, motion and sound. */
  readonly steps: readonly Step[];
  readonly players: readonly SeatedPlayer[];
  /** Seats decided on this device; several at a hot seat, none for spectators. */
  readonly seatsHere: readonly Seat[];
  /** Whose mat is shown in front to a spectator. */
  readonly front?: Seat | undefined;
  /** The seat whose bot is thinking. */
  readonly thinking?: Seat | undefined;
  /** How many of the last own steps are not in the server's record yet. */
  readonly unconfirmed?: number | undefined;
};

/**
 * Where a game comes from: this device, a server or a record. The table shows its moments and plays actions; it does not know
 * the difference.
 */
export type GameSource = {
  readonly moment: () => GameMoment;
  /** Calls the listener after every change. Returns a function to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Plays an action for the seat that must decide. A refused action changes nothing. */
  readonly play: (action: ActionId) => Refusal | undefined;
  /** Undoes one step, as far as undo is free. Returns false if there is nothing to undo. */
  readonly undo: () => boolean;
  /**
   * Undoes the last step of the previous player, across the end of their turn, until the next one acts: for people who share a
   * device. Returns false if that is not possible.
   */
  readonly takeBack?: (() => boolean) | undefined;
  /** Stops everything that runs for this game. */
  readonly close: () => void;
};
