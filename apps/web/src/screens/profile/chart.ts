import type { Rating } from '@la-stanza/protocol';

type Box = { readonly west: number; readonly east: number; readonly north: number; readonly south: number };
type Point = { readonly x: number; readonly y: number };

export type Chart = {
  readonly line: string;
  readonly band: string;
  readonly ticks: readonly { readonly y: number; readonly value: number }[];
  readonly last: Point;
};

const STEPS = [50, 100, 200, 500, 1000];
const MOST_TICKS = 5;

/** A rating history scaled to a box: one point per game, evenly spaced. */
export function chartOf(history: Rating['history'], { west, east, north, south }: Box): Chart {
  const low = Math.min(...history.map(({ rating, spread }) => rating - spread));
  const high = Math.max(...history.map(({ rating, spread }) => rating + spread));
  const x = (nth: number): number => (history.length < 2 ? east : west + ((east - west) * nth) / (history.length - 1));
  const y = (value: number): number => round(south - ((south - north) * (value - low)) / (high - low));
  const points = (of: (game: Rating['history'][number]) => number): Point[] =>
    history.map((game, nth) => ({ x: round(x(nth)), y: y(of(game)) }));
  const middle = points(({ rating }) => rating);
  const upper = points(({ rating, spread }) => rating + spread);
  const lower = points(({ rating, spread }) => rating - spread);
  return {
    line: pathOf(middle),
    band: `${pathOf([...upper, ...lower.toReversed()])}Z`,
    ticks: ticksOf(low, high).map((value) => ({ value, y: y(value) })),
    last: middle.at(-1) ?? { x: east, y: south },
  };
}

/** A few round values between two bounds. */
export function ticksOf(low: number, high: number): number[] {
  const step = STEPS.find((each) => (high - low) / each <= MOST_TICKS) ?? STEPS.at(-1) ?? 1;
  const first = Math.ceil(low / step) * step;
  const count = Math.max(0, Math.floor((high - first) / step) + 1);
  return Array.from({ length: count }, (_, nth) => first + nth * step);
}

const round = (value: number): number => Math.round(10 * value) / 10;
const pathOf = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
