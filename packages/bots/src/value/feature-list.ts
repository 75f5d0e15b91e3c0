/*
 * The inputs of the learned value are boolean facts in groups; a group encodes which of several values a quantity has. Board
 * groups depend only on a player's own board, contact groups on everything else.
 */

let size = 0;

function group(length: number): number {
  const base = size;
  size += length;
  return base;
}

export const COLOURS = 5;
export const MOST_SLOTS = 6;

export const MONEY_VALUES = 17;
export const G_MONEY: number = group(MONEY_VALUES);
export const BOAT_VALUES = 17;
export const G_BOAT: number = group(BOAT_VALUES);
export const G_FINANCIER: number = group(12);
export const MEEPLE_VALUES = 4;
export const G_MEEPLES: number = group(COLOURS * MEEPLE_VALUES);
export const HELD_VALUES = 8;
export const G_HELD: number = group(HELD_VALUES);
export const DISC_VALUES = 9;
export const G_DISCS: number = group(DISC_VALUES);
export const BOX_VALUES = 4;
export const G_BOXES: number = group(COLOURS * BOX_VALUES);
export const BOOK_VALUES = 5;
export const G_BOOKS: number = group(COLOURS * BOOK_VALUES);
export const G_COLUMNS: number = group(BOOK_VALUES);
export const WORKER_VALUES = 7;
export const G_WORKERS: number = group(COLOURS * WORKER_VALUES);
export const PLACE_VALUES = 7;
export const G_PLACES: number = group(MOST_SLOTS * PLACE_VALUES);
export const WAITING_VALUES = 4;
export const G_WAITING: number = group(COLOURS * WAITING_VALUES);
export const SLOT_VALUES = 6;
export const G_SLOTS: number = group(MOST_SLOTS * SLOT_VALUES);
export const POWER_VALUES = 9;
export const G_POWER: number = group(COLOURS * POWER_VALUES);

export const G_PLAYERS: number = group(3);
export const G_ORDER: number = group(4);
export const G_PENDING: number = group(3);
export const LEFT_VALUES = 16;
export const G_LEFT: number = group(LEFT_VALUES);
export const NICHE_VALUES = 5;
export const G_MADE: number = group(COLOURS * NICHE_VALUES);
export const PLACES = 4;
export const MISSING_VALUES = 5;
export const G_MISSING: number = group(COLOURS * PLACES * MISSING_VALUES);
export const G_THREAT: number = group(COLOURS * POWER_VALUES);
export const BONUS_TILE_COUNT = 20;
export const G_OWNED: number = group(BONUS_TILE_COUNT);
export const G_ON_GRID: number = group(BONUS_TILE_COUNT);
export const G_TAKEABLE: number = group(4);
export const GAP_VALUES = 5;
export const G_GAPS: number = group(4 * GAP_VALUES);
export const MUSEUM_VALUES = 25;
export const G_MUSEUM: number = group(MUSEUM_VALUES);
export const MARGIN_VALUES = 19;
export const G_MUSEUM_MARGIN: number = group(MARGIN_VALUES);
export const G_DUMMY_MARGIN: number = group(MARGIN_VALUES);
export const G_MUSEUM_RANK: number = group(5);
export const LEFT_ART_VALUES = 5;
export const G_ART_LEFT: number = group(3 * LEFT_ART_VALUES);
export const BONUS_VALUES = 10;
export const G_BONUS: number = group(BONUS_VALUES);
export const G_BONUS_MARGIN: number = group(9);
export const G_BONUS_RANK: number = group(4);
export const SCORE_VALUES = 24;
export const G_SCORE: number = group(SCORE_VALUES);
export const G_SCORE_MARGIN: number = group(21);
export const G_BOAT_MARGIN: number = group(13);
export const G_WITHDRAWN: number = group(5);
export const G_WITHDRAWALS: number = group(5);
export const STEPS = 4;
export const LANDING_VALUES = 8;
export const G_LANDING: number = group(STEPS * LANDING_VALUES);
export const G_LANDING_TILE: number = group(STEPS * (COLOURS + 1));
export const G_READY: number = group(COLOURS);
export const REACH_VALUES = 3;
export const G_REACH: number = group(COLOURS * REACH_VALUES);
export const ROOM_VALUES = 4;
export const G_ROOMS: number = group(COLOURS * ROOM_VALUES);
export const RING_VALUES = 16;
export const G_RING: number = group(RING_VALUES);
export const RING_COLOUR_VALUES = 6;
export const G_RING_COLOURS: number = group(COLOURS * RING_COLOUR_VALUES);
export const PILE_VALUES = 9;
export const G_PILE: number = group(COLOURS * PILE_VALUES);

/** The number of inputs. */
export const INPUTS: number = size;
/** More inputs than are ever true together. */
export const MOST_ACTIVE = 192;
