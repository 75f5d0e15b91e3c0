import { ENDPOINTS, type TableView } from '@la-stanza/protocol';
import { call, type Outcome } from '../../server/call.ts';
import { noteAdded, noteDeal, ownNonce } from '../../server/deal-memory.ts';
import { ensureGuest } from '../../server/guest.ts';
import { sendShare } from '../../server/send-share.ts';
import { lastSeats } from './last-seats.ts';

/** The running tables of others at which a bot's seat is free. */
export async function freeSeats(): Promise<Outcome<readonly TableView[]>> {
  const guest = await ensureGuest();
  if (!guest.ok) return guest;
  const found = await call(ENDPOINTS.freeSeats, {});
  return found.ok ? { ok: true, value: found.value.tables } : found;
}

/** A seat at a table of one's own, with whoever asks in the same moments and bots. Returns the game's id. */
export async function sitDown(): Promise<Outcome<string>> {
  const guest = await ensureGuest();
  if (!guest.ok) return guest;
  const seated = await call(ENDPOINTS.sitDown, { body: { seats: lastSeats() } });
  if (!seated.ok) return seated;
  noteDeal(seated.value);
  // the table starts in a moment: what this device adds to the seed must not wait for the page
  void sendShare(seated.value, guest.value.user);
  return { ok: true, value: seated.value.game };
}

/** Takes a bot's seat at a running table. */
export async function takeOver(table: TableView, seat: number): Promise<Outcome<string>> {
  const guest = await ensureGuest();
  if (!guest.ok) return guest;
  const { game, promise, invite } = table;
  noteDeal(table);
  const nonce = promise === null ? {} : { nonce: ownNonce(game) };
  if (promise !== null) noteAdded(game, 'joining');
  const key = invite === null ? {} : { key: invite };
  const taken = await call(ENDPOINTS.takeOver, { params: { game }, body: { seat, ...nonce, ...key } });
  return taken.ok ? { ok: true, value: game } : taken;
}
