import { advance, dealer, type Replayed, type Step } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { handEvaluator } from '../evaluation/hand-evaluator.ts';
import { createBot } from '../levels.ts';
import { openGame } from '../table/open-game.ts';
import { decider, NOBODY } from '../turns/decider.ts';
import { analyse, labelOf } from './analyse.ts';

/** A game of a strong bot on seat 0 against the novice. */
function playTurns(turns: number): Replayed {
  const bank = dealer('00000042');
  const bots = [createBot(3), createBot(1)];
  const opened = openGame({ players: 2 }, bank);
  let { game } = opened;
  const steps: Step[] = [...opened.steps];
  for (let move = 0; decider(game.state) !== NOBODY && move < turns; move++) {
    for (const action of bots[decider(game.state)]?.decide(game.state, move).actions ?? []) {
      const next = advance(game, action, bank);
      if ('code' in next) throw new Error(next.code);
      game = next.game;
      steps.push(...next.steps);
    }
  }
  return { game, steps };
}

test('an analysis finds fewer losses on the side of the stronger player, and every turn once', () => {
  const played = playTurns(30);
  const { game } = played;
  const progress: number[] = [];
  const options = { bot: createBot(3), evaluator: handEvaluator, simulations: 1, seed: 1 };
  const analysis = analyse(played, options, (done, of) => progress.push(done / of));
  expect(progress.at(-1)).toBe(1);
  expect(analysis.turns).toHaveLength(30);
  expect(analysis.turns.flatMap((turn) => turn.played)).toEqual(
    game.line.filter((entry) => entry.seat !== 'chance').map((entry) => entry.action),
  );
  expect(analysis.lost[0]).toBeLessThan((analysis.lost[1] ?? 0) / 2);
  // what one player gains by a refill the other loses
  for (const { change } of analysis.refills) expect((change[0] ?? 0) + (change[1] ?? 0)).toBeCloseTo(0, 5);
});

test('a loss is named only beyond the noise', () => {
  expect(labelOf(0, 0)).toBe('best');
  expect(labelOf(0.01, 0)).toBe('good');
  expect(labelOf(0.05, 0.01)).toBe('inaccuracy');
  expect(labelOf(0.05, 0.04)).toBe('good');
  expect(labelOf(0.1, 0.01)).toBe('mistake');
  expect(labelOf(0.2, 0.01)).toBe('blunder');
});
