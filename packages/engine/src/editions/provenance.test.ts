import { describe, expect, test } from 'vitest';
import { NEWEST_EDITION, provenanceOf, sourceOf, type Setting } from '../index.ts';

test('there is no rule 3.44, and no rule toString', () => {
  expect(provenanceOf('3.44')).toBeUndefined();
  expect(provenanceOf('toString')).toBeUndefined();
});

describe('figures and rulings', () => {
  const isSetting = (name: string): name is Setting =>
    name === 'openHiring' || Object.hasOwn({ ...NEWEST_EDITION.figures, ...NEWEST_EDITION.rulings }, name);
  const settings = [
    ...Object.keys(NEWEST_EDITION.figures),
    ...Object.keys(NEWEST_EDITION.rulings),
    'openHiring',
  ].filter(isSetting);
  const from = (kind: string): readonly string[] => settings.filter((setting) => sourceOf(setting).from === kind);

  test('each has a rule that there is', () => {
    expect(settings.filter((setting) => provenanceOf(sourceOf(setting).rule) === undefined)).toEqual([]);
    expect(sourceOf('startingMoney')).toEqual({ from: 'printed', rule: '2.1' });
  });

  test('1.9, 1.10, 1.12, 1.14, 1.15, 1.16 figures printed only on the boards are assumed', () => {
    expect(from('assumed')).toEqual([
      'hiringCosts',
      'recruitmentSpaces',
      'florins',
      'prestige',
      'coverTiles',
      'bonusMajority',
      'passingSpots',
    ]);
  });

  test('1.15 the museum majority is printed for four players and assumed for fewer', () => {
    expect(sourceOf('museumMajority')).toEqual({
      from: 'printed',
      rule: '1.15',
      withPlayers: { 2: 'assumed', 3: 'assumed' },
    });
  });

  test('3.4, 4.4, 5.1, 9.2, 9.6, 11.1, 11.3 the languages differ about every ruling', () => {
    expect(from('differ')).toEqual([...Object.keys(NEWEST_EDITION.rulings), 'openHiring']);
    expect(sourceOf('adSlide')).toEqual({ from: 'differ', rule: '9.6' });
  });
});
