import { expect, test } from 'vitest';
import { DISCIPLINES } from '../discipline.ts';
import { CHARACTERS, lookOf, STARTERS, type Person } from './cast.ts';

const silhouette = (person: Person): string => {
  const { hat, hair, beard, garment } = lookOf(person);
  return [hat, hair, beard, garment].join(' ');
};

test('forty characters, eight per discipline in the order of the tiles (rule 1.3)', () => {
  const expected = DISCIPLINES.flatMap((discipline) => Array.from({ length: 8 }, () => discipline));
  expect(CHARACTERS.map((person) => lookOf(person).discipline)).toEqual(expected);
});

test('twenty starters, one of each discipline per seat (rule 1.3)', () => {
  const expected = Array.from({ length: 4 }, () => DISCIPLINES).flat();
  expect(STARTERS.map((person) => lookOf(person).discipline)).toEqual(expected);
});

test.each(DISCIPLINES)('in %s no two people share hat, hair, beard and garment', (discipline) => {
  const silhouettes = [...CHARACTERS, ...STARTERS]
    .filter((person) => lookOf(person).discipline === discipline)
    .map(silhouette);
  expect(silhouettes).toHaveLength(12);
  expect(new Set(silhouettes).size).toBe(12);
});
