import { legal, toAct } from '../../src/search.ts';
import { expect, test } from 'vitest';
import { view } from '../../src/index.ts';
import { legalTexts, playAll, position } from './position.ts';

test('a described position holds what was asked for and keeps every tile once', () => {
  const state = position({
    ring: { 3: 'arts', 5: 'c0', 7: 'arts', 10: 'arts', 13: 'arts' },
    seats: { 0: { recruits: ['discoveries', 'arts'], money: 9, figurine: 1 } },
  });
  const { ring, seats, pile } = view(state);
  expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'walk' });
  expect(ring.flatMap(({ tile, space }) => (tile === null ? [] : [`${space} ${tile.discipline}`]))).toEqual([
    '3 arts',
    '5 discoveries',
    '7 arts',
    '10 arts',
    '13 arts',
  ]);
  expect(seats[0]?.recruits.map((tile) => tile?.discipline ?? null)).toEqual(['discoveries', 'arts', null, null]);
  expect(pile.draw.length + pile.discard.length).toBe(40 - 7);
  playAll(state, 'land 3', 'pass');
  expect(legalTexts(legal(state))).toContain('land 5');
});
