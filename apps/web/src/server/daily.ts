import { ENDPOINTS, type Daily } from '@la-stanza/protocol';
import type { GameRecord } from '@la-stanza/engine';
import { call, type Outcome } from './call.ts';
import { ensureGuest, fetchGuest } from './guest.ts';

/** The deal of a day as the server knows it, for whoever is signed in here. */
export async function fetchDaily(day: string): Promise<Outcome<Daily>> {
  await fetchGuest();
  return call(ENDPOINTS.daily, { params: { day } });
}

/** The game on today's deal: the one that runs, or a new one. Returns its id. */
export async function playDaily(day: string): Promise<Outcome<string>> {
  const guest = await ensureGuest();
  if (!guest.ok) return guest;
  const table = await call(ENDPOINTS.playDaily, { params: { day } });
  return table.ok ? { ok: true, value: table.value.game } : table;
}

/** The counted game of somebody; the engine checks the record when it is replayed. */
export async function fetchDailyRecord(
  day: string,
  user: string,
): Promise<(Pick<GameRecord, 'entries'> & { readonly format: number }) | undefined> {
  const record = await call(ENDPOINTS.dailyRecord, { params: { day, user } });
  return record.ok ? record.value : undefined;
}
