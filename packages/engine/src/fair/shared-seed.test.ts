import { expect, test } from 'vitest';
import { joinedSeed, promiseOf, sharedSeed } from './shared-seed.ts';

const SHARES = { secret: '5e'.repeat(32), game: '0192d7a0-0000-7000-8000-000000000001', nonces: ['aa', null, 'cc'] };

test('whatever goes into a seed changes it', () => {
  const seed = sharedSeed(SHARES);
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  const others = [
    { ...SHARES, secret: '5f'.repeat(32) },
    { ...SHARES, game: '0192d7a0-0000-7000-8000-000000000002' },
    { ...SHARES, nonces: ['ab', null, 'cc'] },
    { ...SHARES, nonces: ['aa', 'bb', 'cc'] },
    { ...SHARES, nonces: [null, 'aa', 'cc'] },
    { ...SHARES, nonces: ['cc', null, 'aa'] },
    { ...SHARES, nonces: ['aa', null] },
  ].map(sharedSeed);
  expect(new Set([seed, ...others]).size).toBe(others.length + 1);
  expect(sharedSeed({ ...SHARES })).toBe(seed);
});

test('who joins later changes the seed by seat and nonce', () => {
  const seed = sharedSeed(SHARES);
  const seeds = [
    joinedSeed(seed, 1, 'aa'),
    joinedSeed(seed, 2, 'aa'),
    joinedSeed(seed, 1, 'ab'),
    joinedSeed('00', 1, 'aa'),
  ];
  expect(new Set([seed, ...seeds]).size).toBe(5);
});

test('a promise is the SHA-256 of the bytes', () => {
  expect(promiseOf('00')).toBe('6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d');
  expect(() => promiseOf('0')).toThrow(RangeError);
  expect(() => promiseOf('AA')).toThrow(RangeError);
});
