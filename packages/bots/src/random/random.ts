/** A seeded random generator (mulberry32) with its state exposed, so that a search can be repeated and resumed. */
export interface Random {
  state: number;
}

export function randomFrom(seed: number): Random {
  // one mixing step, so that adjacent seeds start differently
  return { state: Math.imul(seed ^ (seed >>> 16), 0x45d9f3b) | 0 };
}

/** A number from 0 up to, but not including, 1. */
export function unit(random: Random): number {
  const state = (random.state + 0x6d2b79f5) | 0;
  random.state = state;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
}

/** An integer from 0 up to, but not including, the bound. */
export const below = (random: Random, bound: number): number => (unit(random) * bound) | 0;
