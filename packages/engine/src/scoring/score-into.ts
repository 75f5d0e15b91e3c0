import { museumValue } from '../bonus-tiles/condition.ts';
import { passingPrestige } from '../finale/withdraw.ts';
import {
  artworksLeft,
  niche,
  NICHE_TAKEN,
  NICHES_PER_ROOM,
  ownsTile,
  TILE_TAKEN,
  tileOwner,
} from '../state/game-bytes.ts';
import { WORKER_SPACES } from '../state/layout.ts';
import { boat, books, financier, flipped, withdrawn, worker } from '../state/seat-bytes.ts';
import { at, type State } from '../state/state.ts';
import { BOOK_COUNTS } from '../table/table.ts';
import { ARTWORKS } from '../words/artwork.ts';
import { AB, AC, BONUS_TILES, DE, LC, RC, RE } from '../words/bonus-tile.ts';
import { DISCIPLINES, RELIGION } from '../words/discipline.ts';
import { MAX_PLAYERS, seatOf, type Seat } from '../words/seat.ts';
import {
  C_BONUS,
  C_BOOKS,
  C_FINANCIER,
  C_MASTERPIECES,
  C_MUSEUM,
  C_PASSING,
  C_SAILBOAT,
  C_TILES,
  CATEGORIES,
} from './categories.ts';
import { cellAt, shareMajority } from './majority.ts';
import { numberAt } from '../words/number-at.ts';

const values = new Int16Array(MAX_PLAYERS + 1);

/** Rule 12.1: every player's prestige by category if the game ended now, written as one row of categories per seat. */
export function scoreInto(state: State, out: Int16Array): void {
  for (let index = 0; index < state.table.players; index++) {
    const seat = seatOf(index);
    const row = CATEGORIES.length * index;
    out[row + C_MASTERPIECES] = 0;
    out[row + C_SAILBOAT] = at(state.table.trackPrestige, boat(state, seat));
    out[row + C_BOOKS] = bookPrestige(state, seat);
    out[row + C_PASSING] = passingPrestige(state, withdrawn(state, seat));
    out[row + C_TILES] = tilePrestige(state, seat);
    out[row + C_FINANCIER] = flipped(state, seat) ? -state.table.figures.flipPenalty : 0;
  }
  addMasterpieces(state, out);
  addMajority(state, out, C_BONUS);
  addMajority(state, out, C_MUSEUM);
}

function addMasterpieces(state: State, out: Int16Array): void {
  for (let discipline = 0; discipline < DISCIPLINES.length; discipline++) {
    for (let place = 0; place < NICHES_PER_ROOM; place++) {
      const owner = niche(state, discipline, place) - NICHE_TAKEN;
      if (owner < 0) continue;
      const cell = CATEGORIES.length * owner + C_MASTERPIECES;
      out[cell] = cellAt(out, cell) + numberAt(state.table.figures.masterpiecePrestige, place);
    }
  }
}

function bookPrestige(state: State, seat: Seat): number {
  let prestige = 0;
  for (let colour = 0; colour < DISCIPLINES.length; colour++) {
    prestige += at(state.table.bookTotals, BOOK_COUNTS * colour + books(state, seat, colour));
  }
  return prestige;
}

/** Rule 9.6: the tiles that score at the end. */
function tilePrestige(state: State, seat: Seat): number {
  const { perWorker } = state.table.figures.tiles;
  let prestige = 0;
  if (ownsTile(state, seat, DE)) prestige += leadPrestige(state, seat, sailed);
  if (ownsTile(state, seat, LC)) prestige += at(state.table.hiringCosts, financier(state, seat));
  if (ownsTile(state, seat, RE)) prestige += leadPrestige(state, seat, religionBooks);
  if (ownsTile(state, seat, AC)) prestige += perWorker * characters(state, seat);
  return prestige;
}

const sailed = (state: State, seat: Seat): number => boat(state, seat);
const religionBooks = (state: State, seat: Seat): number => books(state, seat, RELIGION);

function leadPrestige(state: State, seat: Seat, measure: (state: State, seat: Seat) => number): number {
  const own = measure(state, seat);
  let tied = false;
  for (let other = 0; other < state.table.players; other++) {
    if (other === seat) continue;
    const theirs = measure(state, seatOf(other));
    if (theirs > own) return 0;
    if (theirs === own) tied = true;
  }
  return tied ? state.table.figures.tiles.tiedLead : state.table.figures.tiles.lead;
}

/** Ac: starting characters count, the financier does not. */
function characters(state: State, seat: Seat): number {
  let count = 0;
  for (let space = 0; space < WORKER_SPACES; space++) if (worker(state, seat, space) >= 0) count++;
  return count;
}

/** Rule 12.2: every player's discs on the grid, one for each tile taken, and one more for Rc. */
function countBonusDiscs(state: State, out: Int16Array): void {
  out.fill(0);
  for (let tile = 0; tile < BONUS_TILES.length; tile++) {
    const owner = tileOwner(state, tile) - TILE_TAKEN;
    if (owner >= 0) out[owner] = cellAt(out, owner) + (tile === RC ? 2 : 1);
  }
}

const counted = new Int16Array(MAX_PLAYERS);

/** The discs of one player on the grid. */
export function bonusDiscs(state: State, seat: Seat): number {
  countBonusDiscs(state, counted);
  return cellAt(counted, seat);
}

/** Rule 12.2: artwork values, plus Ab, which counts in the majority only. */
export function exhibitedValue(state: State, seat: Seat): number {
  return museumValue(state, seat) + (ownsTile(state, seat, AB) ? state.table.figures.tiles.artwork : 0);
}

/** Rule 12.2: the artworks left on the board form a dummy player in the museum. */
export function dummyValue(state: State): number {
  let value = 0;
  for (let artwork = 0; artwork < ARTWORKS.length; artwork++) {
    value += artworksLeft(state, artwork) * numberAt(state.table.figures.artworkValues, artwork);
  }
  return value;
}

function addMajority(state: State, out: Int16Array, category: number): void {
  const { players, figures } = state.table;
  const isMuseum = category === C_MUSEUM;
  if (isMuseum) for (let seat = 0; seat < players; seat++) values[seat] = exhibitedValue(state, seatOf(seat));
  else countBonusDiscs(state, values);
  values[players] = isMuseum ? dummyValue(state) : 0;
  // rule 1.15: only the first n ranks score
  shareMajority(values, players + 1, isMuseum ? figures.museumMajority : figures.bonusMajority, players);
  for (let seat = 0; seat < players; seat++) out[CATEGORIES.length * seat + category] = cellAt(values, seat);
}
