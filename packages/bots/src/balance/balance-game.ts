import { ACTIONS, apply, CATEGORIES, dealer, score, setup, type BonusTile, type Figures } from '@la-stanza/engine';
import { startSeat } from '@la-stanza/engine/search';
import type { Player } from '../arena/play-game.ts';
import { CHANCE, decider, NOBODY } from '../turns/decider.ts';

/** What one game of a bot against itself says, as plain data that is kept in a file. Places are those in turn order. */
export interface BalanceGame {
  readonly game: number;
  /** The places that won. */
  readonly winners: readonly number[];
  /** Prestige by category of each place. */
  readonly points: readonly (readonly number[])[];
  readonly turns: number;
  /** Rule 10.4 called starting characters to the board. */
  readonly isEmergency: boolean;
  /** The bonus tiles laid out, and the place that took each. */
  readonly tiles: readonly { readonly tile: BonusTile; readonly taker?: number }[];
}

const FIRST_STARTER = 40;

export function playForBalance(
  { bot, budget }: Player,
  players: number,
  figures: Figures | undefined,
  seed: number,
  game: number,
): BalanceGame {
  const state = setup(figures === undefined ? { players } : { players, figures });
  const chance = seed + game;
  const bank = dealer((chance >>> 0).toString(16).padStart(8, '0'));
  const laid: BonusTile[] = [];
  const takers = new Map<BonusTile, number>();
  let turns = 0;
  let isEmergency = false;
  for (let seat = decider(state); seat !== NOBODY; seat = decider(state)) {
    const isChance = seat === CHANCE;
    const actions = isChance ? [bank.deal(state)] : bot.decide(state, chance * 1009 + turns, budget).actions;
    for (const action of actions) {
      const move = ACTIONS[action];
      if (move?.kind === 'tile') laid.push(move.tile);
      if (move?.kind === 'take') takers.set(move.tile, seat);
      if (move?.kind === 'land' || move?.kind === 'withdraw' || move?.kind === 'stay') turns++;
      if (isChance && turns > 0 && move?.kind === 'deal' && move.tile >= FIRST_STARTER) isEmergency = true;
      apply(state, action);
    }
  }
  const placeOf = (seat: number): number => (seat - startSeat(state) + players) % players;
  const { seats, winners } = score(state);
  const points = Array.from({ length: players }, (): number[] => []);
  for (const [seat, breakdown] of seats.entries())
    points[placeOf(seat)] = CATEGORIES.map((category) => breakdown[category]);
  return {
    game,
    winners: winners.map(placeOf),
    points,
    turns,
    isEmergency,
    tiles: laid.map((tile) => {
      const taker = takers.get(tile);
      return taker === undefined ? { tile } : { tile, taker: placeOf(taker) };
    }),
  };
}
