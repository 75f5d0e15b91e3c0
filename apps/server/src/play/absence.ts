import type { Case, Verdict } from './verdict.ts';
import { ended } from './verdict.ts';
import { takenOver, withNewClock } from './offers.ts';
import { refuse } from './outcome.ts';
import { humansBut, type StoredGame } from './stored-game.ts';

/** How long the others may take to choose before the game is abandoned. */
const CHOICE = 14 * 86_400_000;
/** The least time for a player who returns or is waited for. */
const GRACE = 60_000;

/** The acting seat ran out of time. Its player stays: the others choose, and until then the player may return. */
export function timeUp(stored: StoredGame, now: number, newId: () => string): StoredGame {
  const { acting } = stored;
  if (acting === null) return stored;
  const seats = stored.seats.map((seat) => (seat.seat === acting ? { ...seat, standing: 'absent' as const } : seat));
  const late = { ...stored, seats };
  // alone against bots, no one is kept waiting
  if (humansBut(late, acting).length === 0) return { ...stored, deadline: null };
  return { ...late, deadline: now + CHOICE, offer: { id: newId(), kind: 'absence', by: acting, votes: [] } };
}

/** A vote about the absent seat: one vote is enough to wait; a bot or the end needs all votes. */
export function choose({ stored, seat, now, botLimit }: Case, choice: 'wait' | 'bot' | 'end'): Verdict {
  const { offer } = stored;
  if (offer === null || offer.kind !== 'absence') return refuse('nobody-absent', stored.version);
  if (offer.by === seat.seat) return refuse('own-offer', stored.version);
  if (choice === 'wait') return { after: resumed(stored, offer.by, now, botLimit) };
  const votes = [...offer.votes.filter((vote) => vote.seat !== seat.seat), { seat: seat.seat, choice }];
  const isMissing = humansBut(stored, offer.by).some((other) => !votes.some((vote) => vote.seat === other.seat));
  if (isMissing) return { after: { ...stored, offer: { ...offer, votes } } };
  // one vote for a bot outweighs votes to end
  const isPlayedOn = votes.some((vote) => vote.choice === 'bot');
  return { after: isPlayedOn ? takenOver(stored, offer.by, now, botLimit) : ended(stored, 'abandoned', now) };
}

/** The absent player returns before the others have chosen. */
export function comeBack({ stored, seat, now, botLimit }: Case): Verdict {
  if (seat.standing !== 'absent') return refuse('not-absent', stored.version);
  return { after: resumed(stored, seat.seat, now, botLimit) };
}

function resumed(stored: StoredGame, absent: number, now: number, botLimit: number): StoredGame {
  const seats = stored.seats.map((seat) => (seat.seat === absent ? { ...seat, standing: 'playing' as const } : seat));
  const banks = stored.banks?.map((bank, seat) => (seat === absent ? Math.max(bank, GRACE) : bank)) ?? null;
  return withNewClock({ ...stored, seats, banks, offer: null }, now, botLimit);
}

/** The others did not choose in time. */
export function givenUp(stored: StoredGame, now: number): StoredGame {
  return ended(stored, 'abandoned', now);
}
