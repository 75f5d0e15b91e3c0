import { expect, test } from 'vitest';
import { LEVELS } from '../levels.ts';
import { BOT_PEOPLE, BOT_PERSONS, botPerson } from './bot-people.ts';

const PLACES = [0, 1, 2, 3];

test('no two bots at a table are the same person, whatever their levels', () => {
  const places = PLACES.map((place) => new Set(LEVELS.map((level) => botPerson(place, level))));
  const everywhere = places.flatMap((people) => [...people]);
  expect(new Set(everywhere).size).toBe(everywhere.length);
});

test('all six are listed', () => {
  expect(BOT_PERSONS.toSorted()).toEqual(Object.keys(BOT_PEOPLE).toSorted());
});

test('each of the six sits at some place', () => {
  const coming = PLACES.flatMap((place) => LEVELS.map((level) => botPerson(place, level)));
  expect(new Set(coming).size).toBe(Object.keys(BOT_PEOPLE).length);
});
