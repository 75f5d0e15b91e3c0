import type { Figures } from '../../src/figures/figures.ts';

export type Discipline = 'discoveries' | 'literature' | 'religion' | 'arts' | 'politics';
export type Artwork = 'sculpture' | 'script' | 'painting';
export type SeatNumber = 0 | 1 | 2 | 3;
export type Niche = 'free' | 'covered' | SeatNumber;

// Rule 1.1: the order of the rooms, clockwise.
export const DISCIPLINES: readonly Discipline[] = ['discoveries', 'literature', 'religion', 'arts', 'politics'];
export const ARTWORKS: readonly Artwork[] = ['sculpture', 'script', 'painting'];
// Rule 1.6: there are no Literature books.
export const BOOK_COLOURS: readonly Discipline[] = ['discoveries', 'religion', 'arts', 'politics'];
// Rule 1.11: four columns of the bookshelf.
export const BOOKS_PER_COLOUR = 4;
export const RING_SPACES = 16;
export const BONUS_SPACE = 0;

const SEAT_NUMBERS: readonly SeatNumber[] = [0, 1, 2, 3];

export interface Options {
  start: 'random' | 'first';
  arranged: boolean;
  expert: boolean;
  openHiring: boolean;
}

/** How rules 11.3, 11.1, 3.4, 9.2, 9.6 and 5.1 are read. */
export interface Rulings {
  withdraw: 'turn' | 'turn-or-action';
  ending: 'after-last-refill' | 'before-last-refill';
  recruitSlide: 'all' | 'toGap' | 'leftmostFree';
  shelf: 'columns' | 'rows';
  adSlide: 'right' | 'left';
  icons: 'reachedOrPassed' | 'reached';
}

export interface SeatState {
  number: SeatNumber;
  money: number;
  /** Space of the money track, counted from 0. */
  boat: number;
  /** Worker space, counted from 1. */
  financier: number;
  flipped: boolean;
  /** Discs in supply. */
  discs: number;
  boxes: Record<Discipline, number>;
  books: Record<Discipline, number>;
  meeples: Record<Discipline, number>;
  artworks: Record<Artwork, number>;
  /** Recruitment space 1 is element 0. */
  recruits: (string | null)[];
  /** Worker space 1 is element 0; the financier's space holds null. */
  workers: (string | null)[];
  /** Null when the figurine has left the track. */
  figurine: number | null;
  /** 0, or the place in the order of withdrawals. */
  withdrawn: number;
  tiles: string[];
}

/** What happened so far in an activation (4.11). */
export interface Activation {
  discipline: Discipline;
  hiredTo: number[];
  fired: boolean;
  discs: number;
  coin: boolean;
}

/** Something still to be done: a decision of chance, a decision of the active seat, or an effect without a choice. */
export type Step =
  | { kind: 'start' }
  | { kind: 'starter'; seat: SeatNumber; worker: number }
  | { kind: 'deal'; space: number }
  | { kind: 'tile' }
  | { kind: 'cover'; room: Discipline }
  | { kind: 'arrange' }
  | { kind: 'walk' }
  | { kind: 'action' }
  | { kind: 'hire'; discipline: Discipline }
  | { kind: 'strength'; activation: Activation }
  | { kind: 'book'; left: number; written: Discipline[]; mayStop: boolean }
  | { kind: 'box'; left: number; used: Discipline[]; mayStop: boolean }
  | { kind: 'meeple'; left: number; taken: Discipline[]; mayStop: boolean }
  | { kind: 'artwork'; strength: number }
  | { kind: 'return' }
  | { kind: 'take' }
  | { kind: 'lift' }
  | { kind: 'fetch' }
  | { kind: 'recruit-space'; tile: string }
  | { kind: 'sail'; spaces: number }
  | { kind: 'write-book'; colour: Discipline }
  | { kind: 'resolve-tile'; tile: string }
  | { kind: 'financier-to-the-left' }
  | { kind: 'check-refill' }
  | { kind: 'move-round-marker' }
  | { kind: 'begin-arranging'; seat: SeatNumber }
  | { kind: 'begin-turn'; seat: SeatNumber }
  | { kind: 'end-turn' };

/** One legal action: its text and what it does. */
export interface Option {
  text: string;
  perform: () => void;
}

export interface ReferenceGame {
  players: number;
  options: Options;
  figures: Figures;
  rulings: Rulings;
  start: SeatNumber | null;
  active: SeatNumber | null;
  /** Where the round marker stands; the game has players + extraRounds rounds. */
  round: number;
  /** 0 before the final turns, then 1, 2, 3. */
  finalTurn: number;
  /** Element 0 is the Bonus Tiles space and always null. */
  ring: (string | null)[];
  grid: { tile: string; takenBy: SeatNumber | null }[];
  niches: Record<Discipline, Niche[]>;
  /** The masterpiece places of the cover tiles drawn so far. */
  covers: number[];
  artworks: Record<Artwork, number>;
  /** The Politics room. */
  meeples: Record<Discipline, number>;
  drawPile: string[];
  discardPile: string[];
  /** Starting characters that were set aside. */
  aside: string[];
  /** The disciplines of which a set-aside starter came in the refill going on (10.4). */
  startersInRefill: Discipline[];
  seats: SeatState[];
  /** What is still to be done, the next thing first; empty when the game is over. */
  todo: Step[];
}

export function elementOf<T>(list: readonly T[], index: number): T {
  const element = list[index];
  if (element === undefined) throw new Error(`no element ${index} in a list of ${list.length}`);
  return element;
}

export function seatNumber(number: number): SeatNumber {
  return elementOf(SEAT_NUMBERS, number);
}

export function seatOf(game: ReferenceGame, number: SeatNumber): SeatState {
  return elementOf(game.seats, number);
}

export function activeSeat(game: ReferenceGame): SeatState {
  if (game.active === null) throw new Error('no seat is active before the start player is known');
  return seatOf(game, game.active);
}

/** Rule 3.1: the seats clockwise from the start player. */
export function turnOrder(game: ReferenceGame): SeatState[] {
  const { start } = game;
  if (start === null) throw new Error('there is no turn order before the start player is known');
  return [...game.seats.slice(start), ...game.seats.slice(0, start)];
}

/** Put steps before everything else that is still to be done. */
export function doNext(game: ReferenceGame, ...steps: Step[]): void {
  game.todo = [...steps, ...game.todo];
}

/** c0 to c39, eight per discipline; s0 to s19, five per seat. */
export function disciplineOf(tile: string): Discipline {
  const number = Number(tile.slice(1));
  return isStarter(tile) ? elementOf(DISCIPLINES, number % 5) : elementOf(DISCIPLINES, Math.floor(number / 8));
}

function isStarter(tile: string): boolean {
  return tile.startsWith('s');
}

/** Rules 1.3 and 4.3: where a character goes that leaves a track. */
export function leaveTrack(game: ReferenceGame, tile: string): void {
  if (isStarter(tile)) {
    game.aside.push(tile);
  } else {
    game.discardPile.push(tile);
  }
}

/** Rule 1.2: three spaces per room; the Bonus Tiles space is in none of the five. */
export function roomOf(space: number): Discipline | null {
  return space === BONUS_SPACE ? null : elementOf(DISCIPLINES, Math.floor((space - 1) / 3));
}

export function spacesOf(room: Discipline): number[] {
  const first = 1 + 3 * DISCIPLINES.indexOf(room);
  return [first, first + 1, first + 2];
}

export function characterSpaces(): number[] {
  return DISCIPLINES.flatMap(spacesOf);
}

export function without<T>(list: readonly T[], element: T): T[] {
  const index = list.indexOf(element);
  if (index < 0) throw new Error(`${String(element)} is not in the list`);
  return [...list.slice(0, index), ...list.slice(index + 1)];
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export function perDiscipline<T>(value: (discipline: Discipline) => T): Record<Discipline, T> {
  return {
    discoveries: value('discoveries'),
    literature: value('literature'),
    religion: value('religion'),
    arts: value('arts'),
    politics: value('politics'),
  };
}
