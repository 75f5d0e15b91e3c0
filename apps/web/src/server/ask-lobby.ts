import { ENDPOINTS } from '@la-stanza/protocol';
import { call } from './call.ts';
import { recogniseGuest } from './guest.ts';
import { wasGuest } from './guest-store.ts';
import { useLobby } from './lobby-store.ts';

/** Asks what tables there are. */
export async function askLobby(): Promise<void> {
  await recogniseGuest();
  const [listed, own] = await Promise.all([
    call(ENDPOINTS.tables, { query: { of: 'listed' } }),
    wasGuest() ? call(ENDPOINTS.tables, { query: { of: 'me' } }) : undefined,
  ]);
  useLobby.setState((before) => ({
    server: listed.ok ? 'there' : 'none',
    listed: listed.ok ? listed.value.tables : before.listed,
    own: own?.ok === true ? own.value.tables : before.own,
  }));
}
