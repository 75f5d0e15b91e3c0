import { setup } from '../src/search.ts';
import { describe, expect, test } from 'vitest';
import { CHECKED } from '../src/reads/checked.ts';
import { cellAt } from '../src/scoring/majority.ts';
import { STATE_BYTES } from '../src/state/layout.ts';
import { money } from '../src/state/seat-bytes.ts';
import { add, at, peek, poke } from '../src/state/state.ts';
import { numberAt } from '../src/words/number-at.ts';
import { seatOf } from '../src/words/seat.ts';

describe('reads outside of their list fail in tests', () => {
  const state = setup({ players: 2 });

  test('the tests are built with the check', () => {
    expect(CHECKED).toBe(true);
  });

  test('of a position', () => {
    expect(peek(state, STATE_BYTES - 1)).toBe(0);
    expect(() => peek(state, STATE_BYTES)).toThrow(new RangeError(`nothing is at index ${STATE_BYTES}`));
    expect(() => peek(state, -1)).toThrow(RangeError);
    expect(() => money(state, seatOf(4))).toThrow(RangeError);
  });

  test('of lists, bytes and cells', () => {
    expect(numberAt([7, 8], 1)).toBe(8);
    expect(() => numberAt([7, 8], 2)).toThrow('nothing is at index 2');
    expect(at(Uint8Array.of(7, 8), 1)).toBe(8);
    expect(() => at(Uint8Array.of(7, 8), 2)).toThrow('nothing is at index 2');
    expect(cellAt(Int16Array.of(7, -8), 1)).toBe(-8);
    expect(() => cellAt(Int16Array.of(7, -8), 2)).toThrow('nothing is at index 2');
  });

  test('and writes, which would be lost', () => {
    expect(() => poke(state, STATE_BYTES, 1)).toThrow(RangeError);
    expect(() => add(state, STATE_BYTES, 1)).toThrow(RangeError);
    expect(state).toEqual(setup({ players: 2 }));
  });
});
