import { STANDARD_FIGURES, type Figures } from '@la-stanza/engine';
import { describe, expect, test } from 'vitest';
import { OUR_EDITION, type BoxEdition } from './edition.ts';
import {
  fallback,
  FIELD_NAMES,
  fieldsFor,
  figureOf,
  readField,
  scopeOf,
  writeField,
  type Scope,
} from './figure-fields.ts';

/** The edition after these texts were written into the fields. */
function written(...steps: readonly (readonly [Scope, (typeof FIELD_NAMES)[number], string])[]): BoxEdition {
  return steps.reduce((edition, [scope, name, text]) => {
    const read = readField(edition, scope, name, text);
    if ('fault' in read) throw new Error(JSON.stringify(read.fault));
    return read.edition;
  }, OUR_EDITION);
}

const ours = (figures: Partial<Figures>): BoxEdition => ({
  ...OUR_EDITION,
  figures: { ...STANDARD_FIGURES, ...figures },
});

test('every figure of the engine has a field', () => {
  // the icons are in the fields of their track
  const held = [...FIELD_NAMES.map(figureOf), 'whiteMeeples'];
  expect(new Set(held)).toEqual(new Set(Object.keys(STANDARD_FIGURES)));
});

test.each(FIELD_NAMES)('%s is written and read back unchanged', (name) => {
  const text = writeField(OUR_EDITION, 'any', name);
  expect(text).toMatch(/^\d+\*?( \d+\*?)*$/);
  expect(readField(OUR_EDITION, 'any', name, text)).toEqual({ edition: OUR_EDITION });
});

test('1.15 the museum majority is printed for four players and assumed for fewer', () => {
  const from = (scope: Scope): unknown => fieldsFor(scope).find(({ name }) => name === 'museumMajority')?.from;
  expect([from('any'), from(2), from(3), from(4)]).toEqual(['printed', 'assumed', 'assumed', 'printed']);
  expect([scopeOf('museumMajority'), scopeOf('hiringCosts'), scopeOf('shelf')]).toEqual([2, 'any', 'any']);
});

describe('the text of a field', () => {
  test('changes that figure alone', () => {
    expect(written(['any', 'hiringCosts', ' 7, 6 5 4 3/2 '])).toEqual(ours({ hiringCosts: [7, 6, 5, 4, 3, 2] }));
    expect(written(['any', 'tiles-sail', '4'])).toEqual(ours({ tiles: { ...STANDARD_FIGURES.tiles, sail: 4 } }));
    expect(written(['any', 'recruitmentSpaces', '5'])).toEqual(ours({ recruitmentSpaces: 5 }));
  });

  test('1.12 shows the icons of the money track by a star', () => {
    expect(writeField(OUR_EDITION, 'any', 'florins')).toBe('7 8 9 10 11* 12 13 14 15');
    expect(writeField(OUR_EDITION, 'any', 'prestige')).toBe('1* 3 5 7 9 11* 13 15');
    const moved = written(['any', 'florins', '7 8 9* 10 11 12 13 14 15']);
    expect(moved).toEqual(ours({ whiteMeeples: [2, 9, 14] }));
    expect(readField(OUR_EDITION, 'any', 'discs', '8*')).toEqual({ fault: { code: 'not-numbers' } });
  });

  test('1.12 changes track and icons together', () => {
    const florins = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
    const longer = ours({ florins, whiteMeeples: [5, 10, 15] });
    expect(written(['any', 'florins', '6 7 8 9 10 11* 12 13 14 15'])).toEqual(longer);
    // an icon stays on its number also where no star is written
    expect(written(['any', 'florins', '6 7 8 9 10 11 12 13 14 15'])).toEqual(longer);
    expect(written(['any', 'florins', '7 9 10'])).toEqual(ours({ florins: [7, 9, 10], whiteMeeples: [3, 8] }));
    expect(written([2, 'prestige', '2 3* 11*']).withPlayers).toEqual({
      2: { prestige: [2, 3, 11], whiteMeeples: [4, 10, 11] },
    });
  });

  test('is refused where it is not valid', () => {
    const fault = (name: (typeof FIELD_NAMES)[number], text: string): unknown => {
      const read = readField(OUR_EDITION, 'any', name, text);
      return 'fault' in read ? read.fault : undefined;
    };
    expect(fault('hiringCosts', 'six')).toEqual({ code: 'not-numbers' });
    expect(fault('hiringCosts', '')).toEqual({ code: 'not-numbers' });
    expect(fault('recruitmentSpaces', '4 4')).toEqual({ code: 'not-one-number' });
    expect(fault('hiringCosts', '6 5 4')).toMatchObject({ fault: { code: 'figure-count', least: 6, most: 6 } });
    expect(fault('recruitmentSpaces', '9')).toMatchObject({ fault: { code: 'figure-out-of-range' } });
    expect(fault('florins', '9 8 7')).toMatchObject({ fault: { code: 'figure-falls', figure: 'florins' } });
    expect(fault('prestige', '1 3 5 7 9 11 13 12')).toMatchObject({ fault: { code: 'figure-falls' } });
    expect(fault('coverTiles', '1 1 1')).toMatchObject({ fault: { code: 'figure-total', least: 5 } });
  });
});

describe('1.18 figures for a number of players', () => {
  test('leave those of other tables alone', () => {
    const own = written([2, 'hiringCosts', '7 6 5 4 3 2']);
    expect(own).toEqual({ ...OUR_EDITION, withPlayers: { 2: { hiringCosts: [7, 6, 5, 4, 3, 2] } } });
    expect(writeField(own, 2, 'hiringCosts')).toBe('7 6 5 4 3 2');
    expect(writeField(own, 3, 'hiringCosts')).toBe('6 5 4 3 2 1');
  });

  test('that are the same as for any number are not kept apart', () => {
    expect(written([2, 'discs', '9'], [2, 'discs', '8'])).toEqual(OUR_EDITION);
  });

  test('follow a change for any number where they were the same', () => {
    const own = written([2, 'tiles-sail', '5'], ['any', 'tiles-lead', '9'], ['any', 'tiles-sail', '4']);
    expect([writeField(own, 2, 'tiles-lead'), writeField(own, 2, 'tiles-sail')]).toEqual(['9', '5']);
    expect([writeField(own, 4, 'tiles-lead'), writeField(own, 4, 'tiles-sail')]).toEqual(['9', '4']);
  });

  test('are undone to those for any number', () => {
    const own = written(['any', 'discs', '9'], [3, 'discs', '7']);
    expect(fallback(own, 3, 'discs')).toBe('9');
    expect(fallback(own, 'any', 'discs')).toBe('8');
    expect(fallback(written([3, 'discs', '7']), 3, 'discs')).toBe('8');
  });
});
