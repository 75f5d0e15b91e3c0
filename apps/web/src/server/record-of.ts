import { newRecord } from '@la-stanza/engine';
import type { LiveTable } from './live-table.ts';

/** The record as the server states it; `replay` checks it field by field. */
export function recordOf(
  { table, entries }: LiveTable,
  more: readonly string[],
): { readonly entries: readonly string[] } {
  const { engine, edition, seats, options, figures, rulings, commitment } = table;
  const head = newRecord({ engine, edition, players: seats.length, options, commitment });
  const record = { ...head, figures, ...(rulings === null ? {} : { rulings }), entries: [...entries, ...more] };
  return record;
}
