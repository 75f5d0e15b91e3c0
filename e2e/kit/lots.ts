export type Lots = (below: number) => number;

/** Numbers from 0 up to a bound, the same ones for the same start. */
export function lotsFrom(start: number): Lots {
  let last = start * 2 + 1;
  return (below) => {
    last = (Math.imul(last, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (last >> 8) % below;
  };
}
