import { BOOKS_PER_ROW } from '../literature/book.ts';
import { ownsTile } from '../state/game-bytes.ts';
import { artworks, boat, books, box } from '../state/seat-bytes.ts';
import { at, type State } from '../state/state.ts';
import { TILES_PER_DISCIPLINE } from '../words/bonus-tile.ts';
import { ARTWORKS } from '../words/artwork.ts';
import { ARTS, BOOK_COLOURS, DISCIPLINES, DISCOVERIES, LITERATURE, POLITICS, RELIGION } from '../words/discipline.ts';
import type { Seat } from '../words/seat.ts';
import { numberAt } from '../words/number-at.ts';

/** Rule 9.2: discs of one player that make a box count. */
export const DISCS_IN_A_COUNTED_BOX = 2;

/** How many tiles of a discipline a player has, counted by the tile's own discipline (rule 9.2). */
export function tilesOwned(state: State, seat: Seat, discipline: number): number {
  let owned = 0;
  const first = TILES_PER_DISCIPLINE * discipline;
  for (let tile = first; tile < first + TILES_PER_DISCIPLINE; tile++) if (ownsTile(state, seat, tile)) owned++;
  return owned;
}

/** Rule 9.2, Literature: what counts of the bookshelf, by the ruling `shelf`. */
function countedShelf(state: State, seat: Seat): number {
  return state.table.rulings.shelf === 'rows' ? fullRows(state, seat) : fullColumns(state, seat);
}

/** Colours with all four books. */
function fullRows(state: State, seat: Seat): number {
  let full = 0;
  for (const colour of BOOK_COLOURS) if (books(state, seat, colour) === BOOKS_PER_ROW) full++;
  return full;
}

/** Columns with all four colours. */
export function fullColumns(state: State, seat: Seat): number {
  return Math.min(
    books(state, seat, DISCOVERIES),
    books(state, seat, RELIGION),
    books(state, seat, ARTS),
    books(state, seat, POLITICS),
  );
}

/** Rule 9.2, Religion: boxes with two or more of the player's discs, the Religion box included. */
function countedBoxes(state: State, seat: Seat): number {
  let counted = 0;
  for (let discipline = 0; discipline < DISCIPLINES.length; discipline++) {
    if (box(state, seat, discipline) >= DISCS_IN_A_COUNTED_BOX) counted++;
  }
  return counted;
}

/** Rule 9.2, Arts: the value of the player's artworks. */
export function museumValue(state: State, seat: Seat): number {
  let value = 0;
  for (let artwork = 0; artwork < ARTWORKS.length; artwork++) {
    value += artworks(state, seat, artwork) * numberAt(state.table.figures.artworkValues, artwork);
  }
  return value;
}

/** What a player has towards the condition of a discipline: icons reached, columns or rows, boxes or artwork value. */
export function conditionProgress(state: State, seat: Seat, discipline: number): number {
  if (discipline === DISCOVERIES) return at(state.table.iconsReached, boat(state, seat));
  if (discipline === LITERATURE) return countedShelf(state, seat);
  if (discipline === RELIGION) return countedBoxes(state, seat);
  return museumValue(state, seat);
}

/** What the next tile of a discipline asks for; tiles beyond the printed conditions cannot be had. */
export function conditionNeeded(state: State, seat: Seat, discipline: number): number {
  const owned = tilesOwned(state, seat, discipline);
  if (discipline === DISCOVERIES || discipline === LITERATURE || discipline === RELIGION) return owned + 1;
  return state.table.figures.artsConditions[owned] ?? Number.POSITIVE_INFINITY;
}

export function meetsCondition(state: State, seat: Seat, discipline: number): boolean {
  const progress = conditionProgress(state, seat, discipline);
  // every condition but that of Arts, which is a figure, asks for at least 1: most answers need no counting of tiles
  if (progress === 0 && discipline !== ARTS) return false;
  return progress >= conditionNeeded(state, seat, discipline);
}
