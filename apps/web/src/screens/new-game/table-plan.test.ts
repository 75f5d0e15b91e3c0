import { STANDARD_FIGURES } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { botsOf, setupFacts, firstPlan, playersOf, withOptions, withPerson, withSeat } from './table-plan.ts';

test('a first table is one person against two bots', () => {
  expect(playersOf(firstPlan('', false))).toEqual([
    { name: '', colour: 'plum' },
    { name: 'Fiammetta', colour: 'onyx', bot: 'apprentice' },
    { name: 'Ambrogio', colour: 'copper', bot: 'novice' },
  ]);
});

test('a player who typed no name is stored without one, so that the page can name them in any language', () => {
  const plan = withSeat(firstPlan(' Elena ', true), 1, { name: ' ' });
  expect(playersOf(plan).map(({ name }) => name)).toEqual(['Elena', '']);
});

test('a person comes to the first closed seat and leaves again; nobody sits twice', () => {
  const plan = withPerson(firstPlan('', false), 'orsola');
  expect(playersOf(plan).map(({ name }) => name)).toEqual(['', 'Fiammetta', 'Ambrogio', 'Orsola']);
  // the table is full
  expect(withPerson(plan, 'valerio')).toBe(plan);
  const without = withPerson(plan, 'fiammetta');
  expect(playersOf(without).map(({ name }) => name)).toEqual(['', 'Ambrogio', 'Orsola']);
  // Ambrogio now has the place of Fiammetta, and another comes to his
  const moved = withPerson(withPerson(without, 'ambrogio'), 'ambrogio');
  expect(playersOf(moved).map(({ name }) => name)).toEqual(['', 'Ambrogio', 'Orsola']);
  const grown = withSeat(moved, 2, { kind: 'bot' });
  expect(new Set(botsOf(grown.seats).filter((person) => person !== undefined)).size).toBe(3);
});

test('a closed seat is left out and the others keep their colours', () => {
  const plan = withSeat(withSeat(firstPlan('', false), 1, { kind: 'closed' }), 3, { kind: 'human', name: 'Ada' });
  expect(playersOf(plan).map(({ colour }) => colour)).toEqual(['plum', 'copper', 'teal']);
});

test('the level of a bot is kept when the seat changes and becomes a bot again', () => {
  const plan = withSeat(firstPlan('', false), 1, { level: 'novice', kind: 'closed' });
  expect(playersOf(withSeat(plan, 1, { kind: 'bot' }))[1]).toMatchObject({ bot: 'novice' });
});

test('the engine knows what the number of players changes', () => {
  const four = withSeat(firstPlan('', false), 3, { kind: 'bot' });
  expect(setupFacts(four)).toEqual({
    rounds: 4 + STANDARD_FIGURES.extraRounds,
    startingMoney: STANDARD_FIGURES.startingMoney,
  });
  expect(setupFacts(firstPlan('', true))?.startingMoney).toHaveLength(2);
});

test('one player cannot start a game', () => {
  expect(setupFacts(withSeat(firstPlan('', true), 1, { kind: 'closed' }))).toBeUndefined();
});

test('options are changed one by one', () => {
  expect(withOptions(firstPlan('', false), { expert: true }).options).toMatchObject({ expert: true, arranged: false });
});
