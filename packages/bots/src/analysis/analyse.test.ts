import {
  ACTIONS,
  apply,
  dealer,
  ENGINE_VERSION,
  RECORD_FORMAT,
  replay,
  setup,
  STANDARD_OPTIONS,
  type GameRecord,
} from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { handEvaluator } from '../evaluation/hand-evaluator.ts';
import { createBot } from '../levels.ts';
import { CHANCE, decider, NOBODY } from '../turns/decider.ts';
import { analyse, labelOf } from './analyse.ts';

/** A game of a strong bot on seat 0 against the novice, as its record. */
function playRecord(turns: number): GameRecord {
  const state = setup({ players: 2 });
  const bank = dealer('00000042');
  const bots = [createBot(3), createBot(1)];
  const entries: string[] = [];
  for (let move = 0; decider(state) !== NOBODY && move < turns;) {
    const seat = decider(state);
    const actions = seat === CHANCE ? [bank.deal(state)] : (bots[seat]?.decide(state, move++).actions ?? []);
    for (const action of actions) {
      entries.push(ACTIONS[action]?.text ?? '');
      apply(state, action);
    }
  }
  const options = STANDARD_OPTIONS;
  return { format: RECORD_FORMAT, engine: ENGINE_VERSION, players: 2, options, figures: 'standard', entries };
}

test('an analysis finds fewer losses on the side of the stronger player, and every turn once', () => {
  const replayed = replay(playRecord(30));
  if ('fault' in replayed) throw new Error(replayed.fault.code);
  const { game } = replayed;
  const progress: number[] = [];
  const options = { bot: createBot(3), evaluator: handEvaluator, simulations: 1, seed: 1 };
  const analysis = analyse(game, options, (done, of) => progress.push(done / of));
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
