import { expect, test } from 'vitest';
import { nextLesson, readLearned } from './learn-memory.ts';

test('an unfinished lesson comes before the first that is not done', () => {
  expect(nextLesson({ done: [] })).toBe('game');
  expect(nextLesson({ done: ['game'] })).toBe('walk');
  expect(nextLesson({ done: ['game', 'walk', 'strength'] })).toBe('hire');
  expect(nextLesson({ done: ['walk'], left: { lesson: 'finale', at: 2, entries: [] } })).toBe('finale');
  expect(nextLesson({ done: ['game', 'walk', 'hire', 'strength', 'masterpiece', 'finale'] })).toBeUndefined();
});

test('stored state is validated field by field, and unknown values are dropped', () => {
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
