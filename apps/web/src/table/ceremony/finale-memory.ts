import { deviceMemory } from '../../ui/device-memory.ts';

/** In so many games the finale waits for a key or tap, because there is something to read. */
const FIRST_GAMES = 3;

const memory = deviceMemory('finales');

const seen = (): number => {
  const kept = memory.recall();
  return typeof kept === 'number' && kept > 0 ? kept : 0;
};

export const isFinaleNew = (): boolean => seen() < FIRST_GAMES;

export function keepFinale(): void {
  if (isFinaleNew()) memory.keep(seen() + 1);
}
