import type { ActionId, Game, Refusal, Seat, Step } from '@la-stanza/engine';
import type { PlayerColour } from '../../drawing/art/player.ts';

/** Who sits where. Bots have a level; everybody else is a person. */
export type SeatedPlayer = {
  /** Empty where a game is kept and the person typed none: the page then names them in its own language (named-players.ts). */
  readonly name: string;
  readonly colour: PlayerColour;
  readonly bot?: BotLevel | undefined;
};

/** How strong a bot plays; each level is a player of its own. */
export const BOT_LEVELS = ['novice', 'apprentice', 'adept', 'master', 'grandmaster'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** A game as the table sees it at one moment. A new object whenever anything has changed. */
export type GameMoment = {
  readonly game: Game;
  /** What each entry in force brought about: chronicle, motion and sound tell it. */
  readonly steps: readonly Step[];
  readonly players: readonly SeatedPlayer[];
  /** Seats decided on this device; several at a hot seat, none for onlookers. */
  readonly seatsHere: readonly Seat[];
  /** Whose mat lies in front of those who only look on. */
  readonly front?: Seat | undefined;
  /** The seat whose bot is thinking. */
  readonly thinking?: Seat | undefined;
  /** How many of the last own steps are not in the record yet. */
  readonly unconfirmed?: number | undefined;
};

/**
 * Where a game comes from: this device, a server, a record. The table shows its moments and offers intents; it does not know
 * the difference.
 */
export type GameSource = {
  readonly moment: () => GameMoment;
  /** Told after every change; gives the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Plays an action for the seat that must decide; the refusal, if any, has changed nothing. */
  readonly play: (action: ActionId) => Refusal | undefined;
  /** Goes back one step, as far as undo is free; false if there is none. */
  readonly undo: () => boolean;
  /**
   * Takes back the last step of the person who played before, over the end of their turn, while nobody has acted since: for people who
   * share a device. False if that is no longer possible.
   */
  readonly takeBack?: (() => boolean) | undefined;
  /** Stops whatever runs for this game. */
  readonly close: () => void;
};
