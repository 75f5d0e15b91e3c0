import { type GameRecord, newGame } from '@la-stanza/engine';
import { promiseOf, sharedSeed } from '@la-stanza/engine/fair';
import { describe, expect, test } from 'vitest';
import { TABLE } from '../screens/online/kit/sit-down.ts';
import { checkRecord, checkTable } from './check-deal.ts';

const SECRET = '5e'.repeat(32);
const NONCES = ['a1'.repeat(32), 'b2'.repeat(32)];
const PROMISE = promiseOf(SECRET);
const HASHES = NONCES.map(promiseOf);
const SHARES = { game: TABLE.game, promise: PROMISE, nonces: NONCES, secret: SECRET };
const SEED = sharedSeed(SHARES);

const table = {
  ...TABLE,
  promise: PROMISE,
  seats: TABLE.seats.map((seat, index) => ({ ...seat, share: HASHES[index] ?? null })),
};
const known = { nonce: NONCES[0] ?? '', promise: PROMISE, shares: HASHES };

/** The beginning of a game: what is checked is the same as at its end. */
function dealtRecord(): GameRecord {
  return { ...newGame({ players: 2, shares: SHARES, seed: SEED }).record, seed: SEED };
}
const record = dealtRecord();
const { entries } = record;

describe('the table', () => {
  test('a promise is a promise, from the opening on', () => {
    expect(checkTable({ ...table, status: 'open' }, {})).toEqual({ kind: 'promised' });
    expect(checkTable(table, known)).toEqual({ kind: 'promised' });
  });

  test('without a promise, or where a player added nothing, nothing is proven', () => {
    expect(checkTable({ ...table, promise: null }, known)).toEqual({ kind: 'unproven' });
    const seats = table.seats.map((seat) => ({ ...seat, share: seat.seat === 1 ? null : seat.share }));
    expect(checkTable({ ...table, seats }, { nonce: NONCES[0] ?? '' })).toEqual({ kind: 'unproven' });
  });

  test('a bot adds nothing, and nobody expects it to', () => {
    const seats = table.seats.map((seat) =>
      seat.seat === 1 ? { ...seat, kind: 'bot' as const, user: null, share: null } : seat,
    );
    expect(checkTable({ ...table, seats }, { nonce: NONCES[0] ?? '' })).toEqual({ kind: 'promised' });
  });

  test('a promise, a share or the own part that changes is found while the game runs', () => {
    const other = { ...table, promise: promiseOf('00') };
    expect(checkTable(other, known)).toEqual({ kind: 'broken', fault: { code: 'other-promise' } });
    expect(checkTable({ ...other, status: 'open' }, known)).toMatchObject({ kind: 'broken' });
    const seats = table.seats.map((seat) => ({ ...seat, share: seat.seat === 1 ? (HASHES[0] ?? null) : seat.share }));
    expect(checkTable({ ...table, seats }, known)).toEqual({ kind: 'broken', fault: { code: 'other-share', seat: 1 } });
    const { shares: _, ...early } = known;
    const left = table.seats.map((seat) => ({ ...seat, share: HASHES[1] ?? null }));
    expect(checkTable({ ...table, seats: left }, early)).toEqual({ kind: 'broken', fault: { code: 'not-shared' } });
  });
});

describe('the record', () => {
  test('one that keeps every promise proves the deal', () => {
    expect(checkRecord(table, record, entries, known)).toMatchObject({
      kind: 'proven',
      replayed: { game: { fair: 'verified' } },
    });
  });

  test.each([
    ['nothing at all', undefined, 'not-a-record'],
    ['another seed', { ...record, seed: '00'.repeat(32) }, 'commitment-mismatch'],
    ['another game', { ...record, shares: { ...SHARES, game: 'another' } }, 'seed-mismatch'],
    ['no secret', { ...record, seed: undefined, shares: { ...SHARES, secret: undefined } }, 'field-malformed'],
    ['no seed', { ...record, seed: undefined }, 'not-revealed'],
    ['another entry', { ...record, entries: entries.slice(0, -1) }, 'other-entry'],
  ])('%s raises the alarm', (_, shown, code) => {
    expect(checkRecord(table, shown, entries, known)).toMatchObject({ kind: 'broken', fault: { code } });
  });

  test('where a player added nothing, a record that is right proves nothing', () => {
    const seats = table.seats.map((seat) => ({ ...seat, share: seat.seat === 1 ? null : seat.share }));
    const nonces = [NONCES[0] ?? '', null];
    const seed = sharedSeed({ ...SHARES, nonces });
    const shown = { ...newGame({ players: 2, shares: { ...SHARES, nonces }, seed }).record, seed };
    const seen = { nonce: NONCES[0] ?? '', promise: PROMISE };
    expect(checkRecord({ ...table, seats }, shown, shown.entries, seen)).toEqual({ kind: 'unproven' });
  });
});
