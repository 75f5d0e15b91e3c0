import { MAX_COVER_COPIES } from '../catalogue/catalogue.ts';
import { NICHES_PER_ROOM } from '../state/game-bytes.ts';
import { MAX_RECRUITS, WORKER_SPACES } from '../state/layout.ts';
import { BOOKS_PER_ROW } from '../literature/book.ts';
import { ARTWORKS } from '../words/artwork.ts';
import { DRAWN_PER_DISCIPLINE } from '../words/bonus-tile.ts';
import { DISCIPLINES } from '../words/discipline.ts';
import { MAX_PLAYERS } from '../words/seat.ts';
import type { Figures } from '../figures/figures.ts';
import { STANDARD_FIGURES } from '../figures/standard-figures.ts';

/** Why a set of figures cannot be played: which figure, and what it must be. */
export interface FigureFault {
  readonly code:
    | 'figure-missing'
    | 'figure-unknown'
    | 'figure-not-whole'
    | 'figure-out-of-range'
    | 'figure-count'
    | 'figure-total'
    | 'figure-order'
    | 'figure-falls';
  readonly figure: string;
  readonly least: number;
  readonly most: number;
}

/** The most a figure may name. Florins and tile amounts have lower bounds, so that a player's money always fits a byte. */
const MOST = 99;
const MOST_FLORINS = 60;
const MOST_ON_TILE = 10;
const MOST_TRACK = 40;

interface Bound {
  readonly least: number;
  readonly most: number;
  /** How many numbers the list has; absent for a single number. */
  readonly count?: readonly [number, number];
}

const list = (count: number, least = 0, most = MOST): Bound => ({ least, most, count: [count, count] });

const BOUNDS: Readonly<Record<Exclude<keyof Figures, 'bookPrestige' | 'tiles'>, Bound>> = {
  hiringCosts: list(WORKER_SPACES),
  recruitmentSpaces: { least: 1, most: MAX_RECRUITS },
  florins: { least: 0, most: MOST_FLORINS, count: [1, MOST_TRACK] },
  prestige: { least: 0, most: MOST, count: [0, MOST_TRACK] },
  whiteMeeples: { least: 0, most: 2 * MOST_TRACK - 1, count: [0, 2 * MOST_TRACK] },
  masterpieceStrength: list(NICHES_PER_ROOM, 1),
  masterpiecePrestige: list(NICHES_PER_ROOM),
  coverTiles: list(NICHES_PER_ROOM - 1, 0, MAX_COVER_COPIES),
  museumMajority: list(MAX_PLAYERS),
  bonusMajority: list(MAX_PLAYERS),
  passingSpots: list(MAX_PLAYERS),
  startingMoney: list(MAX_PLAYERS, 0, MOST_FLORINS),
  artworkValues: list(ARTWORKS.length),
  meeplesPerColour: { least: MAX_PLAYERS, most: MOST },
  meepleLimit: { least: DISCIPLINES.length - 1, most: MOST },
  discs: { least: 1, most: MOST },
  // with one step a figurine before the Bonus Tiles space could be stuck for ever
  steps: { least: 2, most: 15 },
  extraRounds: { least: 0, most: 20 },
  finalTurns: { least: 1, most: 9 },
  flipPenalty: { least: 0, most: MOST },
  bookSail: { least: 0, most: MOST_TRACK },
  artsConditions: list(DRAWN_PER_DISCIPLINE),
};

const BOOK_BOUND = list(BOOKS_PER_ROW);
const TILE_BOUND: Bound = { least: 0, most: MOST_ON_TILE };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function checkNumber(figure: string, value: unknown, { least, most }: Bound): FigureFault | undefined {
  if (typeof value !== 'number' || !Number.isInteger(value)) return { code: 'figure-not-whole', figure, least, most };
  return value < least || value > most ? { code: 'figure-out-of-range', figure, least, most } : undefined;
}

function checkBound(figure: string, value: unknown, bound: Bound): FigureFault | undefined {
  if (bound.count === undefined) return checkNumber(figure, value, bound);
  const [least, most] = bound.count;
  if (!Array.isArray(value) || value.length < least || value.length > most) {
    return { code: 'figure-count', figure, least, most };
  }
  return firstFault(value.map((item: unknown) => checkNumber(figure, item, bound)));
}

const firstFault = (faults: readonly (FigureFault | undefined)[]): FigureFault | undefined =>
  faults.find((fault) => fault !== undefined);

/** Checks the names of a group against those of the standard figures. */
function checkNames(figure: string, value: unknown, names: readonly string[]): FigureFault | undefined {
  const held = isRecord(value) ? Object.keys(value) : [];
  const missing = names.find((name) => !held.includes(name));
  if (missing !== undefined) return { code: 'figure-missing', figure: figure + missing, least: 0, most: 0 };
  const unknown = held.find((name) => !names.includes(name));
  return unknown === undefined ? undefined : { code: 'figure-unknown', figure: figure + unknown, least: 0, most: 0 };
}

function checkGroup(figure: string, value: unknown, names: readonly string[], bound: Bound): FigureFault | undefined {
  return (
    checkNames(`${figure}.`, value, names) ??
    (isRecord(value) ? firstFault(names.map((name) => checkBound(`${figure}.${name}`, value[name], bound))) : undefined)
  );
}

const NO_FIGURES: FigureFault = { code: 'figure-missing', figure: '', least: 0, most: 0 };

function findFault(value: unknown): FigureFault | undefined {
  const wrongNames = checkNames('', value, Object.keys(STANDARD_FIGURES));
  if (wrongNames !== undefined || !isRecord(value)) return wrongNames;
  return (
    firstFault(Object.entries(BOUNDS).map(([figure, bound]) => checkBound(figure, value[figure], bound))) ??
    checkGroup('bookPrestige', value['bookPrestige'], Object.keys(STANDARD_FIGURES.bookPrestige), BOOK_BOUND) ??
    checkGroup('tiles', value['tiles'], Object.keys(STANDARD_FIGURES.tiles), TILE_BOUND)
  );
}

/** Every field is there and within its bounds. */
const areFigures = (value: unknown): value is Figures => findFault(value) === undefined;

type Checked = { readonly figures: Figures } | { readonly fault: FigureFault };

const fallsAt = (row: readonly number[]): boolean => row.some((value, index) => value < (row[index - 1] ?? value));

/**
 * Checks a set of figures that came from outside, such as a box owner's corrections; the first fault is reported.
 *
 * @example
 * checkFigures({ ...STANDARD_FIGURES, recruitmentSpaces: 9 });
 * // { fault: { code: 'figure-out-of-range', figure: 'recruitmentSpaces', least: 1, most: 6 } }
 */
export function checkFigures(value: unknown): Checked {
  const checked = checkPlayable(value);
  if ('fault' in checked) return checked;
  // rule 1.12: the money track rises; rule 1.13: so do the masterpiece spaces
  const rising = ['florins', 'prestige', 'masterpieceStrength', 'masterpiecePrestige'] as const;
  const falling = rising.find((figure) => fallsAt(checked.figures[figure]));
  return falling === undefined ? checked : { fault: { code: 'figure-falls', figure: falling, least: 0, most: MOST } };
}

/**
 * Checks only what a game needs to be played at all: records of engine 1.0.0 were accepted with figures that fall.
 *
 * @example
 * const falling = { ...STANDARD_FIGURES, florins: [9, 8, 7], whiteMeeples: [] };
 * const checked = checkFigures(falling);
 * 'fault' in checked && checked.fault.code; // 'figure-falls'
 * const playable = checkPlayable(falling);
 * 'figures' in playable && playable.figures.florins; // [9, 8, 7]
 */
export function checkPlayable(value: unknown): Checked {
  if (!areFigures(value)) return { fault: findFault(value) ?? NO_FIGURES };
  // rule 2.7: five rooms need five cover tiles
  const covers = value.coverTiles.reduce((sum, copies) => sum + copies, 0);
  const most = value.coverTiles.length * MAX_COVER_COPIES;
  if (covers < DISCIPLINES.length) {
    return { fault: { code: 'figure-total', figure: 'coverTiles', least: DISCIPLINES.length, most } };
  }
  const track = value.florins.length + value.prestige.length;
  const icons = value.whiteMeeples;
  if (icons.some((icon, index) => icon >= track || icon <= (icons[index - 1] ?? -1))) {
    return { fault: { code: 'figure-order', figure: 'whiteMeeples', least: 0, most: track - 1 } };
  }
  return { figures: value };
}
