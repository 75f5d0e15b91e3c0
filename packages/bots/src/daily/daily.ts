import { type Game, type Seat, newGame } from '@la-stanza/engine';
import { promiseOf } from '@la-stanza/engine/fair';
import type { Level } from '../levels.ts';

/*
 * The deal of the day: one setup, one order of draws and the same two bots for everybody. What a server, a browser and a checker of
 * records must agree on is here; it uses nothing that differs between them.
 */

/** Raised when bots of any level answer differently than before: results of two versions cannot be compared. */
export const BOTS_VERSION = 5;

/** The levels of the two bots, who sit after the person. */
export const DAILY_BOTS: readonly [Level, Level] = [3, 4];
export const DAILY_SEAT = 0;
export const DAILY_PLAYERS: number = DAILY_BOTS.length + 1;

/** The level whose games people compare themselves with, and the one that shows what was possible. */
export const FIELD_LEVEL: Level = 3;
export const BEST_LEVEL: Level = 5;

/** The chance of a bot in the person's seat, by the number of its game. */
export const fieldChance = (game: number): string => game.toString(16).padStart(4, '0');

/** The day of deal number 1. */
const FIRST_DAY = '2026-11-01';
const A_DAY = 86_400_000;

/** The day of a moment, as YYYY-MM-DD. Days begin and end at midnight UTC. */
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** When a day begins, in milliseconds since 1970. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const daysLater = (day: string, days: number): string => dayOf(startOfDay(day) + days * A_DAY);

/** The number of a day's deal. */
export const dailyNumber = (day: string): number => (startOfDay(day) - startOfDay(FIRST_DAY)) / A_DAY + 1;

/** What a game of the day is worth: own points minus those of the better bot. */
export function dailyLead(totals: readonly number[]): number {
  const bots = totals.filter((_, seat) => seat !== DAILY_SEAT);
  return (totals[DAILY_SEAT] ?? 0) - Math.max(...bots);
}

/** A game of the day, dealt up to the first decision. */
export function openDaily(seed: string): Game {
  return newGame({ players: DAILY_PLAYERS, seed });
}

/**
 * A bot's chance, from the seed of the day and the number of steps in force: who plays the same gets the same answers, whatever was
 * undone on the way.
 */
export function dailyChance(seed: string, steps: number): number {
  const hash = promiseOf(`${seed}${steps.toString(16).padStart(4, '0')}`);
  return Number.parseInt(hash.slice(0, 8), 16) >>> 1;
}

/** The level that plays a seat; undefined for the person's. */
export const dailyLevel = (seat: Seat): Level | undefined => DAILY_BOTS[seat - 1 - DAILY_SEAT];

/** Width and number of the columns in which results are shown. */
export const BIN_WIDTH = 5;
const BINS = 11;

/** The column of a result: the first and the last take all that is beyond. */
export function binOf(lead: number): number {
  const middle = (BINS - 1) / 2;
  return Math.min(BINS - 1, Math.max(0, Math.round(lead / BIN_WIDTH) + middle));
}

export interface LeadCount {
  readonly lead: number;
  readonly count: number;
}

/** Results in columns, the worst first. */
export function columnsOf(counts: readonly LeadCount[]): readonly number[] {
  const columns = Array.from({ length: BINS }, () => 0);
  for (const { lead, count } of counts) columns[binOf(lead)] = (columns[binOf(lead)] ?? 0) + count;
  return columns;
}
