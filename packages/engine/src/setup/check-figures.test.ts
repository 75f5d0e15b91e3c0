import { describe, expect, test } from 'vitest';
import { checkFigures, STANDARD_FIGURES, type Figures } from '../index.ts';

const faultOf = (value: unknown) => {
  const checked = checkFigures(value);
  return 'fault' in checked ? checked.fault : undefined;
};
const changed = (change: Partial<Record<keyof Figures, unknown>>) => faultOf({ ...STANDARD_FIGURES, ...change });
const outOfRange = (figure: string, least: number, most: number) => ({
  code: 'figure-out-of-range',
  figure,
  least,
  most,
});
const times = (count: number, value: number): number[] => Array.from({ length: count }, () => value);

describe('form', () => {
  test.each([undefined, null, 'standard', 3, [], [STANDARD_FIGURES]])('%j is no set of figures', (value) => {
    expect(faultOf(value)).toEqual({ code: 'figure-missing', figure: 'hiringCosts', least: 0, most: 0 });
  });

  test('a missing or unknown figure is named', () => {
    const { discs: _, ...without } = STANDARD_FIGURES;
    expect(faultOf(without)).toEqual({ code: 'figure-missing', figure: 'discs', least: 0, most: 0 });
    expect(faultOf({ ...STANDARD_FIGURES, dice: 2 })).toEqual({
      code: 'figure-unknown',
      figure: 'dice',
      least: 0,
      most: 0,
    });
  });

  test('groups are checked name by name', () => {
    const { lead: _, ...withoutLead } = STANDARD_FIGURES.tiles;
    expect(changed({ tiles: withoutLead })).toMatchObject({ code: 'figure-missing', figure: 'tiles.lead' });
    expect(changed({ tiles: { ...STANDARD_FIGURES.tiles, joker: 1 } })).toMatchObject({
      code: 'figure-unknown',
      figure: 'tiles.joker',
    });
    expect(changed({ tiles: 4 })).toMatchObject({ code: 'figure-missing', figure: 'tiles.florins' });
    expect(changed({ bookPrestige: [] })).toMatchObject({ code: 'figure-missing', figure: 'bookPrestige.discoveries' });
    const books = { ...STANDARD_FIGURES.bookPrestige, literature: [0, 0, 0, 0] };
    expect(changed({ bookPrestige: books })).toMatchObject({
      code: 'figure-unknown',
      figure: 'bookPrestige.literature',
    });
  });

  test('numbers must be whole', () => {
    expect(changed({ discs: 7.5 })).toEqual({ code: 'figure-not-whole', figure: 'discs', least: 1, most: 99 });
    expect(changed({ steps: '4' })).toEqual({ code: 'figure-not-whole', figure: 'steps', least: 2, most: 15 });
    expect(changed({ finalTurns: Number.NaN })).toMatchObject({ code: 'figure-not-whole', figure: 'finalTurns' });
    expect(changed({ florins: [7, null] })).toEqual({
      code: 'figure-not-whole',
      figure: 'florins',
      least: 0,
      most: 60,
    });
  });
});

describe('bounds of single numbers', () => {
  test.each([
    ['1.10', 'recruitmentSpaces', 1, 6],
    ['1.7', 'meeplesPerColour', 4, 99],
    ['7.2', 'meepleLimit', 4, 99],
    ['1.8', 'discs', 1, 99],
    ['3.2', 'steps', 2, 15],
    ['2.8', 'extraRounds', 0, 20],
    ['11.2', 'finalTurns', 1, 9],
    ['8.2', 'flipPenalty', 0, 99],
    ['5.2', 'bookSail', 0, 40],
  ] as const)('%s %s may be %i to %i', (_, figure, least, most) => {
    expect(changed({ [figure]: least })).toBeUndefined();
    expect(changed({ [figure]: most })).toBeUndefined();
    expect(changed({ [figure]: least - 1 })).toEqual(outOfRange(figure, least, most));
    expect(changed({ [figure]: most + 1 })).toEqual(outOfRange(figure, least, most));
  });

  test.each([
    'florins',
    'sail',
    'florinsPerBook',
    'strengthPrice',
    'lead',
    'tiedLead',
    'artwork',
    'perWorker',
  ] as const)('9.6 the %s of the tiles may be 0 to 10', (name) => {
    const tiles = (value: number) => changed({ tiles: { ...STANDARD_FIGURES.tiles, [name]: value } });
    expect([tiles(0), tiles(10)]).toEqual([undefined, undefined]);
    expect(tiles(-1)).toEqual(outOfRange(`tiles.${name}`, 0, 10));
    expect(tiles(11)).toEqual(outOfRange(`tiles.${name}`, 0, 10));
  });
});

describe('bounds of lists', () => {
  test.each([
    ['1.9', 'hiringCosts', 6, 0, 99],
    ['1.13', 'masterpieceStrength', 4, 1, 99],
    ['1.13', 'masterpiecePrestige', 4, 0, 99],
    ['1.15', 'museumMajority', 4, 0, 99],
    ['1.15', 'bonusMajority', 4, 0, 99],
    ['1.16', 'passingSpots', 4, 0, 99],
    ['2.1', 'startingMoney', 4, 0, 60],
    ['1.5', 'artworkValues', 3, 0, 99],
    ['9.2', 'artsConditions', 3, 0, 99],
  ] as const)('%s %s has %i numbers of %i to %i', (_, figure, count, least, most) => {
    expect(changed({ [figure]: times(count, least) })).toBeUndefined();
    expect(changed({ [figure]: times(count, most) })).toBeUndefined();
    expect(changed({ [figure]: [...times(count - 1, least), least - 1] })).toEqual(outOfRange(figure, least, most));
    expect(changed({ [figure]: [most + 1, ...times(count - 1, most)] })).toEqual(outOfRange(figure, least, most));
    const wrongCount = { code: 'figure-count', figure, least: count, most: count };
    expect(changed({ [figure]: times(count - 1, most) })).toEqual(wrongCount);
    expect(changed({ [figure]: times(count + 1, most) })).toEqual(wrongCount);
    expect(changed({ [figure]: count })).toEqual(wrongCount);
  });

  test('5.2 every row of books has four numbers', () => {
    const row = (arts: unknown) => changed({ bookPrestige: { ...STANDARD_FIGURES.bookPrestige, arts } });
    expect(row([0, 0, 99, 0])).toBeUndefined();
    expect(row([0, 0, 0])).toEqual({ code: 'figure-count', figure: 'bookPrestige.arts', least: 4, most: 4 });
    expect(row([0, 0, 0, 100])).toEqual(outOfRange('bookPrestige.arts', 0, 99));
  });

  test('1.12 florins 1 to 40 spaces, prestige none to 40, at most ƒ60', () => {
    const icons = { whiteMeeples: [] };
    expect(changed({ florins: [60], ...icons })).toBeUndefined();
    expect(changed({ florins: times(40, 0), prestige: times(40, 99) })).toBeUndefined();
    expect(changed({ prestige: [], ...icons })).toBeUndefined();
    expect(changed({ florins: [] })).toEqual({ code: 'figure-count', figure: 'florins', least: 1, most: 40 });
    expect(changed({ florins: times(41, 1) })).toEqual({ code: 'figure-count', figure: 'florins', least: 1, most: 40 });
    expect(changed({ florins: [61] })).toEqual(outOfRange('florins', 0, 60));
    expect(changed({ prestige: times(41, 1) })).toEqual({
      code: 'figure-count',
      figure: 'prestige',
      least: 0,
      most: 40,
    });
    expect(changed({ prestige: [100] })).toEqual(outOfRange('prestige', 0, 99));
  });
});

describe('figures that must fit each other', () => {
  test('1.14, 2.7 five rooms need five cover tiles, at most five of a kind', () => {
    expect(changed({ coverTiles: [5, 0, 0] })).toBeUndefined();
    expect(changed({ coverTiles: [1, 2, 2] })).toBeUndefined();
    expect(changed({ coverTiles: [1, 1, 2] })).toEqual({
      code: 'figure-total',
      figure: 'coverTiles',
      least: 5,
      most: 15,
    });
    expect(changed({ coverTiles: [6, 0, 0] })).toEqual(outOfRange('coverTiles', 0, 5));
    expect(changed({ coverTiles: [2, 2, 2, 2] })).toEqual({
      code: 'figure-count',
      figure: 'coverTiles',
      least: 3,
      most: 3,
    });
  });

  test('1.12 icons lie on the track, each once, in order', () => {
    const wrong = { code: 'figure-order', figure: 'whiteMeeples', least: 0, most: 16 };
    expect(changed({ whiteMeeples: [] })).toBeUndefined();
    expect(changed({ whiteMeeples: [0, 1, 16] })).toBeUndefined();
    expect(changed({ whiteMeeples: [4, 17] })).toEqual(wrong);
    expect(changed({ whiteMeeples: [4, 4] })).toEqual(wrong);
    expect(changed({ whiteMeeples: [9, 4] })).toEqual(wrong);
    expect(changed({ whiteMeeples: [-1] })).toEqual(outOfRange('whiteMeeples', 0, 79));
    expect(changed({ whiteMeeples: [80] })).toEqual(outOfRange('whiteMeeples', 0, 79));
    expect(changed({ whiteMeeples: times(81, 0) })).toEqual({
      code: 'figure-count',
      figure: 'whiteMeeples',
      least: 0,
      most: 80,
    });
    expect(changed({ florins: times(40, 1), prestige: times(40, 1), whiteMeeples: [79] })).toBeUndefined();
  });

  test('the first fault is reported, and good figures come back as they are', () => {
    expect(changed({ discs: 0, steps: 0 })).toMatchObject({ figure: 'discs' });
    const own = { ...STANDARD_FIGURES, hiringCosts: [7, 5, 4, 3, 2, 1] };
    expect(checkFigures(own)).toEqual({ figures: own });
  });
});
