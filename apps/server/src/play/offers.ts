import { undoSteps } from '@la-stanza/engine/fair';
import { SUBSTITUTE } from '../bots/bot-names.ts';
import { BOT_SLACK, deadlineOf } from '../clock/run-clock.ts';
import { ended, type Case, type Verdict } from './verdict.ts';
import { refuse } from './outcome.ts';
import { otherHumans, isBot, isCasual, type StoredGame, type StoredSeat } from './stored-game.ts';

/**
 * After the turn has passed, an undo needs the others' consent, and only until the next person acts; it also undoes the turns of bots
 * since then.
 */
export function takeback({ stored, seat, newId }: Case, to: number, version: number): Verdict {
  const { fold, offer } = stored;
  if (fold === undefined) return refuse('game-not-running', stored.version);
  if (version !== stored.version) return refuse('stale-version', stored.version, { version: stored.version });
  if (offer !== null) return refuse('offer-standing', stored.version, { offer: offer.kind });
  const isOwn = fold.line.some((entry) => entry.seq === to && entry.seat === seat.seat);
  const steps = undoSteps(fold, to, (each) => each !== 'chance' && isBot(stored, each));
  if (steps === undefined || !isOwn) return refuse('undo-too-far', stored.version, { earliest: fold.undo.consent });
  // all players have the same daily deal: no player may see the bots' answers and undo
  if (stored.daily !== null) return refuse('undo-too-far', stored.version, { earliest: fold.undo.free });
  // bots always consent
  if (otherHumans(stored, seat.seat).length === 0) return { undoTo: to, seat: seat.seat };
  return { after: { ...stored, offer: { id: newId(), kind: 'takeback', by: seat.seat, to, agreed: [] } } };
}

/** Offers to end the game unfinished. */
export function offerEnd({ stored, seat, now, newId }: Case): Verdict {
  if (stored.offer !== null) return refuse('offer-standing', stored.version, { offer: stored.offer.kind });
  if (otherHumans(stored, seat.seat).length === 0) return { after: ended(stored, 'agreed', now) };
  return { after: { ...stored, offer: { id: newId(), kind: 'end', by: seat.seat, agreed: [] } } };
}

/** One refusal ends an offer; it is carried out when all others have agreed. */
export function answer({ stored, seat, now }: Case, offerId: string, agree: boolean): Verdict {
  const { offer } = stored;
  if (offer === null || offer.id !== offerId || offer.kind === 'absence') return refuse('offer-gone', stored.version);
  if (offer.by === seat.seat) {
    return agree ? refuse('own-offer', stored.version) : { after: { ...stored, offer: null } };
  }
  if (!agree) return { after: { ...stored, offer: null } };
  const agreed = [...new Set([...offer.agreed, seat.seat])];
  const isMissing = otherHumans(stored, offer.by).some((other) => !agreed.includes(other.seat));
  if (isMissing) return { after: { ...stored, offer: { ...offer, agreed } } };
  return offer.kind === 'end' ? { after: ended(stored, 'agreed', now) } : { undoTo: offer.to, seat: offer.by };
}

/**
 * Resigns. With three or more players, and at a casual table, a bot takes the seat, so that the others can finish; otherwise the game
 * ends.
 */
export function resign({ stored, seat, now, botLimit }: Case): Verdict {
  const isOver = (stored.seats.length === 2 && !isCasual(stored)) || otherHumans(stored, seat.seat).length === 0;
  const seats = stored.seats.map((other) =>
    other === seat ? (isOver ? { ...seat, standing: 'resigned' as const } : withoutPlayer(seat)) : other,
  );
  if (isOver) return { after: { ...ended(stored, 'resigned', now), seats } };
  return { after: withNewClock({ ...stored, seats, offer: null }, now, botLimit) };
}

/** A bot replaces a player who left; at a casual table the player's name is removed. */
function withoutPlayer(seat: StoredSeat): StoredSeat {
  const left = { ...seat, ...takenBy(seat) };
  return seat.standIn === null ? { ...left, standing: 'resigned' } : { ...left, user: null, name: null, since: null };
}

/** The bot that replaces a player who left: the seat's earlier bot, if there was one. */
const takenBy = ({ standIn }: StoredSeat): Pick<StoredSeat, 'kind' | 'bot'> => ({
  kind: 'bot',
  bot: standIn ?? SUBSTITUTE,
});

export function takenOver(stored: StoredGame, seat: number, now: number, botLimit: number): StoredGame {
  const seats = stored.seats.map((other) => (other.seat === seat ? { ...other, ...takenBy(other) } : other));
  return withNewClock({ ...stored, seats, offer: null }, now, botLimit);
}

/** Restarts the acting seat's clock because the seat has another player or its player returns. */
export function withNewClock(stored: StoredGame, now: number, botLimit: number): StoredGame {
  const { acting, pace, banks } = stored;
  if (acting === null) return stored;
  const deadline = isBot(stored, acting) ? now + botLimit + BOT_SLACK : deadlineOf(pace, banks, acting, now);
  return { ...stored, deadline };
}
