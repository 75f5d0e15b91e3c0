import { ENDPOINTS } from '@la-stanza/protocol';
import { call } from './call.ts';
import { fetchGuest } from './guest.ts';
import { hasBeenGuest } from './guest-store.ts';
import { useLobby } from './lobby-store.ts';

/** Refusals by a server that is there and has too much to do. */
const MOMENTARY: ReadonlySet<string> = new Set(['rate-limited', 'unavailable']);

/** Fetches the games to watch and the visitor's own tables. */
export async function fetchLobby(): Promise<void> {
  await fetchGuest();
  const [listed, own] = await Promise.all([
    call(ENDPOINTS.tables, { query: { of: 'listed' } }),
    hasBeenGuest() ? call(ENDPOINTS.tables, { query: { of: 'me' } }) : undefined,
  ]);
  useLobby.setState((before) => ({
    server: listed.ok ? 'there' : MOMENTARY.has(listed.trouble.code) ? 'limited' : 'offline',
    running: listed.ok ? listed.value.tables.filter(({ status }) => status === 'running') : before.running,
    own: own?.ok === true ? own.value.tables : before.own,
    damaged: own?.ok === true ? own.value.damaged : before.damaged,
  }));
}
