import { NEWEST_EDITION, STANDARD_FIGURES } from '@la-stanza/engine';
import { describe, expect, test } from 'vitest';
import { OUR_EDITION, ownTerms, readEdition, type BoxEdition } from './edition.ts';

const OWN: BoxEdition = {
  figures: { ...STANDARD_FIGURES, recruitmentSpaces: 5 },
  withPlayers: { 2: { hiringCosts: [7, 6, 5, 4, 3, 2] }, 4: { discs: 9 } },
  rulings: { ...NEWEST_EDITION.rulings, ending: 'before-last-refill', recruitSlide: 'toGap' },
  openHiring: true,
};

const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('what is stored', () => {
  test('is read back as it was', () => {
    expect(readEdition(stored(OWN))).toEqual(OWN);
    expect(readEdition(stored({ ...OUR_EDITION, openHiring: true }))).toEqual({ ...OUR_EDITION, openHiring: true });
  });

  test('is not used if it is ours', () => {
    expect(readEdition(undefined)).toBeUndefined();
    expect(readEdition(stored(OUR_EDITION))).toBeUndefined();
    expect(readEdition(STANDARD_FIGURES)).toBeUndefined();
  });

  test('may be figures alone, from before rulings could be chosen', () => {
    const figures = { ...STANDARD_FIGURES, recruitmentSpaces: 5 };
    expect(readEdition(stored(figures))).toEqual({ ...OUR_EDITION, figures });
  });

  test('is not used if it cannot be played', () => {
    expect(readEdition({ hiringCosts: [1] })).toBeUndefined();
    expect(readEdition({ ...OWN, figures: { ...STANDARD_FIGURES, discs: 0 } })).toBeUndefined();
    expect(readEdition({ ...OWN, withPlayers: { 3: { discs: 0 } } })).toBeUndefined();
  });

  test('is ours where a ruling is not known', () => {
    const rulings = { withdraw: 'never', ending: 'before-last-refill' };
    expect(readEdition(stored({ ...OWN, rulings }))?.rulings).toEqual({
      ...NEWEST_EDITION.rulings,
      ending: 'before-last-refill',
    });
  });
});

describe('what a game agrees on', () => {
  test('1.18 are the figures of its number of players', () => {
    const { figures } = OWN;
    expect(ownTerms(OWN, 2).figures).toEqual({ ...figures, hiringCosts: [7, 6, 5, 4, 3, 2] });
    expect(ownTerms(OWN, 3).figures).toEqual(figures);
    expect(ownTerms(OWN, 4).figures).toEqual({ ...figures, discs: 9 });
  });

  test('3.4, 4.4, 11.1, 11.3 are the chosen rulings', () => {
    const { rulings } = OWN;
    expect(ownTerms({ ...OUR_EDITION, rulings }, 3)).toEqual({ rulings });
    expect(ownTerms({ ...OUR_EDITION, openHiring: true }, 3)).toEqual({ options: { openHiring: true } });
  });

  test('is nothing where the box says what we say', () => {
    expect(ownTerms(undefined, 2)).toEqual({});
    expect(ownTerms({ ...OUR_EDITION, withPlayers: { 2: { discs: 9 } } }, 3)).toEqual({});
  });
});
