import {
  CATEGORIES,
  DISCIPLINES,
  figuresFor,
  NEWEST_EDITION,
  newGame,
  play,
  score,
  view,
  type BonusTile,
  type Figures,
  type GameEvent,
  type NewGame,
  type Options,
  type OwnRulings,
} from '@la-stanza/engine';
import { A_MONEY, startSeat, turn, withdrawals } from '@la-stanza/engine/search';
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
  /** How often each discipline was activated, clockwise, and how often a bonus tile was taken. */
  readonly rooms: readonly number[];
  /** How often money was received instead. */
  readonly money: number;
  readonly withdrawals: number;
  /** How often the discard pile became the draw pile: rule 10.3. */
  readonly shuffles: number;
  /** Whether rule 10.4 called starting characters to the board. */
  readonly isEmergency: boolean;
  /** The bonus tiles laid out, and the place that took each. */
  readonly tiles: readonly { readonly tile: BonusTile; readonly taker?: number }[];
  /** A hash of everything the players did. */
  readonly trace: number;
}

/** What a game is played by, where that is not the newest edition. */
export interface Change {
  readonly figures?: Partial<Figures>;
  readonly rulings?: OwnRulings;
  readonly options?: Partial<Options>;
}

/** The terms of a game with a change. Games share them, so that the engine prepares the figures once. */
export function termsOf(players: number, { figures, rulings, options }: Change): NewGame {
  return {
    players,
    figures: figures === undefined ? 'standard' : { ...figuresFor(NEWEST_EDITION, players), ...figures },
    rulings,
    options,
  };
}

export function playForBalance({ bot, budget }: Player, terms: NewGame, seed: number, game: number): BalanceGame {
  const { players } = terms;
  const chance = seed + game;
  let now = newGame({ ...terms, seed: (chance >>> 0).toString(16).padStart(8, '0') });
  const laid = view(now).grid.flatMap(({ tile }) => tile ?? []);
  const takers = new Map<BonusTile, number>();
  const rooms = Array.from({ length: DISCIPLINES.length + 1 }, () => 0);
  let money = 0;
  let shuffles = 0;
  let isEmergency = false;
  let trace = 0;
  const useRoom = (room: number): void => {
    rooms[room] = (rooms[room] ?? 0) + 1;
  };
  const note = (event: GameEvent): void => {
    if (event.type === 'activated') useRoom(DISCIPLINES.indexOf(event.discipline));
    if (event.type === 'bonus-tile-taken') {
      useRoom(DISCIPLINES.length);
      takers.set(event.tile, event.seat);
    }
    if (event.type === 'pile-shuffled') shuffles++;
    if (event.type === 'starters-called') isEmergency = true;
  };
  while (decider(now.state) !== NOBODY) {
    for (const action of bot.decide(now.state, chance * 1009 + turn(now.state), budget).actions) {
      if (action === A_MONEY) money++;
      trace = Math.imul(trace ^ action, 0x01000193) >>> 0;
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
    turns: turn(state),
    rooms,
    money,
    withdrawals: withdrawals(state),
    shuffles,
    isEmergency,
    tiles: laid.map((tile) => {
      const taker = takers.get(tile);
      return taker === undefined ? { tile } : { tile, taker: placeOf(taker) };
    }),
    trace,
  };
}
