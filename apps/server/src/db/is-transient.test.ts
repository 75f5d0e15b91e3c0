import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { isTransient } from './is-transient.ts';
import { NoPrimary } from './lineage.ts';

function databaseError(code: string): DatabaseError {
  const error = new DatabaseError('something', 1, 'error');
  error.code = code;
  return error;
}

test.each([
  ['25006', 'a standby takes no writes'],
  ['57P01', 'the server is shutting down'],
  ['57P03', 'the server is starting up'],
  ['53100', 'the disk is full'],
  ['55000', 'recovery is in progress'],
  ['3D000', 'the database is being restored'],
  ['40001', 'two transactions collided'],
])('%s may work later: %s', (code) => {
  expect(isTransient(databaseError(code))).toBe(true);
});

test.each(['23505', '22P02', '42703'])('%s is a bug', (code) => {
  expect(isTransient(databaseError(code))).toBe(false);
});

test('no primary, and lost connections, are transient; a bug is not', () => {
  expect(isTransient(new NoPrimary('the database is a standby'))).toBe(true);
  expect(isTransient(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isTransient(new AggregateError([new Error('connect ECONNREFUSED'), new NoPrimary('none')]))).toBe(true);
  expect(isTransient(new TypeError('undefined is no function'))).toBe(false);
});
