import { ENDPOINTS, type TableView } from '@la-stanza/protocol';
import { type Replayed, openRecord } from '@la-stanza/engine';
import { call, type Outcome } from './call.ts';

/** A finished game of the server with its whole record, replayed on this device. */
export async function openOnlineGame(
  game: string,
): Promise<Outcome<{ readonly table: TableView; readonly replayed: Replayed }>> {
  const params = { game };
  const [table, record] = await Promise.all([call(ENDPOINTS.table, { params }), call(ENDPOINTS.record, { params })]);
  if (!table.ok) return table;
  if (!record.ok) return record;
  if (table.value.status !== 'over') return { ok: false, trouble: { code: 'not-over' } };
  const replayed = openRecord(record.value);
  return 'fault' in replayed
    ? { ok: false, trouble: { code: 'unreadable' } }
    : { ok: true, value: { table: table.value, replayed } };
}
