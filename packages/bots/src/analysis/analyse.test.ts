import { newGame, type Replayed, type Step, play } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { handEvaluator } from '../evaluation/hand-evaluator.ts';
import { createAdviser } from '../advice/adviser.ts';
import { createBot } from '../levels.ts';
import { decider, NOBODY } from '../turns/decider.ts';
import { analyse, labelOf, type Analysis } from './analyse.ts';

/** A strong bot on seat 0 plays against the novice. */
function playTurns(turns: number): Replayed {
  const bots = [createBot(3), createBot(1)];
  let game = newGame({ players: 2, seed: '00000042' });
  const steps: Step[] = [];
  for (let move = 0; decider(game.state) !== NOBODY && move < turns; move++) {
    for (const action of bots[decider(game.state)]?.decide(game.state, move).actions ?? []) {
      const next = play(game, action);
      ({ game } = next);
      steps.push(...next.steps);
    }
  }
  return { game, steps };
}

test('an analysis reviews every turn once and finds fewer losses for the stronger player', () => {
  const played = playTurns(30);
  const { game } = played;
  const progress: number[] = [];
  const known: Analysis[] = [];
  const work = { look: 8, tries: 2, simulations: 1 };
  const options = { adviser: createAdviser(handEvaluator), evaluator: handEvaluator, work, seed: 1 };
  const analysis = analyse(played, options, (done, of, soFar) => {
    progress.push(done / of);
    known.push(soFar);
  });
  expect(progress.at(-1)).toBe(1);
  expect(known.at(-1)).toEqual(analysis);
  // what is known after some turns is the beginning of the whole
  for (const { turns } of known) expect(turns).toEqual(analysis.turns.slice(0, turns.length));
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
