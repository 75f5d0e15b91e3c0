import { advance, dealer, type Replayed, type Step } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { handEvaluator } from '../evaluation/hand-evaluator.ts';
import { createAdviser } from '../advice/adviser.ts';
import { createBot } from '../levels.ts';
import { openGame } from '../table/open-game.ts';
import { decider, NOBODY } from '../turns/decider.ts';
import { analyse, labelOf } from './analyse.ts';

/** A strong bot on seat 0 plays against the novice. */
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

test('an analysis reviews every turn once and finds fewer losses for the stronger player', () => {
  const played = playTurns(30);
  const { game } = played;
  const progress: number[] = [];
  const work = { look: 8, tries: 2, simulations: 1 };
  const options = { adviser: createAdviser(handEvaluator), evaluator: handEvaluator, work, seed: 1 };
  const analysis = analyse(played, options, (done, of) => progress.push(done / of));
  expect(progress.at(-1)).toBe(1);
  expect(analysis.turns).toHaveLength(30);
  expect(analysis.turns.flatMap((turn) => turn.played)).toEqual(
    game.line.filter((entry) => entry.seat !== 'chance').map((entry) => entry.action),
  );
  expect(analysis.lost[0]).toBeLessThan((analysis.lost[1] ?? 0) / 2);
  for (const { best, label, gains } of analysis.turns) {
    expect(label === 'good' || best !== undefined).toBe(true);
    expect(best !== undefined || gains.length === 0).toBe(true);
  }
  // what one player gains by a refill, the other loses
  for (const { change } of analysis.refills) expect((change[0] ?? 0) + (change[1] ?? 0)).toBeCloseTo(0, 5);
});

test('a loss gets a label only beyond the noise', () => {
  expect(labelOf(0, 0)).toBe('good');
  expect(labelOf(0.01, 0)).toBe('good');
  expect(labelOf(0.06, 0.01)).toBe('inaccuracy');
  expect(labelOf(0.06, 0.04)).toBe('good');
  expect(labelOf(0.11, 0.01)).toBe('mistake');
  expect(labelOf(0.2, 0.01)).toBe('blunder');
});
