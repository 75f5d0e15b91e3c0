import { BONUS_TILES, CATEGORIES, type BonusTile, type Category } from '@la-stanza/engine';
import { wilson, type Interval } from '../arena/statistics.ts';
import type { BalanceGame } from './balance-game.ts';

/** Statistics of a bonus tile over the games in which it is on the grid. */
interface TileBalance {
  readonly laid: number;
  /** The share of games in which a player takes it. */
  readonly taken: number;
  /** The win share of the players who take it. */
  readonly winShare: number;
  /** The taker's prestige above the mean of the table. */
  readonly lead: number;
}

/** Statistics over many games of a bot against itself. */
export interface Balance {
  readonly games: number;
  /** By place in turn order. */
  readonly byOrder: readonly Interval[];
  readonly points: Readonly<Record<Category, number>>;
  readonly total: number;
  readonly winningTotal: number;
  readonly turnsPerPlayer: number;
  readonly fewestTurns: number;
  readonly mostTurns: number;
  /** The share of games in which rule 10.4 called starting characters to the board. */
  readonly emergencies: Interval;
  readonly tiles: Readonly<Partial<Record<BonusTile, TileBalance>>>;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => sum(values) / Math.max(1, values.length);

export function balanceOf(games: readonly BalanceGame[], players: number): Balance {
  const places = Array.from({ length: players }, (_, place) => place);
  const shareOf = ({ winners }: BalanceGame, place: number): number =>
    winners.includes(place) ? 1 / winners.length : 0;
  const pointsOf = (category: Category): number => {
    const column = CATEGORIES.indexOf(category);
    return mean(games.flatMap(({ points }) => points.map((row) => row[column] ?? 0)));
  };
  const turns = games.map((game) => game.turns / players);
  const totals = games.map(({ points }) => points.map((row) => sum(row)));
  return {
    games: games.length,
    byOrder: places.map((place) => wilson(mean(games.map((game) => shareOf(game, place))), games.length)),
    points: {
      masterpieces: pointsOf('masterpieces'),
      sailboat: pointsOf('sailboat'),
      books: pointsOf('books'),
      passing: pointsOf('passing'),
      tiles: pointsOf('tiles'),
      financier: pointsOf('financier'),
      bonusMajority: pointsOf('bonusMajority'),
      museumMajority: pointsOf('museumMajority'),
    },
    total: mean(totals.flat()),
    winningTotal: mean(totals.map((rows) => Math.max(...rows))),
    turnsPerPlayer: mean(turns),
    fewestTurns: Math.min(...turns),
    mostTurns: Math.max(...turns),
    emergencies: wilson(mean(games.map(({ isEmergency }) => (isEmergency ? 1 : 0))), games.length),
    tiles: Object.fromEntries(
      BONUS_TILES.flatMap((tile) => {
        const seen = games.flatMap((game) =>
          game.tiles.filter((each) => each.tile === tile).map(({ taker }) => ({ game, taker })),
        );
        const takes = seen.flatMap(({ game, taker }) => (taker === undefined ? [] : [{ game, taker }]));
        if (seen.length === 0) return [];
        const lead = ({ game: { points }, taker }: (typeof takes)[number]): number =>
          sum(points[taker] ?? []) - mean(points.map((row) => sum(row)));
        const balance: TileBalance = {
          laid: seen.length,
          taken: takes.length / seen.length,
          winShare: mean(takes.map(({ game, taker }) => shareOf(game, taker))),
          lead: mean(takes.map(lead)),
        };
        return [[tile, balance]];
      }),
    ),
  };
}
