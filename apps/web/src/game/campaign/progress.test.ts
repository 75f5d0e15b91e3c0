import { expect, test } from 'vitest';
import { NO_EVENING, type Evening } from './campaign-memory.ts';
import { closedBy, nextPerson, peopleOf, roomOf, starsIn } from './progress.ts';

const won = (...stars: readonly number[]): Record<number, Evening> =>
  Object.fromEntries(stars.map((count, person) => [person, { ...NO_EVENING, tries: 1, stars: count }]));

test('a win opens the next person of the room', () => {
  expect(closedBy({}, 0)).toBeUndefined();
  expect(closedBy({}, 1)).toEqual({ by: 'person', person: 0 });
  expect(closedBy(won(1), 1)).toBeUndefined();
  expect(nextPerson(won(1))).toBe(1);
});

test('nine stars open the next room', () => {
  expect(closedBy(won(3, 3, 2), 8)).toEqual({ by: 'room', room: 'discoveries' });
  expect(closedBy(won(3, 3, 3), 8)).toBeUndefined();
  expect(nextPerson(won(3, 3, 3))).toBe(3);
});

test('every room has eight', () => {
  expect(peopleOf('politics')).toEqual([32, 33, 34, 35, 36, 37, 38, 39]);
  expect(roomOf(16)).toBe('religion');
  expect(starsIn(won(3, 1, 2), [0, 2, 5])).toBe(5);
});
