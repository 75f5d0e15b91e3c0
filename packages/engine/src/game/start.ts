import { NEWEST_EDITION } from '../editions/editions.ts';
import { figuresFor } from '../editions/figures-for.ts';
import { promiseOf } from '../fair/shared-seed.ts';
import { seedOf } from '../fair/seed-of.ts';
import type { PositionFault } from '../position/position-fault.ts';
import { readPosition } from '../position/from-text.ts';
import { beginFold, foldDeals, gameOf } from '../record/fold.ts';
import type { Game } from '../record/game.ts';
import { newRecord, type NewRecord } from '../record/new-record.ts';
import type { GameRecord } from '../record/record.ts';
import type { RecordFault } from '../record/record-fault.ts';
import { replay, type Replayed } from '../record/replay.ts';
import type { Table } from '../table/table.ts';

/** What players agree on before a game. */
export interface NewGame extends NewRecord {
  /** What the deals are drawn from: any text. Without one chance is played like a seat, as at a table with a real box. */
  readonly seed?: string | undefined;
}

/**
 * Starts a game of the newest edition and deals.
 *
 * @example
 * const game = newGame({ players: 3, seed: 'any text is a seed' });
 * game.isOver; // false
 * game.record.entries.length; // 48
 * whoseTurn(newGame({ players: 3 })).who; // 'chance'
 */
export function newGame({ seed, ...agreed }: NewGame): Game {
  if (seed === undefined) return opened(newRecord(agreed), undefined);
  const own = seedOf(seed);
  return opened(newRecord({ ...agreed, commitment: promiseOf(own) }), own);
}

function opened(record: GameRecord, seed: string | undefined): Game {
  const fold = beginFold(record, seed);
  foldDeals(fold);
  return gameOf(fold);
}

export interface OpenOptions {
  /** What the deals to come are drawn from; a record tells it only when its game is over. */
  readonly seed?: string | undefined;
  /** A game opened earlier: if the record continues it, only the new entries are replayed. */
  readonly from?: Game | undefined;
  readonly record?: never;
}

/**
 * Opens a record, whatever it is: every entry must be legal where it stands, and if the seed is in it, every deal must be the one it gives.
 *
 * @example
 * const game = newGame({ players: 2, seed: 'c0ffee' });
 * const record = toRecord(game);
 * const opened = openRecord(record, { seed: 'c0ffee' });
 * 'game' in opened && toText(opened.game) === toText(game); // true
 * const broken = openRecord({ ...record, entries: ['start 0', 'start 1'] });
 * 'fault' in broken && broken.fault;
 * // { code: 'entry-refused', entry: 1, text: 'start 1', refusal: { code: 'chance-first', decision: 'starter' } }
 */
export function openRecord(record: unknown, known: OpenOptions = {}): Replayed | { readonly fault: RecordFault } {
  const { seed, from } = known;
  return replay(record, { from, seed: seed === undefined ? undefined : seedOf(seed) });
}

/**
 * Starts a game from a position written as one line. A line is refused, with the first reason found, unless it can be played on from.
 *
 * @example
 * const line = toText(newGame({ players: 2, seed: 'c0ffee' }));
 * const begun = fromText(line, { seed: 'another' });
 * 'game' in begun && legalActions(begun.game).length; // 4
 * const refused = fromText('stanza:1 players:5');
 * 'fault' in refused && refused.fault;
 * // { code: 'out-of-range', field: 'players', value: 5, least: 2, most: 4 }
 */
export function fromText(
  text: string,
  { seed }: Pick<OpenOptions, 'seed'> = {},
): { readonly game: Game } | { readonly fault: PositionFault } {
  const read = readPosition(text);
  if ('fault' in read) return read;
  const own = seed === undefined ? undefined : seedOf(seed);
  const commitment = own === undefined ? undefined : promiseOf(own);
  return { game: opened({ ...newRecord({ ...agreedAt(read.state.table), commitment }), position: text }, own) };
}

/** The terms of a table; figures of the newest edition are not named. */
function agreedAt({ players, options, figures, rulings }: Table): NewRecord {
  const isStandard = JSON.stringify(figures) === JSON.stringify(figuresFor(NEWEST_EDITION, players));
  return { players, options, figures: isStandard ? 'standard' : figures, rulings };
}
