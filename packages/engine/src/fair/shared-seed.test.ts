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

test('a seed is the SHA-256 of its parts between strokes, so that anybody can make it again', () => {
  const seed = sharedSeed(SHARES);
  expect(seed).toBe('fa0c64767d7f60b698215fcbea1b055a4f79dc608d1d5c98e8fb3d68f6e83fe0');
  expect(joinedSeed(seed, 1, 'aa')).toBe('a3aaa82cbf1f0455d02380a6fe75f8e863bc3ec034f449dd1db1d85f08287cf1');
});

test('a promise is the SHA-256 of the bytes', () => {
  expect(promiseOf('00')).toBe('6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d');
  expect(() => promiseOf('0')).toThrow(/hexadecimal/);
  expect(() => promiseOf('AA')).toThrow(RangeError);
});
