import { shareText } from '@la-stanza/engine/fair';
import { type Game, whoseTurn } from '@la-stanza/engine';
import { foldOn } from './fold.ts';
import type { StoredGame, StoredSeat } from './stored-game.ts';

/*
 * A player who takes a bot's seat waits until the bot's turn is over. Between two turns the player is seated, and the player's share of
 * the seed is written: within a turn it would be between the steps of the acting player.
 */

/** If a turn has just ended: the game with the seed shares of players who took a bot's seat. */
export function withShares(stored: StoredGame, fold: Game): Game {
  if (!stored.seats.some(({ joinedNonce }) => joinedNonce !== null)) return fold;
  const acting = actingIn(fold);
  if (acting === null || acting === stored.acting) return fold;
  const shares = stored.seats.flatMap((seat) => shareOf(seat, fold.record.entries));
  return shares.length === 0 ? fold : foldOn(stored, fold, shares);
}

/** The entry with a player's share of the seed, unless the record has it. */
function shareOf({ seat, kind, arriving, joinedNonce }: StoredSeat, entries: readonly string[]): readonly string[] {
  if (joinedNonce === null || (kind !== 'human' && arriving === null)) return [];
  const text = shareText({ seat, nonce: joinedNonce });
  return entries.includes(text) ? [] : [text];
}

function actingIn({ state }: Game): number | null {
  const decision = whoseTurn(state);
  return decision.who === 'seat' ? decision.seat : null;
}

/** Seats the players who wait for a bot that is not acting. */
export function seatArrivals(stored: StoredGame): StoredGame {
  if (stored.status !== 'running') return stored;
  const waiting = stored.seats.filter(
    ({ seat, kind, arriving }) => arriving !== null && kind === 'bot' && seat !== stored.acting,
  );
  if (waiting.length === 0) return stored;
  const { pace, banks } = stored;
  return {
    ...stored,
    seats: stored.seats.map((seat) => (waiting.includes(seat) ? taken(seat) : seat)),
    // a new player gets a full bank
    banks:
      pace.kind === 'live' && banks !== null
        ? banks.map((bank, index) => (waiting.some(({ seat }) => seat === index) ? 1_000 * pace.bank : bank))
        : banks,
  };
}

function taken(seat: StoredSeat): StoredSeat {
  if (seat.arriving === null) return seat;
  const { user, name } = seat.arriving;
  return { ...seat, kind: 'human', user, name, bot: null, standing: 'playing', arriving: null };
}
