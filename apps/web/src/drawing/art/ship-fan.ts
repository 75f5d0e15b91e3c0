/** The position of one of several ships on a space, so that every sail shows its emblem. */
export type Berth = { readonly x: number; readonly y: number; readonly size: number };

// The size of a ship and the distance to the next, for one to four ships.
const FANS: readonly (readonly [size: number, pitch: number])[] = [
  [28, 0],
  [25, 15],
  [22, 11.5],
  [20, 10],
];
const WAVE = 2.4;

/** Berths from left to right around 0, 0; from three ships on they are alternately higher and lower. */
export function shipFan(count: number): Berth[] {
  const [size, pitch] = FANS[Math.min(count, FANS.length) - 1] ?? [0, 0];
  return Array.from({ length: count }, (_, index) => ({
    x: (index - (count - 1) / 2) * pitch,
    y: count < 3 ? 0 : index % 2 === 0 ? -WAVE : WAVE,
    size,
  }));
}
