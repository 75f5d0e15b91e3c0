import {
  CATEGORIES,
  type ActionId,
  type Game,
  type State,
  legalActions,
  newGame,
  play,
  tryPlay,
} from '@la-stanza/engine';
import { scoreInto } from '@la-stanza/engine/search';
import type { Bot, Budget } from '../bot.ts';
import { JUDGED, WIN } from '../evaluation/evaluator.ts';
import { judgeEnd } from '../evaluation/outcome.ts';
import { wallClock } from '../search/wall-clock.ts';
import { decider, NOBODY } from '../turns/decider.ts';
import { processorClock } from './processor-clock.ts';

export interface Player {
  readonly bot: Bot;
  readonly budget?: Budget;
}

/** The result of one finished game. */
export interface GameResult {
  readonly shares: readonly number[];
  readonly scores: readonly number[];
  readonly moves: readonly number[];
  /** Thinking time of each seat's moves, by the clock of its budget. */
  readonly milliseconds: readonly (readonly number[])[];
  /** Wall time of each seat. */
  readonly wall: readonly number[];
  /** Processor time of each seat, which a busy machine affects less than wall time. */
  readonly processor: readonly number[];
  /** Moves that exceeded their budget by more than the tolerance. */
  readonly overruns: number;
  readonly illegal: number;
  readonly turns: number;
}

/** A move that exceeds its time by this factor is an overrun. */
const TOLERANCE = 1.2;

const hex = (seed: number): string => (seed >>> 0).toString(16).padStart(8, '0');

/**
 * The seed of a bot's decision. Each bot has its own stream, so that its thinking affects neither other bots nor the deal.
 */
const seedOf = (game: number, seat: number, move: number): number =>
  Math.imul(Math.imul(game ^ 0x9e3779b9, 0x85ebca6b) ^ (seat + 1), 0xc2b2ae35) ^ Math.imul(move + 1, 0x27d4eb2f);

/** Plays one game with the deal of a seed. Every action is checked against the rules. */
export function playGame(players: readonly Player[], seed: number): GameResult {
  const count = players.length;
  let game = newGame({ players: count, seed: hex(seed) });
  const moves = Array.from({ length: count }, () => 0);
  const milliseconds = Array.from({ length: count }, (): number[] => []);
  const wall = Array.from({ length: count }, () => 0);
  const processor = Array.from({ length: count }, () => 0);
  let overruns = 0;
  let illegal = 0;
  let turns = 0;
  for (;;) {
    const seat = decider(game.state);
    if (seat === NOBODY) break;
    const player = players[seat];
    if (player === undefined) throw new RangeError(`no player on seat ${seat}`);
    const { clock = wallClock } = player.budget ?? {};
    const before = processorClock();
    const beganOnWall = wallClock();
    const began = clock();
    const choice = player.bot.decide(game.state, seedOf(seed, seat, turns), player.budget);
    const took = clock() - began;
    wall[seat] = (wall[seat] ?? 0) + wallClock() - beganOnWall;
    processor[seat] = (processor[seat] ?? 0) + processorClock() - before;
    turns++;
    moves[seat] = (moves[seat] ?? 0) + 1;
    milliseconds[seat]?.push(took);
    if (player.budget?.milliseconds !== undefined && took > TOLERANCE * player.budget.milliseconds) overruns++;
    const played = playTurn(game, choice.actions);
    if (played.isIllegal) illegal++;
    game = played.game;
  }
  return { ...resultOf(game.state), moves, milliseconds, wall, processor, overruns, illegal, turns };
}

/** Plays a bot's decision. If the rules refuse it, plays the first legal action instead, so that the game goes on. */
function playTurn(game: Game, actions: readonly ActionId[]): { readonly game: Game; readonly isIllegal: boolean } {
  if (actions.length === 0) throw new Error('a bot returned no action');
  let now = game;
  for (const action of actions) {
    const next = tryPlay(now, action);
    if ('refusal' in next) return { game: playFirst(now), isIllegal: true };
    now = next.game;
  }
  return { game: now, isIllegal: false };
}

function playFirst(game: Game): Game {
  const [first] = legalActions(game);
  if (first === undefined) throw new Error('a decision has no legal action');
  return play(game, first).game;
}

function resultOf(state: State): { shares: number[]; scores: number[] } {
  const { players } = state.table;
  const judged = new Float32Array(JUDGED);
  const cells = new Int16Array(CATEGORIES.length * players);
  judgeEnd(state, judged);
  scoreInto(state, cells);
  const scores = Array.from({ length: players }, (_, seat) =>
    cells.subarray(CATEGORIES.length * seat, CATEGORIES.length * (seat + 1)).reduce((sum, cell) => sum + cell, 0),
  );
  return { shares: Array.from(judged.subarray(WIN, WIN + players)), scores };
}
