import { setup, type SetupConfig } from '../flow/setup.ts';
import { type ScoreRow, type Score, scoreOfRows } from '../scoring/score.ts';
import {
  countWithdrawal,
  NICHE_TAKEN,
  NICHES_PER_ROOM,
  OVER,
  setArtworksLeft,
  setNiche,
  setPhase,
  setTileOwner,
  TILE_TAKEN,
} from '../state/game-bytes.ts';
import { WORKER_SPACES } from '../state/layout.ts';
import {
  addArtwork,
  addBook,
  flip,
  setBoat,
  setFigurine,
  setFinancier,
  setWithdrawn,
  setWorker,
} from '../state/seat-bytes.ts';
import { blankState, type State } from '../state/state.ts';
import { BOOK_COUNTS } from '../table/table.ts';
import type { SeatView } from '../view/view.ts';
import { type Artwork, ARTWORKS } from '../words/artwork.ts';
import {
  type BonusTile,
  BONUS_TILES,
  DRAWN_PER_DISCIPLINE,
  TILE_DISCIPLINES,
  tileDiscipline,
} from '../words/bonus-tile.ts';
import { starterOf } from '../words/character.ts';
import { BOOK_COLOURS, type Discipline, disciplineName, DISCIPLINES } from '../words/discipline.ts';
import { OFF_THE_RING } from '../words/ring.ts';
import { type Seat, seatOf } from '../words/seat.ts';
import { type Position, stateOf } from './ask.ts';

/** Everything of one player that counts at the end of a game (rule 12.1), as `view` shows it. */
export type FinalMat = Pick<SeatView, 'boat' | 'books' | 'artworks' | 'tiles' | 'financier' | 'withdrawn'> & {
  /** The place of the masterpiece in each room, from 1; 0 for none. */
  readonly masterpieces: Readonly<Record<Discipline, number>>;
  /** The characters on the worker track, starting characters included. */
  readonly characters: number;
};

/** Why mats cannot all be of one game: a stable code, and what a sentence about it needs. */
export type FinalFault =
  | {
      readonly code: 'out-of-range';
      readonly seat: Seat;
      readonly field: keyof FinalMat;
      readonly value: number;
      readonly least: number;
      readonly most: number;
    }
  | { readonly code: 'masterpiece-shared'; readonly discipline: Discipline; readonly place: number }
  | { readonly code: 'bonus-tile-twice'; readonly tile: BonusTile }
  | {
      readonly code: 'bonus-tile-count';
      readonly discipline: Discipline;
      readonly found: number;
      readonly most: number;
    }
  | { readonly code: 'artwork-count'; readonly artwork: Artwork; readonly found: number; readonly most: number }
  | { readonly code: 'withdrawals-out-of-order' };

/** Whose figures the game was played with; those of the newest edition if absent. */
export type FinalTable = Pick<SetupConfig, 'edition' | 'figures'>;

/**
 * Lays out the end of a game that was played on a real table, to be counted by `score` and read by `view`. It has only what counts, so it
 * cannot be played on from.
 *
 * @example
 * const none = { discoveries: 0, literature: 0, religion: 0, arts: 0, politics: 0 };
 * const noArt = { sculpture: 0, script: 0, painting: 0 };
 * const left = { worker: 1, flipped: false };
 * const mat = { boat: 0, books: none, artworks: noArt, tiles: [], financier: left, withdrawn: 0, masterpieces: none, characters: 5 };
 * const end = finalPosition([mat, { ...mat, masterpieces: { ...none, arts: 4 } }]);
 * 'state' in end && score(end.state).seats.map(({ total }) => total); // [0, 17]
 * finalPosition([mat, { ...mat, withdrawn: 2 }]); // { fault: { code: 'withdrawals-out-of-order' } }
 */
export function finalPosition(
  mats: readonly FinalMat[],
  table: FinalTable = {},
): { readonly state: State } | { readonly fault: FinalFault } {
  const state = blankState(setup({ ...table, players: mats.length }).table);
  const fault =
    findOutOfRange(mats, state) ?? findSharedMasterpiece(mats) ?? findWrongTiles(mats) ?? findWrongCounts(mats);
  if (fault !== undefined) return { fault };
  setPhase(state, OVER);
  for (const [artwork, name] of ARTWORKS.entries())
    setArtworksLeft(state, artwork, mats.length - artworksOf(mats, name));
  for (const [seat, mat] of mats.entries()) layOut(state, seatOf(seat), mat);
  return { state };
}

/**
 * Adds up what each player scored by category, where only that is known. The position breaks ties.
 *
 * @example
 * const [mine, theirs] = score(newGame({ players: 2 })).seats;
 * mine && theirs && scoreByRows(newGame({ players: 2 }), [{ ...mine, books: 9 }, theirs]).winners; // [0]
 */
export function scoreByRows(position: Position, rows: readonly ScoreRow[]): Score {
  return scoreOfRows(stateOf(position), rows);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const artworksOf = (mats: readonly FinalMat[], artwork: Artwork): number =>
  sum(mats.map(({ artworks }) => artworks[artwork]));

function findOutOfRange(mats: readonly FinalMat[], { table }: State): FinalFault | undefined {
  for (const [index, mat] of mats.entries()) {
    const bounds: readonly (readonly [keyof FinalMat, number, readonly number[], number])[] = [
      ['boat', 0, [mat.boat], table.trackEnd],
      // rule 5.2: up to four books of a colour; rule 1.6: none of Literature
      ['books', 0, BOOK_COLOURS.map((colour) => mat.books[disciplineName(colour)]), BOOK_COUNTS - 1],
      ['books', 0, [mat.books.literature], 0],
      ['artworks', 0, ARTWORKS.map((artwork) => mat.artworks[artwork]), mats.length],
      ['masterpieces', 0, DISCIPLINES.map((room) => mat.masterpieces[room]), NICHES_PER_ROOM],
      // rule 9.4: a disc for each tile
      ['tiles', 0, [mat.tiles.length], table.figures.discs],
      ['characters', 0, [mat.characters], WORKER_SPACES - 1],
      ['financier', 1, [mat.financier.worker], WORKER_SPACES],
      ['withdrawn', 0, [mat.withdrawn], mats.length],
    ];
    for (const [field, least, values, most] of bounds) {
      const value = values.find((each) => !Number.isInteger(each) || each < least || each > most);
      if (value !== undefined) return { code: 'out-of-range', seat: seatOf(index), field, value, least, most };
    }
  }
  return undefined;
}

/** Rule 4.9: one pillar per space. */
function findSharedMasterpiece(mats: readonly FinalMat[]): FinalFault | undefined {
  for (const discipline of DISCIPLINES) {
    const places = mats.map(({ masterpieces }) => masterpieces[discipline]).filter((place) => place > 0);
    const place = places.find((each, index) => places.indexOf(each) < index);
    if (place !== undefined) return { code: 'masterpiece-shared', discipline, place };
  }
  return undefined;
}

/** Rule 2.6: every bonus tile is there once, and three of each discipline are in the game. */
function findWrongTiles(mats: readonly FinalMat[]): FinalFault | undefined {
  const taken = mats.flatMap(({ tiles }) => tiles);
  const tile = taken.find((each, index) => taken.indexOf(each) < index);
  if (tile !== undefined) return { code: 'bonus-tile-twice', tile };
  for (let index = 0; index < TILE_DISCIPLINES; index++) {
    const found = taken.filter((each) => tileDiscipline(BONUS_TILES.indexOf(each)) === index).length;
    const most = DRAWN_PER_DISCIPLINE;
    if (found > most) return { code: 'bonus-tile-count', discipline: disciplineName(index), found, most };
  }
  return undefined;
}

/** Rule 1.5: as many artworks of each kind as there are players; rule 11.3: the highest free passing spot. */
function findWrongCounts(mats: readonly FinalMat[]): FinalFault | undefined {
  for (const artwork of ARTWORKS) {
    const found = artworksOf(mats, artwork);
    if (found > mats.length) return { code: 'artwork-count', artwork, found, most: mats.length };
  }
  const orders = mats.map(({ withdrawn }) => withdrawn).filter((order) => order > 0);
  const isInOrder = orders.every((_, index) => orders.includes(index + 1));
  return isInOrder ? undefined : { code: 'withdrawals-out-of-order' };
}

function layOut(state: State, seat: Seat, mat: FinalMat): void {
  setBoat(state, seat, mat.boat);
  for (const [colour, name] of DISCIPLINES.entries()) {
    for (let book = 0; book < mat.books[name]; book++) addBook(state, seat, colour);
    if (mat.masterpieces[name] > 0) setNiche(state, colour, mat.masterpieces[name] - 1, NICHE_TAKEN + seat);
  }
  for (const [artwork, name] of ARTWORKS.entries()) {
    for (let each = 0; each < mat.artworks[name]; each++) addArtwork(state, seat, artwork);
  }
  for (const tile of mat.tiles) setTileOwner(state, BONUS_TILES.indexOf(tile), TILE_TAKEN + seat);
  setFinancier(state, seat, mat.financier.worker - 1);
  if (mat.financier.flipped) flip(state, seat);
  if (mat.withdrawn > 0) withdraw(state, seat, mat.withdrawn);
  // any characters would do: only their number counts (rule 9.6)
  const spaces = Array.from({ length: WORKER_SPACES }, (_, space) => space).filter(
    (space) => space !== mat.financier.worker - 1,
  );
  for (const [index, space] of spaces.slice(0, mat.characters).entries()) {
    setWorker(state, seat, space, starterOf(seat, index));
  }
}

function withdraw(state: State, seat: Seat, order: number): void {
  setWithdrawn(state, seat, order);
  setFigurine(state, seat, OFF_THE_RING);
  countWithdrawal(state);
}
