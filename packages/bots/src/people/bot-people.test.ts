import { expect, test } from 'vitest';
import { LEVELS } from '../levels.ts';
import { BOT_PEOPLE, botPerson } from './bot-people.ts';

const PLACES = [0, 1, 2, 3];

test('no two bots of a table are the same person, whatever their levels', () => {
  const places = PLACES.map((place) => new Set(LEVELS.map((level) => botPerson(place, level))));
  const everywhere = places.flatMap((people) => [...people]);
  expect(new Set(everywhere).size).toBe(everywhere.length);
});

test('each of the six comes to some place', () => {
  const coming = PLACES.flatMap((place) => LEVELS.map((level) => botPerson(place, level)));
  expect(new Set(coming).size).toBe(Object.keys(BOT_PEOPLE).length);
});
