type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
type Size = { readonly width: number; readonly height: number };

/** How finely places are tried. */
const STEPS = 8;

type Place = { readonly left: number; readonly top: number };

/**
 * Where a card covers nothing of what must stay free, within an area: in the middle of its lower half if that is free, else as near
 * to it as can be; undefined if nothing is free.
 */
export function freePlace(area: Box, card: Size, kept: readonly Box[]): Place | undefined {
  const [across, down] = [area.right - area.left - card.width, area.bottom - area.top - card.height];
  const wanted = { left: area.left + across / 2, top: area.top + down * 0.75 };
  const places = Array.from({ length: (STEPS + 1) ** 2 }, (_, index) => ({
    left: area.left + (across * (index % (STEPS + 1))) / STEPS,
    top: area.top + (down * Math.floor(index / (STEPS + 1))) / STEPS,
  }));
  const isFree = ({ left, top }: Place): boolean =>
    !kept.some((box) => overlaps(box, { left, top, right: left + card.width, bottom: top + card.height }));
  const away = ({ left, top }: Place): number => Math.hypot(left - wanted.left, top - wanted.top);
  const [nearest] =
    across < 0 || down < 0 ? [] : [wanted, ...places].filter(isFree).toSorted((a, b) => away(a) - away(b));
  return nearest;
}

const overlaps = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) > Math.max(one.left, other.left) &&
  Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top);
