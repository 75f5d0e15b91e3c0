import { newGame } from '@la-stanza/engine';
import type { LiveTable } from './live-table.ts';

/** The record as the server states it; `openRecord` checks it field by field. */
export function recordOf(
  { table, entries }: LiveTable,
  more: readonly string[],
): { readonly entries: readonly string[] } {
  const { edition, seats, options, figures, rulings, commitment } = table;
  const head = newGame({ players: seats.length, options, commitment }).record;
  const record = {
    ...head,
    edition: edition ?? 1,
    figures,
    ...(rulings === null ? {} : { rulings }),
    entries: [...entries, ...more],
  };
  return record;
}
