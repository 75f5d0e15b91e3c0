import {
  CATEGORIES,
  newGame,
  score,
  view,
  type BonusTile,
  type Figures,
  type GameEvent,
  play,
} from '@la-stanza/engine';
import { startSeat } from '@la-stanza/engine/search';
import type { Player } from '../arena/play-game.ts';
import { decider, NOBODY } from '../turns/decider.ts';

/** The outcome of one game of a bot against itself, as plain data stored in a file. Places are in turn order. */
export interface BalanceGame {
  readonly game: number;
  /** The places that won. */
  readonly winners: readonly number[];
  /** Prestige by category of each place. */
  readonly points: readonly (readonly number[])[];
  readonly turns: number;
  /** Whether rule 10.4 called starting characters to the board. */
  readonly isEmergency: boolean;
  /** The bonus tiles laid out, and the place that took each. */
  readonly tiles: readonly { readonly tile: BonusTile; readonly taker?: number }[];
}

export function playForBalance(
  { bot, budget }: Player,
  players: number,
  figures: Figures | undefined,
  seed: number,
  game: number,
): BalanceGame {
  const chance = seed + game;
  let now = newGame({ players, figures, seed: (chance >>> 0).toString(16).padStart(8, '0') });
  const laid = view(now).grid.flatMap(({ tile }) => tile ?? []);
  const takers = new Map<BonusTile, number>();
  let turns = 0;
  let isEmergency = false;
  const note = (event: GameEvent): void => {
    if (event.type === 'bonus-tile-taken') takers.set(event.tile, event.seat);
    if (event.type === 'walked' || event.type === 'withdrew' || event.type === 'stayed') turns++;
    if (event.type === 'starters-called') isEmergency = true;
  };
  while (decider(now.state) !== NOBODY) {
    for (const action of bot.decide(now.state, chance * 1009 + turns, budget).actions) {
      const next = play(now, action);
      next.events.forEach(note);
      now = next.game;
    }
  }
  const { state } = now;
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
