import { newGame, toLink, type Game, play } from '@la-stanza/engine';
import type { Bot } from '../bot.ts';
import { createBot, type Level } from '../levels.ts';
import { below, randomFrom, type Random } from '../random/random.ts';
import { decider, NOBODY } from '../turns/decider.ts';
import { valueFor } from '../value/value-for.ts';
import type { WeightsFile } from '../value/weights.ts';
import { findPuzzle, type NoPuzzle } from './find-puzzle.ts';
import type { Puzzle } from './puzzle.ts';

/** Who may play a game: weaker players leave more to be found at the end. */
const PLAYS: readonly Level[] = [2, 2, 3];
/** Who may play its end once more: somebody slips shortly before it. */
const ENDS: readonly Level[] = [1, 2, 2, 3];
const STRONGER = [3, 4] as const;
/** How often the end of a game is played once more, and how many turns before it that begins. */
const VARIANTS = 12;
const LEAST_BACK = 4;
const MOST_BACK = 12;
/** Positions of one game are alike. */
const MOST_PUZZLES = 2;

export interface FoundPuzzles {
  readonly puzzles: readonly Puzzle[];
  /** Why the other positions of the finale are none. */
  readonly rejected: readonly NoPuzzle[];
}

/** Plays a game among bots with the deal of a seed, its end several times, and looks for puzzles there. */
export function puzzlesOfGame(players: number, seed: number, weights: WeightsFile): FoundPuzzles {
  const game = newGame({ players, seed: seed.toString(16).padStart(8, '0') });
  const { evaluator } = valueFor(weights, game.state.table.figures);
  const random = randomFrom(seed);
  const bots = new Map<Level, Bot>();
  const botOf = (level: Level): Bot => {
    const bot = bots.get(level) ?? createBot(level, evaluator);
    bots.set(level, bot);
    return bot;
  };
  const seated = (levels: readonly Level[]): readonly Bot[] =>
    Array.from({ length: players }, () => botOf(levels[below(random, levels.length)] ?? 2));
  const known = new Set<string>();
  const puzzles: Puzzle[] = [];
  const rejected: NoPuzzle[] = [];
  const look = (now: Game): void => {
    if (puzzles.length >= MOST_PUZZLES) return;
    const key = String(now.state.bytes);
    if (known.has(key)) return;
    known.add(key);
    const found = findPuzzle(now.state, () => linkOf(now), STRONGER.map(botOf));
    if (typeof found === 'string') {
      if (found !== 'too-early') rejected.push(found);
    } else if (!puzzles.some(({ themes }) => String(themes) === String(found.themes))) puzzles.push(found);
  };
  const moments = playOn(game, { bots: seated(PLAYS), random, look });
  for (let variant = 0; variant < VARIANTS && puzzles.length < MOST_PUZZLES; variant++) {
    const back = LEAST_BACK + below(random, MOST_BACK - LEAST_BACK + 1);
    const from = moments[Math.max(0, moments.length - back)];
    if (from !== undefined) playOn(from, { bots: seated(ENDS), random, look });
  }
  return { puzzles, rejected };
}

interface Table {
  readonly bots: readonly Bot[];
  readonly random: Random;
  readonly look: (game: Game) => void;
}

const SEEDS = 2 ** 31;

/** Plays a game to its end; returns it before every turn. */
function playOn(from: Game, { bots, random, look }: Table): readonly Game[] {
  const moments: Game[] = [];
  let game = from;
  while (decider(game.state) !== NOBODY) {
    moments.push(game);
    look(game);
    const player = bots[decider(game.state)];
    if (player === undefined) throw new RangeError('nobody sits there');
    for (const action of player.decide(game.state, below(random, SEEDS)).actions) {
      ({ game } = play(game, action));
    }
  }
  return moments;
}

/** A puzzle shows what was dealt and played, not what would be dealt later. */
function linkOf(game: Game): string {
  const { seed: _known, ...unseeded } = game;
  const { commitment: _commitment, ...record } = game.record;
  return toLink({ ...unseeded, record });
}
