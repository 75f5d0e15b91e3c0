export type DiscPlace = { readonly x: number; readonly y: number };

const FEW: readonly (readonly DiscPlace[])[] = [
  [],
  [{ x: 29.5, y: 36 }],
  [
    { x: 18, y: 36 },
    { x: 41, y: 36 },
  ],
  [
    { x: 13, y: 38 },
    { x: 46, y: 38 },
    { x: 29.5, y: 32 },
  ],
  [
    { x: 13, y: 38 },
    { x: 46, y: 38 },
    { x: 22, y: 20 },
    { x: 37, y: 20 },
  ],
];

const IN_A_ROW = 3;

/** Up to four discs are drawn large; more are heaped in rows of three, closer the more there are. */
export function discPlaces(count: number): readonly DiscPlace[] {
  return FEW[count] ?? heap(count);
}

export function discSize(count: number): number {
  return count < FEW.length ? 23 : 19;
}

function heap(count: number): DiscPlace[] {
  const rows = Math.ceil(count / IN_A_ROW);
  const step = Math.min(15, 34 / Math.max(1, rows - 1));
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / IN_A_ROW);
    const inRow = Math.min(IN_A_ROW, count - row * IN_A_ROW);
    const place = index - row * IN_A_ROW;
    return { x: 29.5 + (place - (inRow - 1) / 2) * 19.5, y: 38 - row * step };
  });
}
