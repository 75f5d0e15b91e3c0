import { exp } from '../exact/exp.ts';
import { CATEGORIES, type Seat, type State } from '@la-stanza/engine';
import {
  activeSeat,
  ARTS,
  boat,
  bonusDiscs,
  books,
  box,
  C_BONUS,
  C_BOOKS,
  C_MASTERPIECES,
  C_MUSEUM,
  C_SAILBOAT,
  C_TILES,
  canTakeTile,
  conditionNeeded,
  disciplineOf,
  DISCOVERIES,
  dummyValue,
  exhibitedValue,
  F_DEAL,
  figurine,
  financier,
  frameKind,
  LITERATURE,
  meeples,
  money,
  museumValue,
  niche,
  NICHE_FREE,
  NICHE_TAKEN,
  NICHES_PER_ROOM,
  OVER,
  ownsTile,
  partnerOf,
  phase,
  recruit,
  scoreInto,
  seatOf,
  standingStrength,
  tileOwner,
  TILE_ON_GRID,
  TILES_PER_DISCIPLINE,
  tilesOwned,
  WHITE,
  worker,
  WORKER_SPACES,
} from '@la-stanza/engine/search';
import { turnsLeft } from './turns-left.ts';

/*
 * The handwritten evaluation of levels 1 and 2: each seat's expected final prestige by category. What is on the table counts
 * in full; workers, discs, meeples and money count for what they may become in the turns left.
 */

const DISCIPLINES = 5;
/** The average worth of a turn's action. */
const ACTION_TO_COME = 1.5;
const cells = new Int16Array(CATEGORIES.length * 4);
const expected = new Float32Array(CATEGORIES.length * 4);
const chances = new Float64Array(DISCIPLINES);

/** Writes each seat's expected prestige, one row of categories per seat. */
export function expectPrestige(state: State, out: Float32Array): void {
  scoreInto(state, cells);
  for (let seat = 0; seat < state.table.players; seat++) expectSeat(state, seat, out);
}

/** The expected final prestige of one seat. */
export function expectOwnTotal(state: State, seat: number): number {
  scoreInto(state, cells);
  expectSeat(state, seat, expected);
  let total = 0;
  for (let category = 0; category < CATEGORIES.length; category++) {
    total += expected[CATEGORIES.length * seat + category] ?? 0;
  }
  return total;
}

function expectSeat(state: State, seat: number, out: Float32Array): void {
  const row = CATEGORIES.length * seat;
  for (let cell = row; cell < row + CATEGORIES.length; cell++) out[cell] = cells[cell] ?? 0;
  if (phase(state) === OVER) return;
  const left = turnsLeft(state, seat);
  add(out, row + C_MASTERPIECES, hopeForMasterpieces(state, seat, left) + valueOfMeans(state, seat, left));
  out[row + C_SAILBOAT] = hopeForSailboat(state, seat, left);
  add(out, row + C_BOOKS, hopeForBooks(state, seat, left));
  add(out, row + C_TILES, valueOfTiles(state, seat, left));
  out[row + C_BONUS] = share(state, seat, left, false);
  out[row + C_MUSEUM] = share(state, seat, left, true);
  // rule 3.5: the action of a turn interrupted by a refill is still to come
  if (frameKind(state) === F_DEAL && activeSeat(state) === seat) add(out, row + C_MASTERPIECES, ACTION_TO_COME);
}

function add(out: Float32Array, cell: number, amount: number): void {
  out[cell] = (out[cell] ?? 0) + amount;
}

const clamp = (value: number): number => Math.max(0, Math.min(1, value));

/**
 * The prestige of the best space still available in each discipline, by the missing strength; the best disciplines count
 * most.
 */
function hopeForMasterpieces(state: State, index: number, left: number): number {
  const seat = seatOf(index);
  for (let discipline = 0; discipline < DISCIPLINES; discipline++) {
    chances[discipline] = bestMasterpiece(state, seat, discipline, left);
  }
  chances.sort();
  return (chances[4] ?? 0) + 0.6 * (chances[3] ?? 0) + 0.3 * (chances[2] ?? 0);
}

function bestMasterpiece(state: State, seat: Seat, discipline: number, left: number): number {
  const { masterpieceStrength, masterpiecePrestige, recruitmentSpaces } = state.table.figures;
  let waiting = 0;
  for (let space = 0; space < recruitmentSpaces; space++) {
    const tile = recruit(state, seat, space);
    if (tile >= 0 && disciplineOf(tile) === discipline) waiting++;
  }
  const strength = standingStrength(state, seat, discipline) + box(state, seat, discipline) + 0.7 * waiting;
  let best = 0;
  for (let place = 0; place < NICHES_PER_ROOM; place++) {
    const holder = niche(state, discipline, place);
    if (holder === NICHE_TAKEN + seat) return 0;
    if (holder !== NICHE_FREE) continue;
    const missing = Math.max(0.4 - 0.3 * waiting, (masterpieceStrength[place] ?? 6) - strength);
    const isOpen = place < NICHES_PER_ROOM - 1 || standingStrength(state, seat, partnerOf(discipline)) > 0;
    const chance = clamp(1 - missing / (0.45 * left + 0.4)) * (isOpen ? 1 : 0.6);
    best = Math.max(best, chance * chance * (masterpiecePrestige[place] ?? 0));
  }
  return 0.9 * best;
}

/** Money, meeples, discs and recruits enable turns; they are worth less when few turns are left. */
function valueOfMeans(state: State, index: number, left: number): number {
  const seat = seatOf(index);
  const { recruitmentSpaces } = state.table.figures;
  const use = clamp(left / 5);
  let value = 0.28 * Math.min(money(state, seat), 3 * left) + 0.05 * (state.table.income[boat(state, seat)] ?? 0) * use;
  for (let colour = 0; colour < DISCIPLINES; colour++) {
    value += use * (colour === WHITE ? 0.8 : 0.45) * Math.min(2, meeples(state, seat, colour));
    value += use * 0.5 * Math.min(3, box(state, seat, colour));
  }
  for (let space = 0; space < recruitmentSpaces; space++) if (recruit(state, seat, space) >= 0) value += 0.25 * use;
  let characters = 0;
  for (let space = 0; space < WORKER_SPACES; space++) if (worker(state, seat, space) >= 0) characters++;
  return value + use * (0.25 * characters - 0.35 * financier(state, seat));
}

function hopeForSailboat(state: State, index: number, left: number): number {
  const { trackPrestige, trackEnd } = state.table;
  const hoped = Math.min(trackEnd, boat(state, seatOf(index)) + 0.3 * left);
  const whole = Math.floor(hoped);
  const lower = trackPrestige[whole] ?? 0;
  const upper = trackPrestige[Math.min(trackEnd, whole + 1)] ?? 0;
  return lower + (hoped - whole) * (upper - lower) + 0.1 * hoped * clamp(left / 10);
}

/** What the books of a row may still earn: started rows and columns count a little. */
function hopeForBooks(state: State, index: number, left: number): number {
  const seat = seatOf(index);
  let hope = 0;
  for (let colour = 0; colour < DISCIPLINES; colour++) {
    const written = books(state, seat, colour);
    if (written > 0 && written < 4) hope += (0.5 * written + (colour === 3 ? 0.5 * written : 0)) * clamp(left / 8);
  }
  return hope;
}

/** What a tile is worth besides its part in the majority. */
const TILE_WORTH = 3;

/** The tiles owned, and how near the next tile of each discipline is. */
function valueOfTiles(state: State, index: number, left: number): number {
  const seat = seatOf(index);
  let value = 0;
  for (let discipline = 0; discipline < DISCIPLINES - 1; discipline++) {
    let open = false;
    for (let nth = 0; nth < TILES_PER_DISCIPLINE; nth++) {
      const tile = TILES_PER_DISCIPLINE * discipline + nth;
      if (tileOwner(state, tile) === TILE_ON_GRID) open = true;
      if (!ownsTile(state, seat, tile)) continue;
      // the first tile of each discipline, and Db, are a permanent +1
      value += TILE_WORTH + (nth === 0 || tile === 1 ? 0.15 * left : 0);
    }
    if (!open) continue;
    const near = nearness(state, seat, discipline);
    const canPay = meeples(state, seat, discipline) + meeples(state, seat, WHITE) > 0;
    value += (canPay ? 1 : 0.7) * TILE_WORTH * near * near * clamp((left - 0.5) / 3);
  }
  if (canTakeTile(state, seat) && figurine(state, seat) !== 0) value += 0.6 * clamp(left / 2);
  return value;
}

/** The books in the fullest rows of the shelf. */
function booksInFullest(state: State, seat: Seat, rows: number): number {
  const shelf = Array.from({ length: DISCIPLINES }, (_, colour) => books(state, seat, colour)).toSorted(
    (a, b) => b - a,
  );
  return shelf.slice(0, rows).reduce((sum, count) => sum + count, 0);
}

/** Rule 9.2: the share of the condition for a discipline's next tile that is met, from 0 to 1. */
function nearness(state: State, seat: Seat, discipline: number): number {
  const needed = tilesOwned(state, seat, discipline) + 1;
  if (discipline === DISCOVERIES) {
    return clamp(boat(state, seat) / (state.table.figures.whiteMeeples[needed - 1] ?? Number.POSITIVE_INFINITY));
  }
  if (discipline === ARTS) return clamp(museumValue(state, seat) / conditionNeeded(state, seat, discipline));
  let met = 0;
  let steps = 0;
  if (discipline === LITERATURE) {
    if (state.table.rulings.shelf === 'rows') met = booksInFullest(state, seat, needed);
    else for (let colour = 0; colour < DISCIPLINES; colour++) met += Math.min(needed, books(state, seat, colour));
    steps = 4 * needed;
  } else {
    for (let colour = 0; colour < DISCIPLINES; colour++) met += Math.min(2, box(state, seat, colour));
    steps = 2 * needed;
  }
  return clamp(met / steps);
}

/** Rule 12.2: the expected share of a majority. A lead is safer the larger it is and the fewer turns are left. */
function share(state: State, index: number, left: number, isMuseum: boolean): number {
  const { players, figures } = state.table;
  const own = measure(state, index, isMuseum);
  const width = isMuseum ? 0.6 + 0.25 * left : 0.3 + 0.1 * left;
  let rank = 0;
  for (let other = 0; other < players; other++) {
    if (other !== index) rank += 1 / (1 + exp((own - measure(state, other, isMuseum)) / width));
  }
  // the artworks on the board become fewer until the end
  if (isMuseum) rank += 1 / (1 + exp((own - dummyValue(state) / (1 + 0.1 * left)) / width));
  const prestige = isMuseum ? figures.museumMajority : figures.bonusMajority;
  const whole = Math.floor(rank);
  const at = (place: number): number => (place < players ? (prestige[place] ?? 0) : 0);
  const hoped = at(whole) + (rank - whole) * (at(whole + 1) - at(whole));
  return own > 0 ? hoped : hoped * 0.4 * clamp(left / 10);
}

const measure = (state: State, seat: number, isMuseum: boolean): number =>
  isMuseum ? exhibitedValue(state, seatOf(seat)) : bonusDiscs(state, seatOf(seat));
