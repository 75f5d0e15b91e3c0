import {
  COLUMNS,
  LOWER_FLOOR,
  LOWER_PATH,
  PALAZZO_WIDTH,
  portraitMiddle,
  ROOM_WIDTH,
  slotOf,
  UPPER_FLOOR,
  UPPER_PATH,
} from './layout.ts';

export type Point = { readonly x: number; readonly y: number };

const [LEFT, MIDDLE, RIGHT] = COLUMNS;
const UP = UPPER_FLOOR + UPPER_PATH;
const DOWN = LOWER_FLOOR + LOWER_PATH;
const LEFT_STAIRS = 20;
const RIGHT_STAIRS = PALAZZO_WIDTH - LEFT_STAIRS;

const upstairs = (column: number): Point[] =>
  [0, 1, 2].map((order) => ({ x: column + portraitMiddle(slotOf(order, 'upper')), y: UP }));
const downstairs = (column: number): Point[] =>
  [0, 1, 2].map((order) => ({ x: column + portraitMiddle(slotOf(order, 'lower')), y: DOWN }));

/** The position of a figurine on each of the sixteen spaces (rule 1.2); 0 is the Bonus Tiles space. */
const SPACES: readonly Point[] = [
  { x: MIDDLE + ROOM_WIDTH / 2, y: DOWN },
  ...downstairs(LEFT),
  ...upstairs(LEFT),
  ...upstairs(MIDDLE),
  ...upstairs(RIGHT),
  ...downstairs(RIGHT),
];

export const RING_LENGTH: number = SPACES.length;

const LAST_BEFORE_LEFT_STAIRS = 3;
const LAST_BEFORE_RIGHT_STAIRS = 12;

/** The points a figurine passes from one space to another, clockwise, both ends included. */
export function ringRoute(from: number, to: number): Point[] {
  const points: Point[] = [];
  let space = from;
  do {
    points.push(...stepFrom(space));
    space = (space + 1) % RING_LENGTH;
  } while (space !== to);
  return [...points, ...spacePoint(to)];
}

function spacePoint(space: number): Point[] {
  const point = SPACES[space];
  return point === undefined ? [] : [point];
}

function stepFrom(space: number): Point[] {
  if (space === LAST_BEFORE_LEFT_STAIRS) return [...spacePoint(space), ...stairs(LEFT_STAIRS, DOWN, UP)];
  if (space === LAST_BEFORE_RIGHT_STAIRS) return [...spacePoint(space), ...stairs(RIGHT_STAIRS, UP, DOWN)];
  return spacePoint(space);
}

function stairs(x: number, from: number, to: number): Point[] {
  return [
    { x, y: from },
    { x, y: to },
  ];
}
