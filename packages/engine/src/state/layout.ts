import { GRID_SPACES, BONUS_TILES } from '../words/bonus-tile.ts';
import { MAX_PLAYERS } from '../words/seat.ts';
import { RING_SPACES } from '../words/ring.ts';

/*
 * The layout of a state: one byte a fact. Only the accessors beside this file know these offsets.
 * A tile is stored as its number plus one, so that 0 means an empty space.
 */

/** The most spaces a recruitment track may have, whatever the figures say. */
export const MAX_RECRUITS = 6;
export const WORKER_SPACES = 6;
export const FRAME_SIZE = 4;
/** Below the top frame: seven open decisions and the one that says that nothing is open. */
const FRAMES_BELOW = 8;

export const PHASE = 0;
export const START = 1;
export const ACTIVE = 2;
export const ROUND = 3;
export const FINAL_TURN = 4;
export const TURN_LOW = 5;
export const TURN_HIGH = 6;
export const PILE = 7;
export const WITHDRAWALS = 8;
export const DEPTH = 9;
export const TOP = 10;
export const STACK: number = TOP + FRAME_SIZE;
export const RING: number = STACK + FRAMES_BELOW * FRAME_SIZE;
export const GRID: number = RING + RING_SPACES;
export const TILE_OWNER: number = GRID + GRID_SPACES;
export const NICHES: number = TILE_OWNER + BONUS_TILES.length;
export const ARTWORKS_LEFT: number = NICHES + 20;
export const SUPPLY: number = ARTWORKS_LEFT + 3;
/* Sets of tiles, one bit each: a byte per discipline for characters, a byte per seat for starting characters. */
export const DRAW_PILE: number = SUPPLY + 5;
export const DISCARD_PILE: number = DRAW_PILE + 5;
export const ASIDE: number = DISCARD_PILE + 5;
export const SEATS: number = ASIDE + MAX_PLAYERS;

/* Offsets within a seat's block. */
export const MONEY = 0;
export const BOAT = 1;
export const FINANCIER = 2;
export const FLIPPED = 3;
export const DISCS = 4;
export const BOXES = 5;
export const BOOKS = 10;
export const MEEPLES = 15;
export const MUSEUM = 20;
export const FIGURINE = 23;
export const WITHDRAWN = 24;
export const RECRUITS = 25;
export const WORKERS: number = RECRUITS + MAX_RECRUITS;
export const SEAT_SIZE: number = WORKERS + WORKER_SPACES;

/** The length of a state. */
export const STATE_BYTES: number = SEATS + MAX_PLAYERS * SEAT_SIZE;
