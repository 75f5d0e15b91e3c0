import { ENDPOINTS, type TableView } from '@la-stanza/protocol';
import { call, type Outcome } from './call.ts';
import { noteAdded, ownNonce } from './deal-memory.ts';
import { seatOfUser } from './seated-players.ts';

/** The body of a request to sit down: the key of a private table, and this device's part of the seed if the server has promised its own. */
export function arrival({ game, promise, invite }: Pick<TableView, 'game' | 'promise' | 'invite'>): {
  nonce?: string;
  key?: string;
} {
  return { ...(promise === null ? {} : { nonce: ownNonce(game) }), ...(invite === null ? {} : { key: invite }) };
}

/** Sends this device's part of the seed if the seat has none yet: a host is seated before the server has promised anything. */
export async function sendShare(table: TableView, user: string | undefined): Promise<Outcome<TableView>> {
  const own = seatOfUser(table, user);
  if (table.status !== 'open' || table.promise === null || own === undefined || own.share !== null)
    return { ok: true, value: table };
  const { game } = table;
  const shared = await call(ENDPOINTS.share, { params: { game }, body: { nonce: ownNonce(game) } });
  // a table that starts by itself does not wait for a slow network
  if (!shared.ok && shared.trouble.code === 'not-open') noteAdded(game, 'late');
  return shared;
}
