import { JUDGED } from '../evaluation/evaluator.ts';
import { positionCount, type SampleGame } from './samples.ts';

/**
 * The target for each position of a game: the end of the game, mixed with the judgements of later positions (TD(lambda)).
 * With lambda 1 only the end counts.
 */
export function targetsOf(game: SampleGame, lambda: number): Float32Array {
  const count = positionCount(game);
  const targets = new Float32Array(count * JUDGED);
  const next = Float32Array.from(game.end);
  for (let position = count - 1; position >= 0; position--) {
    targets.set(next, position * JUDGED);
    for (let cell = 0; cell < JUDGED; cell++) {
      next[cell] = lambda * (next[cell] ?? 0) + (1 - lambda) * (game.judged[position * JUDGED + cell] ?? 0);
    }
  }
  return targets;
}
