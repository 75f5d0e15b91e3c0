import { view } from '@la-stanza/engine';
import { inTransaction } from '../db/pool.ts';
import { refuse, type Refused } from '../play/outcome.ts';
import type { Play } from '../play/play.ts';
import { seatArrivals } from '../play/seat-arrivals.ts';
import { seatOf, type StoredGame } from '../play/stored-game.ts';
import { lockGame, publishChange } from '../play/table-command.ts';
import { updateTable } from '../play/update-table.ts';
import { isAdmitted } from './admission.ts';
import type { Arrival } from './seat-players.ts';

interface Wanted {
  readonly seat: number;
  readonly key: string | undefined;
  /** People who must not meet the arriving player. */
  readonly apart: ReadonlySet<string>;
}

/** Takes a bot's seat in a running game: immediately, or when the bot's turn is over. */
export async function takeOver(
  play: Play,
  arrival: Arrival,
  game: string,
  wanted: Wanted,
): Promise<StoredGame | Refused> {
  const done = await inTransaction(play.pool, async (client) => {
    const before = await lockGame(client, play, game);
    if (before?.fold === undefined || !isAdmitted(before, arrival.user, wanted.key)) return refuse('no-such-game');
    const refused = faultOf(before, arrival.user, wanted);
    if (refused !== undefined) return refused;
    const coming = awaited(before, arrival, wanted.seat, view(before.fold.state).round);
    return { before, after: await updateTable(client, before, seatArrivals(coming), play.now()) };
  });
  if ('refused' in done) return done;
  publishChange(play, done);
  return done.after;
}

function faultOf(stored: StoredGame, user: string, { seat, apart }: Wanted): Refused | undefined {
  if (stored.status !== 'running') return refuse('game-not-running');
  if (seatOf(stored, user) !== undefined) return refuse('already-seated');
  if (stored.botSeats !== 'open') return refuse('bot-seats-closed');
  if (stored.removed.includes(user) || stored.seats.some((each) => each.kind === 'human' && apart.has(each.user ?? '')))
    return refuse('not-welcome');
  if (stored.seats.some(({ arriving }) => arriving?.user === user)) return refuse('already-seated');
  if (stored.seats[seat]?.kind !== 'bot') return refuse('seat-taken');
  // one arriving player at a time
  return stored.seats.some(({ arriving }) => arriving !== null) ? refuse('seat-awaited') : undefined;
}

function awaited(stored: StoredGame, { user, name, nonce }: Arrival, wanted: number, round: number): StoredGame {
  return {
    ...stored,
    seats: stored.seats.map((seat) =>
      seat.seat === wanted
        ? { ...seat, standIn: seat.bot, arriving: { user, name }, joinedNonce: nonce, since: round }
        : seat,
    ),
  };
}

/** Any player of the table can close the bots' seats to others, or open them again. Closing removes a player who waits for a seat. */
export function setBotSeats(stored: StoredGame, user: string, isOpen: boolean): StoredGame | Refused {
  if (seatOf(stored, user) === undefined) return refuse('not-seated');
  if (stored.status !== 'running' || stored.botSeats === null) return refuse('bot-seats-closed');
  const seats = isOpen
    ? stored.seats
    : stored.seats.map((seat) =>
        seat.arriving === null ? seat : { ...seat, arriving: null, joinedNonce: null, since: null },
      );
  return { ...stored, seats, botSeats: isOpen ? 'open' : 'closed' };
}
