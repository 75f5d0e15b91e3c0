/** A seeded source of chance (mulberry32) with its state in the open, so that a search can be repeated and resumed. */
export interface Random {
  state: number;
}

export function randomFrom(seed: number): Random {
  // one step of mixing, so that neighbouring seeds do not start alike
  return { state: Math.imul(seed ^ (seed >>> 16), 0x45d9f3b) | 0 };
}

/** A number from 0 up to, not including, 1. */
export function unit(random: Random): number {
  const state = (random.state + 0x6d2b79f5) | 0;
  random.state = state;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
}

/** A whole number from 0 up to, not including, the bound. */
export const below = (random: Random, bound: number): number => (unit(random) * bound) | 0;
