import { type RecordFault, type Replayed, openRecord } from '@la-stanza/engine';
import { againstPins, parseShare, promiseOf, type PinFault } from '@la-stanza/engine/fair';
import type { TableView } from '@la-stanza/protocol';
import type { KnownDeal } from './deal-memory.ts';

/** What is wrong with a deal. */
export type DealFault =
  | PinFault
  | RecordFault
  /** The server has left out what this device added. */
  | { readonly code: 'not-shared' };

/** What this device can say about the deal of a game. */
export type DealCheck =
  /** The server drew the seed alone, or not every player added to it. */
  | { readonly kind: 'unproven' }
  /** Promised, and as far as it can be seen, kept. */
  | { readonly kind: 'promised' }
  | { readonly kind: 'proven'; readonly replayed: Replayed }
  | { readonly kind: 'broken'; readonly fault: DealFault };

/** Holds a table against what this device has seen of it. */
export function checkTable({ promise, status, seats }: TableView, known: KnownDeal): DealCheck {
  if (promise === null) return { kind: 'unproven' };
  if (known.promise !== undefined && promise !== known.promise) return broken({ code: 'other-promise' });
  if (status === 'open') return { kind: 'promised' };
  const shown = seats.map(({ share }) => share);
  const changed = known.shares?.findIndex((share, seat) => share !== shown[seat]) ?? -1;
  if (changed >= 0) return broken({ code: 'other-share', seat: changed });
  // the own part must be among them, or the server has left it out
  const own = known.nonce === undefined ? undefined : promiseOf(known.nonce);
  if (own !== undefined && known.added === undefined && !shown.includes(own)) return broken({ code: 'not-shared' });
  // whoever took over a bot's seat has added to the deals since
  const isShared = seats.every(
    ({ kind, share, user, since }) => (kind === 'bot' && user === null) || share !== null || since !== null,
  );
  return { kind: isShared ? 'promised' : 'unproven' };
}

/**
 * Holds the record that the server shows after the end against the game as it was followed here: the promise, every player's part of
 * the seed, the seed, every deal, every entry.
 */
export function checkRecord(
  table: TableView,
  record: unknown,
  entries: readonly string[],
  known: KnownDeal,
): DealCheck {
  const seen = checkTable(table, known);
  if (seen.kind === 'broken' || table.promise === null) return seen;
  const replayed = openRecord(record);
  if ('fault' in replayed) return broken(replayed.fault);
  const pins = {
    game: table.game,
    promise: known.promise ?? table.promise,
    shares: table.seats.map(({ share }) => (share === null ? null : { hash: share })),
    entries,
  };
  const fault = againstPins(replayed.game.record, pins);
  if (fault !== undefined) return broken(fault);
  if (known.added === 'joining' && !entries.some((text) => parseShare(text)?.nonce === known.nonce))
    return broken({ code: 'not-shared' });
  return seen.kind === 'unproven' ? seen : { kind: 'proven', replayed };
}

const broken = (fault: DealFault): DealCheck => ({ kind: 'broken', fault });
