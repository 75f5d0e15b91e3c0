export type Random = (below: number) => number;

/** Random integers from 0 up to a bound; the same start gives the same numbers. */
export function randomFrom(start: number): Random {
  let last = start * 2 + 1;
  return (below) => {
    last = (Math.imul(last, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (last >> 8) % below;
  };
}
