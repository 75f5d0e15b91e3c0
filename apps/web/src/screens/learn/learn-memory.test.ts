import { expect, test } from 'vitest';
import { nextLesson, readLearned } from './learn-memory.ts';

test('the lesson that was left comes before the first that is not done', () => {
  expect(nextLesson({ done: [] })).toBe('walk');
  expect(nextLesson({ done: ['walk', 'strength'] })).toBe('hire');
  expect(nextLesson({ done: ['walk'], left: { lesson: 'finale', at: 2, entries: [] } })).toBe('finale');
  expect(nextLesson({ done: ['walk', 'hire', 'strength', 'masterpiece', 'finale'] })).toBeUndefined();
});

test('what was kept is read piece by piece, and strange things are forgotten', () => {
  expect(readLearned(undefined)).toEqual({ done: [], left: undefined });
  expect(readLearned({ done: ['hire', 'nonsense', 'walk'], left: { lesson: 'hire', at: 'two', entries: [] } })).toEqual(
    {
      done: ['walk', 'hire'],
      left: undefined,
    },
  );
  expect(readLearned({ done: 'walk', left: { lesson: 'hire', at: 1, entries: ['start 0', 7] } })).toEqual({
    done: [],
    left: { lesson: 'hire', at: 1, entries: ['start 0'] },
  });
});
