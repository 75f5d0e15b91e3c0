import { ENDPOINTS, type NewTable } from '@la-stanza/protocol';
import { call, type Outcome } from '../../server/call.ts';
import { enter } from '../../server/guest.ts';
import { setMe } from '../../server/guest-store.ts';

/** Opens a table at the server under the name the host has typed; gives the game's id. */
export async function openOnline(table: NewTable, typed: string): Promise<Outcome<string>> {
  const entered = await enter();
  if (!entered.ok) return entered;
  const name = typed.trim();
  if (name !== '' && name !== entered.value.name) {
    const renamed = await call(ENDPOINTS.rename, { body: { name } });
    if (!renamed.ok) return renamed;
    setMe(renamed.value);
  }
  const opened = await call(ENDPOINTS.open, { body: table });
  return opened.ok ? { ok: true, value: opened.value.game } : opened;
}
