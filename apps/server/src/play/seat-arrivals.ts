import { shareText } from '@la-stanza/engine/fair';
import { type Game, whoseTurn } from '@la-stanza/engine';
import { foldOn } from './fold.ts';
import type { StoredGame, StoredSeat } from './stored-game.ts';

/*
 * People who take a bot's seat wait until its turn is over. Between two turns they sit down, and what they add to the seed is written:
 * within a turn it would come between the steps of somebody who plays.
 */

/** The game with what people who took a bot's seat add to the deals that follow, if a turn has just ended. */
export function withShares(stored: StoredGame, fold: Game): Game {
  if (!stored.seats.some(({ joinedNonce }) => joinedNonce !== null)) return fold;
  const acting = actingIn(fold);
  if (acting === null || acting === stored.acting) return fold;
  const shares = stored.seats.flatMap((seat) => shareOf(seat, fold.record.entries));
  return shares.length === 0 ? fold : foldOn(stored, fold, shares);
}

/** The entry by which somebody adds to the seed, unless the record has it. */
function shareOf({ seat, kind, arriving, joinedNonce }: StoredSeat, entries: readonly string[]): readonly string[] {
  if (joinedNonce === null || (kind !== 'human' && arriving === null)) return [];
  const text = shareText({ seat, nonce: joinedNonce });
  return entries.includes(text) ? [] : [text];
}

function actingIn({ state }: Game): number | null {
  const decision = whoseTurn(state);
  return decision.who === 'seat' ? decision.seat : null;
}

/** The table after those have sat down who wait for a seat whose bot does not have to decide. */
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
    // the clock is fresh
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
