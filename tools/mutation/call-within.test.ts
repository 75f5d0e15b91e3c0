import { expect, test } from 'vitest';
import { callWithin } from './call-within.ts';

test('a call that returns has ended', async () => {
  expect(await callWithin(() => 1, 1000)).toMatchObject({ ended: true });
});

test('a call that throws has failed with its message', async () => {
  const thrower = (): never => {
    throw new Error('no such tile');
  };
  expect(await callWithin(thrower, 1000)).toMatchObject({ ended: true, failure: 'no such tile' });
});

test('a rejected promise is a failure too', async () => {
  expect(await callWithin(() => Promise.reject(new Error('late')), 1000)).toMatchObject({
    ended: true,
    failure: 'late',
  });
});

test('an endless loop is stopped', async () => {
  const loop = (): never => {
    for (;;);
  };
  expect(await callWithin(loop, 50)).toMatchObject({ ended: false });
});
