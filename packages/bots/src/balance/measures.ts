import {
  BONUS_TILES,
  type BonusTile,
  CATEGORIES,
  type Category,
  type Discipline,
  DISCIPLINES,
} from '@la-stanza/engine';
import { TILES_PER_DISCIPLINE } from '@la-stanza/engine/search';
import type { BalanceGame } from './balance-game.ts';

/** A number read from a game, by which games are compared. */
export interface Measure {
  readonly name: string;
  /** The table it is shown in. */
  readonly part: 'play' | 'refills' | 'rooms' | 'tiles' | 'sources';
  /** Large numbers, small ones, shares, and the share of games in which something happened. */
  readonly kind: 'number' | 'count' | 'share' | 'games';
  readonly of: (game: BalanceGame) => number;
}

export const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  masterpieces: 'masterpieces',
  sailboat: 'sailboat',
  books: 'books',
  passing: 'passing spot',
  tiles: 'end-game tiles',
  financier: 'flipped financier',
  bonusMajority: 'bonus-tile majority',
  museumMajority: 'museum majority',
};

/** Rule 1.4: the disciplines that have bonus tiles, in the order of their letters. */
const TILED = DISCIPLINES.slice(0, -1);
const disciplineOfTile = (tile: BonusTile): Discipline | undefined =>
  TILED[Math.floor(BONUS_TILES.indexOf(tile) / TILES_PER_DISCIPLINE)];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
const totals = ({ points }: BalanceGame): number[] => points.map(sum);
const eachOf = ({ points }: BalanceGame, value: number): number => value / points.length;

export const MEASURES: readonly Measure[] = [
  { name: 'turns per player', part: 'play', kind: 'number', of: (game) => eachOf(game, game.turns) },
  { name: 'points of the winner', part: 'play', kind: 'number', of: (game) => Math.max(...totals(game)) },
  { name: 'points of a player', part: 'play', kind: 'number', of: (game) => eachOf(game, sum(totals(game))) },
  {
    name: 'first minus last',
    part: 'play',
    kind: 'number',
    of: (game) => Math.max(...totals(game)) - Math.min(...totals(game)),
  },
  {
    name: 'win share of the start player',
    part: 'play',
    kind: 'share',
    of: ({ winners }) => (winners.includes(0) ? 1 / winners.length : 0),
  },
  { name: 'draw pile empty (10.3)', part: 'refills', kind: 'count', of: ({ shuffles }) => shuffles },
  {
    name: 'games in which it was empty',
    part: 'refills',
    kind: 'games',
    of: ({ shuffles }) => (shuffles > 0 ? 1 : 0),
  },
  {
    name: 'games in which the discard pile was empty too (10.4)',
    part: 'refills',
    kind: 'games',
    of: ({ isEmergency }) => (isEmergency ? 1 : 0),
  },
  { name: 'money received per player', part: 'refills', kind: 'count', of: (game) => eachOf(game, game.money) },
  { name: 'players who withdrew', part: 'refills', kind: 'count', of: ({ withdrawals }) => withdrawals },
  ...[...DISCIPLINES, 'bonus tiles'].map((room, index): Measure => ({
    name: room,
    part: 'rooms',
    kind: 'share',
    of: ({ rooms }) => shareOf(rooms[index] ?? 0, sum(rooms)),
  })),
  ...TILED.map((discipline): Measure => ({
    name: discipline,
    part: 'tiles',
    kind: 'count',
    of: ({ tiles }) =>
      tiles.filter(({ tile, taker }) => taker !== undefined && disciplineOfTile(tile) === discipline).length,
  })),
  ...CATEGORIES.map((category, index): Measure => ({
    name: CATEGORY_NAMES[category],
    part: 'sources',
    kind: 'share',
    of: (game) => shareOf(sum(game.points.map((row) => row[index] ?? 0)), sum(totals(game))),
  })),
];
