import { advance, CATEGORIES, dealer, score, type BonusTile, type Figures, type GameEvent } from '@la-stanza/engine';
import { startSeat } from '@la-stanza/engine/search';
import type { Player } from '../arena/play-game.ts';
import { openGame } from '../table/open-game.ts';
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
  const bank = dealer((chance >>> 0).toString(16).padStart(8, '0'));
  const laid: BonusTile[] = [];
  const takers = new Map<BonusTile, number>();
  let turns = 0;
  let isEmergency = false;
  const note = (event: GameEvent): void => {
    if (event.type === 'tile-laid') laid.push(event.tile);
    if (event.type === 'bonus-tile-taken') takers.set(event.tile, event.seat);
    if (event.type === 'walked' || event.type === 'withdrew' || event.type === 'stayed') turns++;
    if (event.type === 'starters-called') isEmergency = true;
  };
  let { game: now, steps } = openGame({ players, figures }, bank);
  for (const { events } of steps) events.forEach(note);
  while (decider(now.state) !== NOBODY) {
    for (const action of bot.decide(now.state, chance * 1009 + turns, budget).actions) {
      const next = advance(now, action, bank);
      if ('code' in next) throw new Error(`a bot broke the rules: ${next.code}`);
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
