import type { Case, Decision } from './decision.ts';
import { ended } from './decision.ts';
import { takenOver, withNewClock } from './offers.ts';
import { refuse } from './outcome.ts';
import { humansBut, type StoredGame } from './stored-game.ts';

/** How long the others have to choose before the game is given up. */
const CHOICE = 14 * 86_400_000;
/** A player who comes back, or is waited for, gets at least this. */
const GRACE = 60_000;

/** The time of the acting seat is up. Nobody is thrown out: the others choose, and the player may come back until then. */
export function timeUp(stored: StoredGame, now: number, newId: () => string): StoredGame {
  const { acting } = stored;
  if (acting === null) return stored;
  const seats = stored.seats.map((seat) => (seat.seat === acting ? { ...seat, standing: 'absent' as const } : seat));
  const late = { ...stored, seats };
  // alone against bots nobody is kept waiting
  if (humansBut(late, acting).length === 0) return { ...stored, deadline: null };
  return { ...late, deadline: now + CHOICE, offer: { id: newId(), kind: 'absence', by: acting, votes: [] } };
}

/** What another player wants for the absent seat: one voice is enough to wait; for a bot or the end all must have chosen. */
export function choose({ stored, seat, now, botLimit }: Case, choice: 'wait' | 'bot' | 'end'): Decision {
  const { offer } = stored;
  if (offer === null || offer.kind !== 'absence') return refuse('nobody-absent', stored.version);
  if (offer.by === seat.seat) return refuse('own-offer', stored.version);
  if (choice === 'wait') return { is: resumed(stored, offer.by, now, botLimit) };
  const votes = [...offer.votes.filter((vote) => vote.seat !== seat.seat), { seat: seat.seat, choice }];
  const isMissing = humansBut(stored, offer.by).some((other) => !votes.some((vote) => vote.seat === other.seat));
  if (isMissing) return { is: { ...stored, offer: { ...offer, votes } } };
  // whoever wants to play on outweighs whoever wants to stop
  const isPlayedOn = votes.some((vote) => vote.choice === 'bot');
  return { is: isPlayedOn ? takenOver(stored, offer.by, now, botLimit) : ended(stored, 'abandoned', now) };
}

/** The absent player is back before the others have chosen. */
export function comeBack({ stored, seat, now, botLimit }: Case): Decision {
  if (seat.standing !== 'absent') return refuse('not-absent', stored.version);
  return { is: resumed(stored, seat.seat, now, botLimit) };
}

function resumed(stored: StoredGame, absent: number, now: number, botLimit: number): StoredGame {
  const seats = stored.seats.map((seat) => (seat.seat === absent ? { ...seat, standing: 'playing' as const } : seat));
  const banks = stored.banks?.map((bank, seat) => (seat === absent ? Math.max(bank, GRACE) : bank)) ?? null;
  return withNewClock({ ...stored, seats, banks, offer: null }, now, botLimit);
}

/** Nobody has chosen for a long time. */
export function givenUp(stored: StoredGame, now: number): StoredGame {
  return ended(stored, 'abandoned', now);
}
