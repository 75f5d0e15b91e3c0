import { describe, expect, test } from 'vitest';
import { iconSpaces, printedIcons, STANDARD_FIGURES } from '../index.ts';

describe('1.12 white-meeple icons', () => {
  const ICONS = { florins: [11], prestige: [1, 11] };

  test('1.12 are printed on ƒ11, 1 PP and 11 PP', () => {
    expect(printedIcons(STANDARD_FIGURES)).toEqual(ICONS);
    expect(iconSpaces(STANDARD_FIGURES, ICONS)).toEqual(STANDARD_FIGURES.whiteMeeples);
  });

  test('1.12 stay on their numbers when the track is another one', () => {
    const track = { florins: [6, 8, 10, 11, 13, 15], prestige: [1, 2, 4, 7, 11] };
    expect(iconSpaces(track, ICONS)).toEqual([3, 6, 10]);
    const figures = { ...STANDARD_FIGURES, ...track, whiteMeeples: iconSpaces(track, ICONS) };
    expect(printedIcons(figures)).toEqual(ICONS);
  });

  test('1.12 whose number is not on the track are nowhere', () => {
    expect(iconSpaces({ florins: [7, 9], prestige: [1] }, ICONS)).toEqual([2]);
    expect(iconSpaces({ florins: [11], prestige: [] }, { florins: [11, 11], prestige: [] })).toEqual([0]);
  });
});
