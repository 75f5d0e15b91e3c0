export type SeaPlace = { readonly x: number; readonly y: number };

const LEFT = 22;
const RIGHT = 287.6;
const OUTWARD = 38;
const HOMEWARD = 80;

/** The positions of the money track's spaces: outward along the upper line, homeward along the lower. */
export function moneyRoute(length: number): SeaPlace[] {
  const outward = Math.ceil(length / 2);
  const pitch = outward > 1 ? (RIGHT - LEFT) / (outward - 1) : 0;
  return Array.from({ length }, (_, index) =>
    index < outward ? { x: LEFT + index * pitch, y: OUTWARD } : { x: RIGHT - (index - outward) * pitch, y: HOMEWARD },
  );
}
