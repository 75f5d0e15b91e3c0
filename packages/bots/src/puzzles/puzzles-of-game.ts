import { advance, dealer, toLink, type Game } from '@la-stanza/engine';
import { createBot, type Level } from '../levels.ts';
import { below, randomFrom } from '../random/random.ts';
import { openGame } from '../table/open-game.ts';
import { decider, NOBODY } from '../turns/decider.ts';
import { valueFor } from '../value/value-for.ts';
import type { WeightsFile } from '../value/weights.ts';
import { findPuzzle, type NoPuzzle } from './find-puzzle.ts';
import type { Puzzle } from './puzzle.ts';

/** Who may play: weaker players leave more to be found at the end. */
const PLAYS: readonly Level[] = [2, 2, 3];
const APPRENTICE = 2;
const STRONGER = [3, 4] as const;

export interface FoundPuzzles {
  readonly puzzles: readonly Puzzle[];
  /** Why the other positions of the finale are none. */
  readonly rejected: readonly NoPuzzle[];
}

/** Plays a game among bots with the deal of a seed and looks for puzzles at its end. */
export function puzzlesOfGame(players: number, seed: number, weights: WeightsFile): FoundPuzzles {
  const bank = dealer(seed.toString(16).padStart(8, '0'));
  let { game } = openGame({ players }, bank);
  const { evaluator } = valueFor(weights, game.state.table.figures);
  const random = randomFrom(seed);
  const bots = Array.from({ length: players }, () => createBot(PLAYS[below(random, PLAYS.length)] ?? 3, evaluator));
  const apprentice = createBot(APPRENTICE);
  const stronger = STRONGER.map((level) => createBot(level, evaluator));
  const puzzles: Puzzle[] = [];
  const rejected: NoPuzzle[] = [];
  for (let move = 0; decider(game.state) !== NOBODY; move++) {
    const found = findPuzzle(game.state, linkOf(game), apprentice, stronger);
    if (typeof found !== 'string') puzzles.push(found);
    else if (found !== 'too-early') rejected.push(found);
    const player = bots[decider(game.state)];
    if (player === undefined) throw new RangeError('nobody sits there');
    for (const action of player.decide(game.state, Math.imul(seed, 0x9e37) + move).actions) {
      const next = advance(game, action, bank);
      if ('code' in next) throw new Error(`a bot played against the rules: ${next.code}`);
      ({ game } = next);
    }
  }
  return { puzzles, rejected };
}

/** A puzzle shows what was dealt and played, not what would be dealt later. */
function linkOf(game: Game): string {
  const { seed: _seed, commitment: _commitment, ...record } = game.record;
  return toLink({ ...game, record });
}
