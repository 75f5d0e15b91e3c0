import { STANDARD_FIGURES } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { factsOf, firstPlan, playersOf, withOptions, withSeat } from './table-plan.ts';

test('a first table is one person against two bots', () => {
  expect(playersOf(firstPlan('', false))).toEqual([
    { name: '', colour: 'plum' },
    { name: 'Fiammetta', colour: 'onyx', bot: 'apprentice' },
    { name: 'Ambrogio', colour: 'copper', bot: 'novice' },
  ]);
});

test('whoever types no name is kept without one, for the language of the day to name', () => {
  const plan = withSeat(firstPlan(' Elena ', true), 1, { name: ' ' });
  expect(playersOf(plan).map(({ name }) => name)).toEqual(['Elena', '']);
});

test('a closed seat is left out and the others keep their colours', () => {
  const plan = withSeat(withSeat(firstPlan('', false), 1, { kind: 'closed' }), 3, { kind: 'human', name: 'Ada' });
  expect(playersOf(plan).map(({ colour }) => colour)).toEqual(['plum', 'copper', 'teal']);
});

test('what was chosen for a bot is still there when the seat becomes a bot again', () => {
  const plan = withSeat(firstPlan('', false), 1, { level: 'novice', kind: 'closed' });
  expect(playersOf(withSeat(plan, 1, { kind: 'bot' }))[1]).toMatchObject({ bot: 'novice' });
});

test('the engine says what the number of players changes', () => {
  const four = withSeat(firstPlan('', false), 3, { kind: 'bot' });
  expect(factsOf(four)).toEqual({
    rounds: 4 + STANDARD_FIGURES.extraRounds,
    startingMoney: STANDARD_FIGURES.startingMoney,
  });
  expect(factsOf(firstPlan('', true))?.startingMoney).toHaveLength(2);
});

test('one player is no table', () => {
  expect(factsOf(withSeat(firstPlan('', true), 1, { kind: 'closed' }))).toBeUndefined();
});

test('options are changed one by one', () => {
  expect(withOptions(firstPlan('', false), { expert: true }).options).toMatchObject({ expert: true, arranged: false });
});
