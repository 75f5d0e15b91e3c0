export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
type Size = { readonly width: number; readonly height: number };

type CardPlacement = {
  readonly card: Size;
  readonly window: Size;
  /** What the card explains. */
  readonly target: Box;
  /** Open choices, which it must not cover. */
  readonly choices: readonly Box[];
  /** A card that was asked for is shown anyway, where it covers least. */
  readonly isAsked: boolean;
};

type Place = { readonly left: number; readonly top: number };

const MARGIN = 8;
/** The step by which a card may slide along its target. */
const STEP = 40;

/** The first free place below, above, right or left of the target; undefined if there is none and the card was not asked for. */
export function placeCard({ card, window, target, choices, isAsked }: CardPlacement): Place | undefined {
  const places = [...candidates(card, window, target)].filter((place) => isInside(place, card, window));
  const covered = (place: Place): number =>
    [target, ...choices].reduce((sum, choice) => sum + overlap(boxOf(place, card), choice), 0);
  const free = places.find((place) => covered(place) === 0);
  if (free !== undefined || !isAsked) return free;
  return places.toSorted((one, other) => covered(one) - covered(other))[0];
}

function* candidates({ width, height }: Size, window: Size, { left, top, right, bottom }: Box): Generator<Place> {
  const middle = clamp(MARGIN, (left + right - width) / 2, window.width - width - MARGIN);
  const centre = clamp(MARGIN, (top + bottom - height) / 2, window.height - height - MARGIN);
  for (let slid = 0; slid < Math.max(window.width, window.height); slid += STEP) {
    for (const by of slid === 0 ? [0] : [slid, -slid]) {
      yield { left: middle + by, top: bottom + MARGIN };
      yield { left: middle + by, top: top - height - MARGIN };
      yield { left: right + MARGIN, top: centre + by };
      yield { left: left - width - MARGIN, top: centre + by };
    }
  }
}

function isInside({ left, top }: Place, { width, height }: Size, window: Size): boolean {
  return left >= 0 && top >= 0 && left + width <= window.width && top + height <= window.height;
}

function boxOf({ left, top }: Place, { width, height }: Size): Box {
  return { left, top, right: left + width, bottom: top + height };
}

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

function clamp(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
