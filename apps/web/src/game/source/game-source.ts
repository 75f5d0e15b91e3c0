import type { ActionId, Game, RuledRefusal, Seat, Step } from '@la-stanza/engine';
import type { PlayerColour } from '../../drawing/art/player.ts';

/** The player on a seat. Bots have a level; all others are people. */
export type SeatedPlayer = {
  /** Empty if the person typed none: named-players.ts then names them in the language of the page. */
  readonly name: string;
  readonly colour: PlayerColour;
  readonly bot?: BotLevel | undefined;
  /** The round in which they took the seat over from a bot. */
  readonly since?: number | undefined;
  /** Whether labels and sentences speak to them: named-players.ts says so. */
  readonly isReader?: boolean;
};

/** How strong a bot plays. */
export const BOT_LEVELS = ['novice', 'apprentice', 'adept', 'master', 'grandmaster'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Why a game does not count for the ratings. */
export type Uncounted = 'unrated' | 'own-figures' | 'bot' | 'agreed' | 'early' | 'all-left';

/** How a game ended before its last turn. */
export type EarlyEnd = {
  /** `away`: the others ended it while somebody was away who had time left. */
  readonly reason: 'timeout' | 'away' | 'resigned' | 'agreed' | 'abandoned' | 'unknown';
  /** The player because of whom it ended. */
  readonly left: Seat | undefined;
  /** The players who have won by staying. */
  readonly winners: readonly Seat[];
  /** Undefined if it counts for the ratings. */
  readonly uncounted: Uncounted | undefined;
};

/** How a bot decides. Playing simply needs no worker. */
export type BotEffort = 'well' | 'simply';

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
  /** The reader's seat in a game of a server or a replay, also where they decide nothing. */
  readonly own?: Seat | undefined;
  /** Set if the game ended before its last turn, which the record does not show. */
  readonly earlyEnd?: EarlyEnd | undefined;
  /** The seat whose bot is thinking. */
  readonly thinking?: Seat | undefined;
  /** How that bot can be asked again, if it could not decide: its worker died, or did not answer. */
  readonly stuck?: readonly BotEffort[] | undefined;
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
  readonly play: (action: ActionId) => RuledRefusal | undefined;
  /** Undoes one step, as far as undo is free. Returns false if there is nothing to undo. */
  readonly undo: () => boolean;
  /**
   * Undoes the last step of the previous player, across the end of their turn, until the next one acts: for people who share a
   * device. Returns false if that is not possible.
   */
  readonly takeBack?: (() => boolean) | undefined;
  /** Asks a stuck bot again. */
  readonly askBot?: ((how: BotEffort) => void) | undefined;
  /** Stops everything that runs for this game. */
  readonly close: () => void;
};
