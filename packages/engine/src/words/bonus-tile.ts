/** Rule 9.6: the twenty bonus tiles; their place in this list is their number. */
export const BONUS_TILES = [
  'Da',
  'Db',
  'Dc',
  'Dd',
  'De',
  'La',
  'Lb',
  'Lc',
  'Ld',
  'Le',
  'Ra',
  'Rb',
  'Rc',
  'Rd',
  'Re',
  'Aa',
  'Ab',
  'Ac',
  'Ad',
  'Ae',
] as const;

export type BonusTile = (typeof BONUS_TILES)[number];

/** Rule 1.4: five tiles of each discipline but Politics, of which rule 2.6 draws three. */
export const TILES_PER_DISCIPLINE = 5;
export const DRAWN_PER_DISCIPLINE = 3;
export const TILE_DISCIPLINES = 4;
export const GRID_SPACES: number = TILE_DISCIPLINES * DRAWN_PER_DISCIPLINE;

export const DA = 0;
export const DB = 1;
export const DC = 2;
export const DD = 3;
export const DE = 4;
export const LA = 5;
export const LB = 6;
export const LC = 7;
export const LD = 8;
export const LE = 9;
export const RA = 10;
export const RB = 11;
export const RC = 12;
export const RD = 13;
export const RE = 14;
export const AA = 15;
export const AB = 16;
export const AC = 17;
export const AD = 18;
export const AE = 19;

/** Rule 9.2: a tile counts for its own discipline, which also names the meeple it costs. */
export function tileDiscipline(tile: number): number {
  return (tile / TILES_PER_DISCIPLINE) | 0;
}

/** The word for a bonus tile's number. */
export function bonusTileName(tile: number): BonusTile {
  const name = BONUS_TILES[tile];
  if (name === undefined) throw new RangeError(`no bonus tile ${tile}`);
  return name;
}
