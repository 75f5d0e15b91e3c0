import { ENDPOINTS, type NewTable } from '@la-stanza/protocol';
import { call, type Outcome } from '../../server/call.ts';
import { ensureGuest } from '../../server/guest.ts';
import { setMe } from '../../server/guest-store.ts';
import { noteSeats } from '../sit-down/last-seats.ts';

/** Creates a table at the server under the name the host typed. Returns the game's id. */
export async function createOnlineTable(table: NewTable, typed: string): Promise<Outcome<string>> {
  const guest = await ensureGuest();
  if (!guest.ok) return guest;
  const name = typed.trim();
  if (name !== '' && name !== guest.value.name) {
    const renamed = await call(ENDPOINTS.rename, { body: { name } });
    if (!renamed.ok) return renamed;
    setMe(renamed.value);
  }
  noteSeats(table.seats.length);
  const opened = await call(ENDPOINTS.open, { body: table });
  return opened.ok ? { ok: true, value: opened.value.game } : opened;
}
