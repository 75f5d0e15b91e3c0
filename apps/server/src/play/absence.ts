import { CLAIM_AFTER } from '@la-stanza/protocol';
import type { Case, Verdict } from './verdict.ts';
import { ended } from './verdict.ts';
import { takenOver, withNewClock } from './offers.ts';
import { refuse } from './outcome.ts';
import { otherHumans, type StoredGame, type StoredSeat } from './stored-game.ts';

/** How long the others may take to choose before the game ends. */
const CHOICE = 14 * 86_400_000;
/** The least time of an absent player after the others have chosen to wait. */
const GRANTED = 60_000;

/** The acting seat ran out of time. Its player stays: the others choose, and until then the player may return. */
export function timeUp(stored: StoredGame, now: number, newId: () => string): StoredGame {
  const { acting } = stored;
  if (acting === null) return stored;
  // a player alone against bots delays no one
  if (otherHumans(stored, acting).length === 0) return { ...stored, deadline: null };
  return asked(stored, acting, 0, now, newId);
}

/** Another player claims that the acting player is away, before the deadline or in a game without a clock. */
export function claim({ stored, seat, now, newId, waited }: Case): Verdict {
  const { acting, offer, pace, version, deadline } = stored;
  if (offer !== null) return refuse('offer-standing', version, { offer: offer.kind });
  if (acting === null || acting === seat.seat || stored.seats[acting]?.kind !== 'human')
    return refuse('nobody-absent', version);
  // by the day all players have agreed how long a turn may take
  if (pace.kind === 'days' || waited < CLAIM_AFTER[pace.kind]) return refuse('not-away-long', version);
  return { after: asked(stored, acting, Math.max(0, (deadline ?? now) - now), now, newId) };
}

/** Stops the clock of the acting seat at the remaining time, and asks the others. */
function asked(stored: StoredGame, acting: number, left: number, now: number, newId: () => string): StoredGame {
  const seats = stored.seats.map((seat) => (seat.seat === acting ? { ...seat, standing: 'absent' as const } : seat));
  const banks = stored.banks?.map((bank, seat) => (seat === acting ? Math.round(left) : bank)) ?? null;
  const canReturn = left > 0 || stored.pace.kind === 'none' || stored.seats[acting]?.returned === false;
  return {
    ...stored,
    seats,
    banks,
    deadline: now + CHOICE,
    offer: { id: newId(), kind: 'absence', by: acting, votes: [], canReturn },
  };
}

/** A vote about the absent seat: one vote is enough to wait; a bot or the end needs all votes. */
export function choose({ stored, seat, now, botLimit }: Case, choice: 'wait' | 'bot' | 'end'): Verdict {
  const { offer } = stored;
  if (offer === null || offer.kind !== 'absence') return refuse('nobody-absent', stored.version);
  if (offer.by === seat.seat) return refuse('own-offer', stored.version);
  if (choice === 'wait') return { after: granted(stored, offer.by, now, botLimit) };
  const votes = [...offer.votes.filter((vote) => vote.seat !== seat.seat), { seat: seat.seat, choice }];
  const isMissing = otherHumans(stored, offer.by).some((other) => !votes.some((vote) => vote.seat === other.seat));
  if (isMissing) return { after: { ...stored, offer: { ...offer, votes } } };
  // one vote for a bot outweighs votes to end
  const isPlayedOn = votes.some((vote) => vote.choice === 'bot');
  return { after: isPlayedOn ? takenOver(stored, offer.by, now, botLimit) : lost(stored, offer.by, now) };
}

/**
 * The absent player returns before the others have chosen. With time left the clock resumes. Out of time a player may return once and
 * gets no new time: the player may finish the turn, and until then the others may still choose.
 */
export function returnToSeat({ stored, seat, now, botLimit }: Case): Verdict {
  const { offer, pace } = stored;
  if (seat.standing !== 'absent' || offer?.kind !== 'absence') return refuse('not-absent', stored.version);
  const isOutOfTime = pace.kind === 'days' || (pace.kind === 'live' && (stored.banks?.[seat.seat] ?? 0) === 0);
  if (!isOutOfTime) return { after: resumed(stored, seat.seat, now, botLimit) };
  if (seat.returned) return refuse('returned-before', stored.version);
  return { after: withSeat(stored, seat.seat, { standing: 'playing', returned: true }) };
}

/** The others wait, and grant the time for it. */
function granted(stored: StoredGame, absent: number, now: number, botLimit: number): StoredGame {
  const banks = stored.banks?.map((bank, seat) => (seat === absent ? Math.max(bank, GRANTED) : bank)) ?? null;
  return resumed({ ...stored, banks }, absent, now, botLimit);
}

const resumed = (stored: StoredGame, absent: number, now: number, botLimit: number): StoredGame =>
  withNewClock({ ...withSeat(stored, absent, { standing: 'playing' }), offer: null }, now, botLimit);

const withSeat = (stored: StoredGame, changed: number, change: Partial<StoredSeat>): StoredGame => ({
  ...stored,
  seats: stored.seats.map((seat) => (seat.seat === changed ? { ...seat, ...change } : seat)),
});

/** The game ends without the absent player: the others have won. */
const lost = (stored: StoredGame, absent: number, now: number): StoredGame =>
  ended(withSeat(stored, absent, { standing: 'absent' }), 'timeout', now);

/** The others did not choose in time. */
export function resolveVoteTimeout(stored: StoredGame, now: number): StoredGame {
  return stored.offer?.kind === 'absence' ? lost(stored, stored.offer.by, now) : ended(stored, 'abandoned', now);
}
