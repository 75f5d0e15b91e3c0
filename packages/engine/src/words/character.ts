/** Rule 1.3: 40 character tiles, eight per discipline, are numbered 0 to 39. */
export const CHARACTERS = 40;
export const CHARACTERS_PER_DISCIPLINE = 8;

/** Rule 1.3: 20 starting characters, one set of five per seat, are numbered 40 to 59. */
export const STARTERS = 20;
export const STARTERS_PER_SEAT = 5;
export const ALL_TILES: number = CHARACTERS + STARTERS;

/** The number of a seat's starting character of a discipline. */
export function starterOf(seat: number, discipline: number): number {
  return CHARACTERS + STARTERS_PER_SEAT * seat + discipline;
}

export function isStarter(tile: number): boolean {
  return tile >= CHARACTERS;
}

const disciplines: Uint8Array = Uint8Array.from({ length: ALL_TILES }, (_, tile) =>
  isStarter(tile) ? (tile - CHARACTERS) % STARTERS_PER_SEAT : tile / CHARACTERS_PER_DISCIPLINE,
);

/** The discipline of a character tile or starting character. */
export function disciplineOf(tile: number): number {
  return disciplines[tile] ?? -1;
}

/** The word for a tile: `c0` to `c39`, `s0` to `s19`. */
export function tileName(tile: number): string {
  return isStarter(tile) ? `s${tile - CHARACTERS}` : `c${tile}`;
}
