import { toAct, type Game } from '@la-stanza/engine';
import type { TableView } from '@la-stanza/protocol';
import { remindAt, runClock, type Clock } from '../clock/run-clock.ts';
import type { NewEntries } from './append-statement.ts';
import { isBot, type StoredGame } from './stored-game.ts';

export interface Appending {
  readonly stored: StoredGame;
  readonly fold: Game;
  readonly clientId: string | null;
  /** Whose entry the first one is. */
  readonly seat: number | null;
  readonly now: number;
  readonly botLimit: number;
  /** The clock to go on from, if not that of the game. */
  readonly before?: Clock;
}

/** The game after its new entries, before anything is written. */
export function advanced({ stored, fold, now, botLimit, before = stored }: Appending): StoredGame {
  const decision = toAct(fold.state);
  const acting = decision.who === 'seat' ? decision.seat : null;
  const clock = runClock({ pace: stored.pace, before, acting, isBot: (seat) => isBot(stored, seat), botLimit, now });
  const isOver = decision.who === 'nobody';
  const status: TableView['status'] = isOver ? 'over' : 'running';
  // a take-back is void once somebody has acted; an offer to end stands until it is answered
  const offer = !isOver && stored.offer?.kind === 'end' ? stored.offer : null;
  return {
    ...stored,
    ...clock,
    fold,
    version: fold.record.entries.length,
    revision: stored.revision + (isOver || offer !== stored.offer ? 1 : 0),
    offer,
    status,
    ending: isOver ? 'played' : null,
    result: resultOf(fold),
    endedAt: isOver ? now : null,
  };
}

function resultOf({ closing }: Game): StoredGame['result'] {
  if (closing === undefined) return null;
  const { totals, winners, decidedBy } = closing.result;
  return { totals: [...totals], winners: [...winners], decidedBy };
}

/** What is written for the new entries. */
export function newEntries(is: StoredGame, { stored: was, seat, clientId, now }: Appending): NewEntries {
  const texts = is.fold?.record.entries.slice(was.version) ?? [];
  return {
    id: was.id,
    version: was.version,
    revision: was.revision,
    texts,
    seats: texts.map((_, index) => (index === 0 ? seat : null)),
    client: clientId,
    acting: is.acting,
    deadline: is.deadline,
    remind: remindAt(is.pace, isBot(is, is.acting) ? null : is.deadline, now),
    banks: is.banks,
    revised: is.revision - was.revision,
    status: is.status,
    ending: is.ending,
    result: is.result,
  };
}
