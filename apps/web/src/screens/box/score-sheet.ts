import {
  ARTWORKS,
  CATEGORIES,
  DISCIPLINES,
  finalPosition,
  score,
  scoreByRows,
  view,
  type Artwork,
  type BonusTile,
  type Category,
  type Discipline,
  type FinalFault,
  type FinalMat,
  type FinalTable,
  type Score,
  type ScoreRow,
  type View,
} from '@la-stanza/engine';
import { PLAYER_COLOURS } from '../../drawing/art/player.ts';
import type { SeatedPlayer } from '../../game/source/game-source.ts';

/** One player of a game on a real table: the mat, or only the points of each row. */
export type SheetPlayer = SeatedPlayer & { readonly mat: FinalMat; readonly row: ScoreRow };

/** The players in seat order. */
export type ScoreSheet = readonly SheetPlayer[];

const NONE: Readonly<Record<Discipline, number>> = { discoveries: 0, literature: 0, religion: 0, arts: 0, politics: 0 };

const EMPTY_MAT: FinalMat = {
  boat: 0,
  books: NONE,
  artworks: { sculpture: 0, script: 0, painting: 0 },
  tiles: [],
  financier: { worker: 1, flipped: false },
  withdrawn: 0,
  masterpieces: NONE,
  // rule 2.2: the track begins full, and few spaces are empty at the end
  characters: DISCIPLINES.length,
};

const EMPTY_ROW: ScoreRow = {
  masterpieces: 0,
  sailboat: 0,
  books: 0,
  passing: 0,
  tiles: 0,
  financier: 0,
  bonusMajority: 0,
  museumMajority: 0,
};

export function emptySheet(players: number): ScoreSheet {
  return PLAYER_COLOURS.slice(0, players).map((colour) => ({ name: '', colour, mat: EMPTY_MAT, row: EMPTY_ROW }));
}

/** Another number of players: what no longer fits fewer players is taken away. */
export function withPlayers(sheet: ScoreSheet, players: number): ScoreSheet {
  const seated = emptySheet(players).map((empty, seat) => sheet[seat] ?? empty);
  const left = { sculpture: players, script: players, painting: players };
  return seated.map((player) => {
    const { artworks, withdrawn } = player.mat;
    const kept = { ...artworks };
    for (const kind of ARTWORKS) {
      kept[kind] = Math.min(artworks[kind], left[kind]);
      left[kind] -= kept[kind];
    }
    return { ...player, mat: { ...player.mat, artworks: kept, withdrawn: withdrawn > players ? 0 : withdrawn } };
  });
}

export function withPlayer(sheet: ScoreSheet, seat: number, change: Partial<SheetPlayer>): ScoreSheet {
  return sheet.map((player, index) => (index === seat ? { ...player, ...change } : player));
}

export function withMat(sheet: ScoreSheet, seat: number, change: Partial<FinalMat>): ScoreSheet {
  return sheet.map((player, index) => (index === seat ? { ...player, mat: { ...player.mat, ...change } } : player));
}

/** Builds a masterpiece, or takes it away; rule 4.9: another player's pillar there was a mistake. */
export function withMasterpiece(sheet: ScoreSheet, seat: number, room: Discipline, place: number): ScoreSheet {
  return sheet.map(({ mat, ...player }, index) => {
    const own = mat.masterpieces[room];
    const made = index === seat ? (own === place ? 0 : place) : own === place ? 0 : own;
    return { ...player, mat: { ...mat, masterpieces: { ...mat.masterpieces, [room]: made } } };
  });
}

/** Gives a bonus tile to a player, from whoever had it, or takes it away. */
export function withTile(sheet: ScoreSheet, seat: number, tile: BonusTile): ScoreSheet {
  const had = sheet[seat]?.mat.tiles.includes(tile) === true;
  return sheet.map(({ mat, ...player }, index) => {
    const tiles = mat.tiles.filter((each) => each !== tile);
    return { ...player, mat: { ...mat, tiles: index === seat && !had ? [...tiles, tile] : tiles } };
  });
}

/** Rule 11.3: puts a player onto a passing spot, from 1, in place of whoever was there; 0 for none. */
export function withSpot(sheet: ScoreSheet, seat: number, spot: number): ScoreSheet {
  return sheet.map(({ mat, ...player }, index) => ({
    ...player,
    mat: { ...mat, withdrawn: index === seat ? spot : mat.withdrawn === spot ? 0 : mat.withdrawn },
  }));
}

/** How many artworks of a kind a player may have beside those of the others (rule 1.5). */
export function mostArtworks(sheet: ScoreSheet, seat: number, kind: Artwork): number {
  return sheet.reduce((left, { mat }, index) => left - (index === seat ? 0 : mat.artworks[kind]), sheet.length);
}

export type Counted = { readonly view: View; readonly score: Score };

/** Counts the mats. */
export function countMats(sheet: ScoreSheet, table: FinalTable): Counted | { readonly fault: FinalFault } {
  const end = finalPosition(
    sheet.map(({ mat }) => mat),
    table,
  );
  return 'fault' in end ? end : { view: view(end.state), score: score(end.state) };
}

/** The rows that follow from what breaks a tie (rule 12.3), and are not entered as points. */
const FROM_MAT: ReadonlySet<Category> = new Set(['passing', 'financier']);

export const ENTERED_ROWS: readonly Category[] = CATEGORIES.filter((category) => !FROM_MAT.has(category));

/** Counts points by row; withdrawals and financiers come from the mats. */
export function countRows(sheet: ScoreSheet, table: FinalTable): Counted | { readonly fault: FinalFault } {
  const end = finalPosition(
    sheet.map(({ mat: { financier, withdrawn } }) => ({ ...EMPTY_MAT, financier, withdrawn })),
    table,
  );
  if ('fault' in end) return end;
  const { seats } = score(end.state);
  const rows = sheet.map(({ row }, seat) => ({
    ...row,
    passing: seats[seat]?.passing ?? 0,
    financier: seats[seat]?.financier ?? 0,
  }));
  return { view: view(end.state), score: scoreByRows(end.state, rows) };
}
