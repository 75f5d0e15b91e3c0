type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
type Size = { readonly width: number; readonly height: number };

/** How finely places are tried. */
const STEPS = 8;

/**
 * Where a card covers as little as possible of what must stay free, within an area: in the middle of its lower half if that is
 * free, else as near to it as can be.
 */
export function freePlace(
  area: Box,
  card: Size,
  kept: readonly Box[],
): { readonly left: number; readonly top: number } {
  const [across, down] = [area.right - area.left - card.width, area.bottom - area.top - card.height];
  const wanted = { left: area.left + across / 2, top: area.top + down * 0.75 };
  const places = Array.from({ length: (STEPS + 1) ** 2 }, (_, index) => ({
    left: area.left + (across * (index % (STEPS + 1))) / STEPS,
    top: area.top + (down * Math.floor(index / (STEPS + 1))) / STEPS,
  }));
  const cost = ({ left, top }: { left: number; top: number }): number =>
    1000 *
      kept.reduce(
        (sum, box) => sum + overlap(box, { left, top, right: left + card.width, bottom: top + card.height }),
        0,
      ) +
    Math.hypot(left - wanted.left, top - wanted.top);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best), wanted);
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
