import { randomUUID } from 'node:crypto';
import { view, type Game, type GameEvent, whoseTurn } from '@la-stanza/engine';
import { BOT_SEATS_UNTIL } from '@la-stanza/protocol';
import { ceremonyTime } from '@la-stanza/protocol/ceremony';
import { remindAt, runClock, type Clock } from '../clock/run-clock.ts';
import type { NewEntries } from './append-statement.ts';
import { isBot, type StoredGame, type StoredStatus } from './stored-game.ts';

export interface Appending {
  readonly stored: StoredGame;
  readonly fold: Game;
  /** The events of the new entries. */
  readonly events: readonly GameEvent[];
  readonly clientId: string | null;
  /** The seat that made the first entry. */
  readonly seat: number | null;
  readonly now: number;
  readonly botLimit: number;
  /** The clock to continue from, if it differs from the game's. */
  readonly clock?: Clock;
}

/** The game with its new entries, before anything is written. */
export function advanced({ stored, fold, events, now, botLimit, clock = stored }: Appending): StoredGame {
  const decision = whoseTurn(fold.state);
  const acting = decision.who === 'seat' ? decision.seat : null;
  const next = runClock({
    pace: stored.pace,
    before: clock,
    acting,
    isBot: (seat) => isBot(stored, seat),
    botLimit,
    // a step that its player may undo adds no time: repeating it would stop the clock
    ceremony: fold.undo.free < fold.record.entries.length ? 0 : ceremonyTime(events),
    now,
  });
  const isOver = decision.who === 'nobody';
  const status: StoredStatus = isOver ? 'over' : 'running';
  const offer = isOver ? null : remaining(stored, next.acting);
  const botSeats = isOver || isPastTakingOver(stored, fold) ? null : stored.botSeats;
  const isRevised = isOver || offer !== stored.offer || botSeats !== stored.botSeats;
  return {
    ...stored,
    ...next,
    fold,
    version: fold.record.entries.length,
    revision: stored.revision + (isRevised ? 1 : 0),
    mark: randomUUID(),
    offer,
    botSeats,
    status,
    ending: isOver ? 'played' : null,
    result: resultOf(fold),
    endedAt: isOver ? now : null,
  };
}

/**
 * A take-back offer expires when a player acts; an offer to end stays until it is answered, and the question about a late player until
 * the player's turn is over.
 */
function remaining({ offer, acting }: StoredGame, next: number | null): StoredGame['offer'] {
  return offer?.kind === 'end' || (offer?.kind === 'absence' && next === acting) ? offer : null;
}

function isPastTakingOver({ botSeats }: StoredGame, { state }: Game): boolean {
  if (botSeats === null) return false;
  const { phase, round } = view(state);
  return phase !== 'setup' && (phase !== 'rounds' || round >= BOT_SEATS_UNTIL);
}

function resultOf({ closing }: Game): StoredGame['result'] {
  if (closing === undefined) return null;
  const { totals, winners, decidedBy } = closing.result;
  return { totals: [...totals], winners: [...winners], decidedBy };
}

/** The row to write for the new entries. */
export function newEntries(after: StoredGame, { stored: before, seat, clientId, now }: Appending): NewEntries {
  const texts = after.fold?.record.entries.slice(before.version) ?? [];
  return {
    id: before.id,
    version: before.version,
    revision: before.revision,
    mark: before.mark,
    next: after.mark,
    texts,
    seats: texts.map((_, index) => (index === 0 ? seat : null)),
    client: clientId,
    acting: after.acting,
    deadline: after.deadline,
    remind: remindAt(after.pace, isBot(after, after.acting) ? null : after.deadline, now),
    banks: after.banks,
    revised: after.revision - before.revision,
    status: after.status,
    ending: after.ending,
    result: after.result,
    botSeats: after.botSeats,
    notices: null,
  };
}
