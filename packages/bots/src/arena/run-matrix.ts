import type { Contestant } from './contestant.ts';
import { runArena, type ArenaOptions, type ArenaResult } from './run-arena.ts';

export interface NamedContestant {
  readonly name: string;
  readonly contestant: Contestant;
}

export interface Pairing {
  readonly a: string;
  readonly b: string;
  readonly result: ArenaResult;
}

/** Plays every pair, with the same deals in every match. The higher-numbered player of a pair is A. */
export async function runMatrix(
  entrants: readonly NamedContestant[],
  options: Omit<ArenaOptions, 'a' | 'b'>,
  onPairing: (pairing: Pairing) => void = () => {},
): Promise<Pairing[]> {
  const pairings: Pairing[] = [];
  for (const [index, a] of entrants.entries()) {
    for (const b of entrants.slice(0, index)) {
      const result = await runArena({ ...options, a: a.contestant, b: b.contestant });
      const pairing = { a: a.name, b: b.name, result };
      pairings.push(pairing);
      onPairing(pairing);
    }
  }
  return pairings;
}
