import { expect, test } from 'vitest';
import { counted, NO_EVENING, readEvenings, withTold } from './campaign-memory.ts';

const LOST = [false, true, false];
const WON = [true, false, true];
const HARDLY = [true, false, false];

test('the best try stays, whatever follows', () => {
  const first = counted({ ...NO_EVENING, game: 'a' }, { reached: LOST, own: 20, other: 31 });
  expect(first).toEqual({ stars: 0, reached: LOST, tries: 1, own: 20, other: 31, game: undefined });
  const won = counted(first, { reached: WON, own: 40, other: 35 });
  const worse = counted(won, { reached: HARDLY, own: 60, other: 20 });
  expect(worse).toMatchObject({ stars: 2, reached: WON, tries: 3, own: 40, other: 35 });
  expect(counted(worse, { reached: WON, own: 45, other: 30 })).toMatchObject({ own: 45, other: 30, tries: 4 });
});

test('what cannot be an evening is dropped, and stars are counted anew', () => {
  const kept = {
    3: { stars: 9, reached: WON, tries: 2, own: 30, other: 20 },
    4: { tries: -1 },
    5: 'won',
    99: { reached: WON, tries: 1 },
  };
  expect(readEvenings(kept)).toEqual({ 3: { stars: 2, reached: WON, tries: 2, own: 30, other: 20, game: undefined } });
  expect(readEvenings(null)).toEqual({});
});

test('what another device has reached counts here too, and its tries only once', () => {
  const here = { 3: { ...NO_EVENING, stars: 1, reached: HARDLY, tries: 4, own: 30, other: 29, game: 'a' } };
  const told = [
    { person: 3, reached: WON, own: 40, other: 35, tries: 2 },
    { person: 5, reached: LOST, own: 20, other: 31, tries: 1 },
  ];
  const both = withTold(here, told);
  expect(both[3]).toEqual({ stars: 2, reached: WON, tries: 4, own: 40, other: 35, game: 'a' });
  expect(both[5]).toMatchObject({ stars: 0, tries: 1, own: 20 });
  expect(withTold(both, told)).toEqual(both);
});
