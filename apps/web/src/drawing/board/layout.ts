/** Measures of the palazzo in drawing units. */
export const ROOM_WIDTH = 324;
export const ROOM_HEIGHT = 238;
export const PALAZZO_WIDTH = 1064;
export const PALAZZO_HEIGHT = 556;

const TOWER = 34;
const WALL = 12;

/** Left edges of the three columns of rooms. */
export const COLUMNS: readonly [number, number, number] = [
  TOWER,
  TOWER + ROOM_WIDTH + WALL,
  TOWER + 2 * (ROOM_WIDTH + WALL),
];

/** Upper edges of the two floors. */
export const UPPER_FLOOR = 44;
export const LOWER_FLOOR: number = UPPER_FLOOR + ROOM_HEIGHT + 14;

/** The ring runs along a ledge upstairs and along the floor downstairs, measured inside a room. */
export const UPPER_PATH = 126;
export const LOWER_PATH = 224;

/** The middles of the three portraits of a room, from left to right. */
export const PORTRAIT_WIDTH = 55;
const PORTRAIT_PITCH = 59;
const FIRST_PORTRAIT = 9;

export function portraitLeft(slot: number): number {
  return FIRST_PORTRAIT + slot * PORTRAIT_PITCH;
}

export function portraitMiddle(slot: number): number {
  return portraitLeft(slot) + PORTRAIT_WIDTH / 2;
}

/** The ring runs clockwise, so the spaces of a downstairs room go from right to left. */
export function slotOf(order: number, floor: Floor): number {
  return floor === 'upper' ? order : 2 - order;
}

export type Floor = 'upper' | 'lower';
