import { expect, test } from 'vitest';
import { ALL_GAMES, queryOf } from './sought-games.ts';

test('empty fields ask for nothing', () => {
  expect(queryOf({ ...ALL_GAMES, opponent: '  ' })).toEqual({});
});

test('the first and the last day belong to the games looked for', () => {
  const { since, until } = queryOf({ opponent: ' Ada ', since: '2026-11-01', until: '2026-11-01' });
  expect(since).toBe(new Date(2026, 10, 1).getTime());
  expect(until).toBe(new Date(2026, 10, 2).getTime());
  expect(queryOf({ ...ALL_GAMES, opponent: ' Ada ' })).toEqual({ opponent: 'Ada' });
});
