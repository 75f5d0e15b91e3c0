import {
  ACTIONS,
  apply,
  BONUS_TILES,
  CATEGORIES,
  dealer,
  score,
  setup,
  type BonusTile,
  type Category,
  type Figures,
  type State,
} from '@la-stanza/engine';
import { startSeat } from '@la-stanza/engine/search';
import type { Bot, Budget } from '../bot.ts';
import { CHANCE, decider, NOBODY } from '../turns/decider.ts';
import { wilson, type Interval } from './statistics.ts';

/** What many games of a bot against itself say about the game. */
export interface Balance {
  readonly games: number;
  /** By place in turn order. */
  readonly byOrder: readonly Interval[];
  readonly points: Readonly<Record<Category, number>>;
  readonly total: number;
  readonly winningTotal: number;
  readonly turnsPerPlayer: number;
  /** The share of games in which rule 10.4 called starting characters to the board. */
  readonly emergencies: number;
  /** For each bonus tile on the grid: how often it is taken, and the win share of whoever takes it. */
  readonly tiles: Readonly<Partial<Record<BonusTile, { readonly taken: number; readonly winShare: number }>>>;
}

export interface BalanceOptions {
  readonly bot: Bot;
  readonly budget: Budget;
  readonly players: number;
  readonly games: number;
  readonly seed: number;
  readonly figures?: Figures;
}

const FIRST_STARTER = 40;

interface Tally {
  readonly laid: number;
  readonly taken: number;
  readonly won: number;
}

export function balance({ bot, budget, players, games, seed, figures }: BalanceOptions): Balance {
  const wins = Array.from({ length: players }, () => 0);
  const points = new Map<Category, number>();
  const tiles = new Map<BonusTile, Tally>();
  let [total, winning, turns, emergencies] = [0, 0, 0, 0];
  for (let game = 0; game < games; game++) {
    const state = setup(figures === undefined ? { players } : { players, figures });
    const played = playOut(state, bot, budget, seed + game);
    turns += played.turns;
    emergencies += played.isEmergency ? 1 : 0;
    const { seats, winners } = score(state);
    for (const seat of winners) {
      const order = (seat - startSeat(state) + players) % players;
      wins[order] = (wins[order] ?? 0) + 1 / winners.length;
    }
    for (const breakdown of seats) {
      total += breakdown.total / players;
      for (const category of CATEGORIES)
        points.set(category, (points.get(category) ?? 0) + breakdown[category] / players);
    }
    winning += Math.max(...seats.map((breakdown) => breakdown.total));
    for (const tile of played.laid) {
      const tally = tiles.get(tile) ?? { laid: 0, taken: 0, won: 0 };
      const owner = played.takers.get(tile);
      const isWon = owner !== undefined && winners.some((seat) => seat === owner);
      tiles.set(tile, {
        laid: tally.laid + 1,
        taken: tally.taken + (owner === undefined ? 0 : 1),
        won: tally.won + (isWon ? 1 / winners.length : 0),
      });
    }
  }
  const mean = (category: Category): number => (points.get(category) ?? 0) / games;
  return {
    games,
    byOrder: wins.map((won) => wilson(won / games, games)),
    points: {
      masterpieces: mean('masterpieces'),
      sailboat: mean('sailboat'),
      books: mean('books'),
      passing: mean('passing'),
      tiles: mean('tiles'),
      financier: mean('financier'),
      bonusMajority: mean('bonusMajority'),
      museumMajority: mean('museumMajority'),
    },
    total: total / games,
    winningTotal: winning / games,
    turnsPerPlayer: turns / games / players,
    emergencies: emergencies / games,
    tiles: Object.fromEntries(
      BONUS_TILES.flatMap((tile) => {
        const tally = tiles.get(tile);
        return tally === undefined
          ? []
          : [[tile, { taken: tally.taken / tally.laid, winShare: tally.won / Math.max(1, tally.taken) }]];
      }),
    ),
  };
}

interface Played {
  readonly turns: number;
  readonly isEmergency: boolean;
  readonly laid: readonly BonusTile[];
  readonly takers: ReadonlyMap<BonusTile, number>;
}

function playOut(state: State, bot: Bot, budget: Budget, seed: number): Played {
  const bank = dealer((seed >>> 0).toString(16).padStart(8, '0'));
  const laid: BonusTile[] = [];
  const takers = new Map<BonusTile, number>();
  let turns = 0;
  let isEmergency = false;
  for (;;) {
    const seat = decider(state);
    if (seat === NOBODY) return { turns, isEmergency, laid, takers };
    const isChance = seat === CHANCE;
    const actions = isChance ? [bank.deal(state)] : bot.decide(state, seed * 1009 + turns, budget).actions;
    for (const action of actions) {
      const move = ACTIONS[action];
      if (move?.kind === 'tile') laid.push(move.tile);
      if (move?.kind === 'take') takers.set(move.tile, seat);
      if (move?.kind === 'land' || move?.kind === 'withdraw' || move?.kind === 'stay') turns++;
      if (isChance && turns > 0 && move?.kind === 'deal' && move.tile >= FIRST_STARTER) isEmergency = true;
      apply(state, action);
    }
  }
}
