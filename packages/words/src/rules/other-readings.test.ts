import { NEWEST_EDITION } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { translatorFor } from '../catalogues.ts';
import { otherReadings } from './other-readings.ts';

const t = translatorFor('en');

test('3.4 every reading but the one that is played', () => {
  expect(otherReadings(t, 'recruitSlide', NEWEST_EDITION)).toEqual([
    t('edition.ruling.recruitSlide.toGap'),
    t('edition.ruling.recruitSlide.leftmostFree'),
  ]);
  const rulings = { ...NEWEST_EDITION.rulings, recruitSlide: 'leftmostFree' } as const;
  expect(otherReadings(t, 'recruitSlide', { ...NEWEST_EDITION, rulings })).toEqual([
    t('edition.ruling.recruitSlide.all'),
    t('edition.ruling.recruitSlide.toGap'),
  ]);
});

test('4.4 open hiring the other way round', () => {
  expect(otherReadings(t, 'openHiring', NEWEST_EDITION)).toEqual([t('edition.ruling.open-hiring.on')]);
});

test('1.10 the named alternative for the recruitment track', () => {
  expect(otherReadings(t, 'recruitmentSpaces', NEWEST_EDITION)).toEqual([
    expect.stringMatching(/^3, 4 and 5 with two/),
  ]);
});

test('1.9 prices have no named alternative', () => {
  expect(otherReadings(t, 'hiringCosts', NEWEST_EDITION)).toEqual([]);
});
