import { deviceMemory } from '../../ui/device-memory.ts';

const memory = deviceMemory('rush');
const KEPT = 5;

/** The best results of this device, the best first. */
export function rushBests(): readonly number[] {
  const kept = memory.recall();
  return Array.isArray(kept) ? kept.filter((solved) => Number.isInteger(solved) && solved > 0).slice(0, KEPT) : [];
}

/** Keeps a result if it is among the best; returns whether it is the best of all. */
export function keepRush(solved: number): boolean {
  const before = rushBests();
  memory.keep([...before, solved].toSorted((one, other) => other - one).slice(0, KEPT));
  return solved > (before[0] ?? 0);
}
