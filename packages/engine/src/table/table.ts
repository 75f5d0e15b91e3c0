import { rulingsCode, type Rulings } from '../editions/rulings.ts';
import type { Figures } from '../figures/figures.ts';
import { DISCIPLINES, type Discipline } from '../words/discipline.ts';

/** The table options: how a game of this many players is set up and which variants it uses. */
export interface Options {
  /** Rule 2.1: the start player at random, or the first seat. */
  readonly start: 'random' | 'first';
  /** Rule 2.3: players place their starting characters themselves. */
  readonly arranged: boolean;
  /** Rule 4.6: a worker may be fired instead of hiring. */
  readonly expert: boolean;
  /** Rule 4.4: an activation may also hire characters of other disciplines. */
  readonly openHiring: boolean;
}

export const STANDARD_OPTIONS: Options = { start: 'random', arranged: false, expert: false, openHiring: false };

/** What never changes during a game: who plays with which options and figures. */
export interface Table {
  readonly players: number;
  readonly options: Options;
  readonly figures: Figures;
  readonly rulings: Rulings;
  /** The figures the search path reads, as bytes. */
  readonly hiringCosts: Uint8Array;
  readonly masterpieceStrength: Uint8Array;
  /** The cheapest price of a worker space for each place of the financier. */
  readonly cheapestHire: Uint8Array;
  /** The florins a sailboat on each space of the money track brings (rule 8.1: the highest on a prestige space). */
  readonly income: Uint8Array;
  /** The prestige of each space of the money track. */
  readonly trackPrestige: Uint8Array;
  /** How many white-meeple icons lie on or before each space of the money track. */
  readonly iconsReached: Uint8Array;
  /** Rule 5.2: the prestige of 0 to 4 books of each colour, a row for each discipline. */
  readonly bookTotals: Uint8Array;
  /** The last space of the money track. */
  readonly trackEnd: number;
  /** Rule 2.8: the number of rounds. */
  readonly rounds: number;
  /** Rule 11.1: a refill that moves the round marker past this space is the last. */
  readonly lastRound: number;
  /** Rule 11.3: a player may withdraw in place of the action of a final turn. */
  readonly withdrawsAfterWalk: boolean;
}

const tables = new WeakMap<Figures, Map<number, Table>>();

/** The table for these players, options and figures; the same one each time, so that setting up a game costs little. */
export function openTable(players: number, options: Options, figures: Figures, rulings: Rulings): Table {
  const known = tables.get(figures) ?? new Map<number, Table>();
  if (!tables.has(figures)) tables.set(figures, known);
  const { start, arranged, expert, openHiring } = options;
  const key =
    players +
    (start === 'random' ? 8 : 0) +
    (arranged ? 16 : 0) +
    (expert ? 32 : 0) +
    (openHiring ? 64 : 0) +
    128 * rulingsCode(rulings);
  const table = known.get(key) ?? layTable(players, options, figures, rulings);
  if (!known.has(key)) known.set(key, table);
  return table;
}

/** Books of one colour that a row of `bookTotals` tells apart, none included. */
export const BOOK_COUNTS = 5;

function bookTotals(figures: Figures, discipline: Discipline): number[] {
  const row = discipline === 'literature' ? [] : figures.bookPrestige[discipline];
  return Array.from({ length: BOOK_COUNTS }, (_, count) => row.slice(0, count).reduce((sum, each) => sum + each, 0));
}

/** Prepares the figures for the search path. */
function layTable(players: number, options: Options, figures: Figures, rulings: Rulings): Table {
  const track = figures.florins.length + figures.prestige.length;
  const richest = Math.max(...figures.florins);
  const spaces = Array.from({ length: track }, (_, space) => space);
  const rounds = players + figures.extraRounds;
  return {
    players,
    options,
    figures,
    rulings,
    hiringCosts: Uint8Array.from(figures.hiringCosts),
    masterpieceStrength: Uint8Array.from(figures.masterpieceStrength),
    cheapestHire: Uint8Array.from(figures.hiringCosts, (_, financier) =>
      Math.min(...figures.hiringCosts.filter((_cost, space) => space !== financier)),
    ),
    income: Uint8Array.from(spaces, (space) => figures.florins[space] ?? richest),
    trackPrestige: Uint8Array.from(spaces, (space) => figures.prestige[space - figures.florins.length] ?? 0),
    iconsReached: Uint8Array.from(spaces, (space) => figures.whiteMeeples.filter((icon) => icon <= space).length),
    bookTotals: Uint8Array.from(DISCIPLINES.flatMap((name) => bookTotals(figures, name))),
    trackEnd: track - 1,
    rounds,
    lastRound: rulings.ending === 'before-last-refill' ? rounds - 1 : rounds,
    withdrawsAfterWalk: rulings.withdraw === 'turn-or-action',
  };
}
