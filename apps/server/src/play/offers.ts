import { SUBSTITUTE } from '../bots/bot-names.ts';
import { BOT_SLACK, deadlineOf } from '../clock/run-clock.ts';
import { ended, type Case, type Decision } from './decision.ts';
import { refuse } from './outcome.ts';
import { humansBut, isBot, type StoredGame } from './stored-game.ts';

/** After the turn has passed on, only with the consent of the others and until the next player has acted. */
export function takeback({ stored, seat, newId }: Case, to: number, version: number): Decision {
  const { fold, offer } = stored;
  if (fold === undefined) return refuse('game-not-running', stored.version);
  if (version !== stored.version) return refuse('stale-version', stored.version, { version: stored.version });
  if (offer !== null) return refuse('offer-standing', stored.version, { offer: offer.kind });
  const isOwn = fold.line.some((entry) => entry.seq === to && entry.seat === seat.seat);
  if (to < fold.undo.consent || !isOwn) return refuse('undo-too-far', stored.version, { earliest: fold.undo.consent });
  // bots do not mind
  if (humansBut(stored, seat.seat).length === 0) return { undoTo: to, seat: seat.seat };
  return { is: { ...stored, offer: { id: newId(), kind: 'takeback', by: seat.seat, to, agreed: [] } } };
}

/** Asks the others to end the game unfinished. */
export function offerEnd({ stored, seat, now, newId }: Case): Decision {
  if (stored.offer !== null) return refuse('offer-standing', stored.version, { offer: stored.offer.kind });
  if (humansBut(stored, seat.seat).length === 0) return { is: ended(stored, 'agreed', now) };
  return { is: { ...stored, offer: { id: newId(), kind: 'end', by: seat.seat, agreed: [] } } };
}

/** One no ends an offer; it is carried out when all others have said yes. */
export function answer({ stored, seat, now }: Case, offerId: string, agree: boolean): Decision {
  const { offer } = stored;
  if (offer === null || offer.id !== offerId || offer.kind === 'absence') return refuse('offer-gone', stored.version);
  if (offer.by === seat.seat) {
    return agree ? refuse('own-offer', stored.version) : { is: { ...stored, offer: null } };
  }
  if (!agree) return { is: { ...stored, offer: null } };
  const agreed = [...new Set([...offer.agreed, seat.seat])];
  const isMissing = humansBut(stored, offer.by).some((other) => !agreed.includes(other.seat));
  if (isMissing) return { is: { ...stored, offer: { ...offer, agreed } } };
  return offer.kind === 'end' ? { is: ended(stored, 'agreed', now) } : { undoTo: offer.to, seat: offer.by };
}

/** Gives up. Of three or more a bot plays on for the seat, so that the others can finish; otherwise the game is over. */
export function resign({ stored, seat, now, botLimit }: Case): Decision {
  const isOver = stored.seats.length === 2 || humansBut(stored, seat.seat).length === 0;
  const seats = stored.seats.map((other) =>
    other === seat ? { ...seat, standing: 'resigned' as const, ...(isOver ? {} : TAKEN_OVER) } : other,
  );
  if (isOver) return { is: { ...ended(stored, 'resigned', now), seats } };
  return { is: withNewClock({ ...stored, seats, offer: null }, now, botLimit) };
}

/** The bot that plays on for somebody who left. */
const TAKEN_OVER = { kind: 'bot' as const, bot: SUBSTITUTE };

export function takenOver(stored: StoredGame, seat: number, now: number, botLimit: number): StoredGame {
  const seats = stored.seats.map((other) => (other.seat === seat ? { ...other, ...TAKEN_OVER } : other));
  return withNewClock({ ...stored, seats, offer: null }, now, botLimit);
}

/** The clock of whoever acts, started anew because the seat has changed hands or comes back. */
export function withNewClock(stored: StoredGame, now: number, botLimit: number): StoredGame {
  const { acting, pace, banks } = stored;
  if (acting === null) return stored;
  const deadline = isBot(stored, acting) ? now + botLimit + BOT_SLACK : deadlineOf(pace, banks, acting, now);
  return { ...stored, deadline };
}
