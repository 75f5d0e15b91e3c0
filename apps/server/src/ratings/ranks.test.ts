import { STANDARD_FIGURES } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import type { StoredSeat } from '../play/stored-game.ts';
import { ranksOf } from './ranks.ts';

const seat = (number: number, more: Partial<StoredSeat> = {}): StoredSeat => ({
  seat: number,
  kind: 'human',
  user: `user-${number}`,
  name: 'A',
  bot: null,
  standing: 'playing',
  nonce: null,
  standIn: null,
  arriving: null,
  joinedNonce: null,
  since: null,
  returned: false,
  ...more,
});
const gone = { kind: 'bot', bot: 'level-3', standing: 'resigned' } as const;
const table = {
  rated: true,
  figures: 'standard',
  rulings: null,
  ending: 'played',
  seats: [seat(0), seat(1), seat(2)],
} as const;

test('a completed game ranks by its places', () => {
  expect(ranksOf(table, [2, 1, 3], true)).toStrictEqual([2, 1, 3]);
  expect(ranksOf(table, [1, 1, 3], true)).toStrictEqual([1, 1, 3]);
});

test('a player who left ranks behind all who stayed, even if the bot won', () => {
  const seats = [seat(0), seat(1, gone), seat(2)];
  expect(ranksOf({ ...table, seats }, [3, 1, 2], true)).toStrictEqual([2, 3, 1]);
});

test('without a result those who stayed are tied', () => {
  const seats = [seat(0), seat(1, { standing: 'resigned' })];
  expect(ranksOf({ ...table, ending: 'resigned', seats }, [null, null], true)).toStrictEqual([1, 2]);
  const absent = [seat(0), seat(1), seat(2, { standing: 'absent' })];
  expect(ranksOf({ ...table, ending: 'abandoned', seats: absent }, [null, null, null], true)).toStrictEqual([1, 1, 3]);
});

test.each([
  ['a table opened without ratings', { ...table, rated: false }, true],
  ['a game with changed figures', { ...table, figures: STANDARD_FIGURES }, true],
  ['a game with changed rulings', { ...table, rulings: { withdraw: 'turn', ending: 'after-last-refill' } }, true],
  ['a bot at the table', { ...table, seats: [seat(0), seat(1, { kind: 'bot', user: null })] }, true],
  ['a game that all agreed to end', { ...table, ending: 'agreed' }, true],
  ['a game in which a player never had a turn', table, false],
  ['a game that all players left', { ...table, seats: [seat(0, gone), seat(1, gone)] }, true],
] as const)('%s is not rated', (_, given, haveAllPlayed) => {
  expect(ranksOf(given, [1, 2, 3], haveAllPlayed)).toBeUndefined();
});
