import { describe, expect, test } from 'vitest';
import { PositionReader } from './position-reader.ts';

const reading = (fields = ''): PositionReader => new PositionReader(fields);

describe('fields', () => {
  test('come in order, each with its name', () => {
    const reader = reading('one:1 two:b:c');
    expect([reader.take('one'), reader.take('two')]).toEqual(['1', 'b:c']);
    reader.finish();
    expect(reader.fault).toBeUndefined();
  });

  test('another name, or none, is the fault, and reads as empty', () => {
    const other = reading('two:2');
    expect(other.take('one')).toBe('');
    expect(other.fault).toEqual({ code: 'field-expected', field: 'one', found: 'two:2' });
    const none = reading('one:1');
    none.take('one');
    expect(none.take('two')).toBe('');
    expect(none.fault).toEqual({ code: 'field-expected', field: 'two', found: '' });
  });

  test('one too many is the fault; the first fault stays', () => {
    const reader = reading('one:1 two:2');
    reader.take('one');
    reader.finish();
    reader.unreadable('three', '3');
    expect(reader.fault).toEqual({ code: 'field-left-over', found: 'two:2' });
  });
});

describe('numbers', () => {
  test('within their limits are read', () => {
    const reader = reading();
    expect([reader.number('n', '2', 2, 5), reader.number('n', '5', 2, 5)]).toEqual([2, 5]);
    expect(reader.numbers('n', '0.3', [4, 3])).toEqual([0, 3]);
    expect(reader.fault).toBeUndefined();
  });

  test.each([
    ['1', { code: 'out-of-range', field: 'n', value: 1, least: 2, most: 5 }],
    ['6', { code: 'out-of-range', field: 'n', value: 6, least: 2, most: 5 }],
    ['x', { code: 'field-unreadable', field: 'n', text: 'x' }],
    ['', { code: 'field-unreadable', field: 'n', text: '' }],
  ])('%s is refused and reads as the least', (text, fault) => {
    const reader = reading();
    expect(reader.number('n', text, 2, 5)).toBe(2);
    expect(reader.fault).toEqual(fault);
  });

  test('as many as there are limits', () => {
    const reader = reading();
    expect(reader.parts('n', '1.2', '.', 3)).toEqual(['', '', '']);
    expect(reader.fault).toEqual({ code: 'field-unreadable', field: 'n', text: '1.2' });
  });
});

describe('tiles', () => {
  test('a row holds a tile or a dot for every space', () => {
    const reader = reading();
    expect(reader.row('ring', 'c1.', 2)).toEqual(['c1', '.']);
    expect(reader.fault).toBeUndefined();
    expect(reader.tileOrEmpty('ring', '.', 2)).toBe(-1);
  });

  test.each(['c1', 'c1..', 'c1 .', ''])('“%s” is no row of two', (text) => {
    const reader = reading();
    expect(reader.row('ring', text, 2)).toEqual(['.', '.']);
    expect(reader.fault).toEqual({ code: 'field-unreadable', field: 'ring', text });
  });

  test('a set is a list of tiles, or a dash', () => {
    const reader = reading();
    expect(reader.tiles('pile', '-', 2)).toEqual([]);
    expect(reader.tiles('pile', 'c1c2', 2)).toEqual([reader.tile('pile', 'c1', 2), reader.tile('pile', 'c2', 2)]);
    expect(reader.fault).toBeUndefined();
  });

  test.each(['', 'c1 c2', '+c1'])('“%s” is no set', (text) => {
    const reader = reading();
    expect(reader.tiles('pile', text, 2)).toEqual([]);
    expect(reader.fault).toEqual({ code: 'field-unreadable', field: 'pile', text });
  });

  test('one that is not in a game of so many players is unknown', () => {
    const reader = reading();
    expect(reader.tile('pile', 'Z9', 2)).toBe(-1);
    expect(reader.fault).toEqual({ code: 'tile-unknown', field: 'pile', tile: 'Z9' });
  });
});
