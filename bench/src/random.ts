/** A random integer from 0 up to a bound; everything measured uses the same cheap generator. */
export type Random = (below: number) => number;

/** xorshift32. */
export function randomFrom(seed: number): Random {
  let state = seed | 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}
