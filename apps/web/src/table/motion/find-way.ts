import type { PlaceName } from '../../drawing/targets/place.ts';
import type { Piece } from './flight.ts';
import { tallest } from './piece-drawing.tsx';
import { standIns } from './stand-ins.ts';

/** A position on the screen: the middle and the height of a piece, in pixels. */
export type Spot = { readonly x: number; readonly y: number; readonly height: number };

const SMALLEST = 12;

/** The spots of a way, one for each place that is on the screen or has a stand-in there; undefined for the others. */
export function findWay(root: ParentNode, way: readonly PlaceName[], piece: Piece): readonly (Spot | undefined)[] {
  const found = way.map((place, index) => {
    const own = onScreen(root, place);
    // a piece does not pass places that are not shown
    const isEnd = index === 0 || index === way.length - 1;
    return own.length > 0 || !isEnd
      ? own
      : (standIns(place)
          .map((name) => onScreen(root, name))
          .find(isThere) ?? []);
  });
  const surface = bestSurface(found);
  return found.map((elements) => {
    const element = elements.find((each) => surfaceOf(each) === surface) ?? elements[0];
    return element === undefined ? undefined : spotOf(element, piece);
  });
}

/** All elements of a place, wherever it is drawn. */
export function elementsAt(root: ParentNode, place: string): Element[] {
  return [...root.querySelectorAll(`[data-place="${place}"]`)];
}

const isThere = (elements: readonly Element[]): boolean => elements.length > 0;

function onScreen(root: ParentNode, place: string): Element[] {
  return elementsAt(root, place).filter((element) => {
    const { width, height, top, left, bottom, right } = element.getBoundingClientRect();
    return width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  });
}

const surfaceOf = (element: Element): Element | null => element.closest('[data-surface]');

/** The drawing that shows most of the way; a place may be both on the map and in a room. */
function bestSurface(found: readonly (readonly Element[])[]): Element | null {
  const counts = new Map<Element, number>();
  for (const elements of found) {
    for (const surface of new Set(elements.map(surfaceOf))) {
      if (surface !== null) counts.set(surface, (counts.get(surface) ?? 0) + 1);
    }
  }
  const [best] = [...counts].toSorted(
    ([one, shown], [other, alsoShown]) => alsoShown - shown || area(other) - area(one),
  );
  return best?.[0] ?? null;
}

function area(element: Element): number {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
}

function spotOf(element: Element, piece: Piece): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    x: left + width / 2,
    y: top + height / 2,
    height: Math.min(tallest(piece), Math.max(SMALLEST, height)),
  };
}
