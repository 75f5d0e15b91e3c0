import { STANDARD_FIGURES } from '@la-stanza/engine';
import { describe, expect, test } from 'vitest';
import { OUR_FIGURES, readEdition } from './edition.ts';
import { FIELDS, figureOf, readField, writeField } from './figure-fields.ts';

test('every figure of the engine has a field', () => {
  expect(new Set(FIELDS.map(({ name }) => figureOf(name)))).toEqual(new Set(Object.keys(STANDARD_FIGURES)));
});

test.each(FIELDS)('$name is written and read back unchanged', ({ name }) => {
  const text = writeField(OUR_FIGURES, name);
  expect(text).toMatch(/^\d+( \d+)*$/);
  expect(readField(OUR_FIGURES, name, text)).toEqual({ figures: OUR_FIGURES });
});

describe('what somebody writes', () => {
  test('changes that figure alone', () => {
    expect(readField(OUR_FIGURES, 'hiringCosts', ' 7, 6 5 4 3/2 ')).toEqual({
      figures: { ...STANDARD_FIGURES, hiringCosts: [7, 6, 5, 4, 3, 2] },
    });
    expect(readField(OUR_FIGURES, 'tiles-sail', '4')).toEqual({
      figures: { ...STANDARD_FIGURES, tiles: { ...STANDARD_FIGURES.tiles, sail: 4 } },
    });
    expect(readField(OUR_FIGURES, 'recruitmentSpaces', '5')).toMatchObject({ figures: { recruitmentSpaces: 5 } });
  });

  test('counts spaces from 1, as people do', () => {
    expect(readField(OUR_FIGURES, 'whiteMeeples', '5 10 15')).toEqual({ figures: STANDARD_FIGURES });
  });

  test('is refused where it cannot be played with', () => {
    expect(readField(OUR_FIGURES, 'hiringCosts', 'six')).toBe('not-numbers');
    expect(readField(OUR_FIGURES, 'hiringCosts', '')).toBe('not-numbers');
    expect(readField(OUR_FIGURES, 'hiringCosts', '6 5 4')).toMatchObject({ fault: { code: 'figure-count' } });
    expect(readField(OUR_FIGURES, 'recruitmentSpaces', '9')).toMatchObject({ fault: { code: 'figure-out-of-range' } });
    expect(readField(OUR_FIGURES, 'recruitmentSpaces', '4 4')).toMatchObject({ fault: { code: 'figure-not-whole' } });
  });
});

test('what a device has kept is used only if it can be played with and differs', () => {
  expect(readEdition(undefined)).toBeUndefined();
  expect(readEdition({ hiringCosts: [1] })).toBeUndefined();
  expect(readEdition(STANDARD_FIGURES)).toBeUndefined();
  const own = { ...STANDARD_FIGURES, recruitmentSpaces: 5 };
  expect(readEdition(JSON.parse(JSON.stringify(own)))).toEqual(own);
});
