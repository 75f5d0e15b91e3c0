import { deviceMemory, fieldsOf } from '../../ui/device-memory.ts';

/** The counted game of a day on this device, and its result once it is over. */
export type KeptDaily = { readonly game: string; readonly lead: number | null };

const memory = deviceMemory('daily');

/** The counted games of this device, by day. */
export function keptDailies(): ReadonlyMap<string, KeptDaily> {
  const days = Object.entries(fieldsOf(memory.recall())).flatMap(([day, kept]) => {
    const { game, lead } = fieldsOf(kept);
    return typeof game === 'string' ? [[day, { game, lead: typeof lead === 'number' ? lead : null }] as const] : [];
  });
  return new Map(days);
}

/** Keeps the first game of a day, and later its result. */
export function keepDaily(day: string, kept: KeptDaily): void {
  const known = keptDailies();
  const before = known.get(day);
  if (before !== undefined && (before.game !== kept.game || before.lead !== null)) return;
  memory.keep(Object.fromEntries([...known, [day, kept]]));
}
