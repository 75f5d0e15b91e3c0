import { NEWEST_EDITION, STANDARD_FIGURES, newGame } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { OUR_EDITION } from './edition.ts';
import { isOwn, readingOfBox, readingOfRecord } from './reading.ts';

test('11.3 a game of edition 1 is read by its own rulings, which are ours and not the reader’s', () => {
  const reading = readingOfRecord(newGame({ players: 2, edition: 1 }).record);
  expect(reading.rulings.withdraw).toBe('turn');
  expect(isOwn('withdraw', reading)).toBe(false);
  expect(readingOfRecord(newGame({ players: 2 }).record).rulings).toEqual(NEWEST_EDITION.rulings);
});

test('what a game agreed on itself is its own', () => {
  const figures = { ...STANDARD_FIGURES, discs: 9 };
  const rulings = { ...NEWEST_EDITION.rulings, ending: 'before-last-refill' } as const;
  const reading = readingOfRecord(newGame({ players: 3, figures, rulings }).record);
  expect([reading.figures, reading.rulings]).toEqual([figures, rulings]);
  const names = ['discs', 'steps', 'ending', 'withdraw', 'openHiring'] as const;
  expect(names.filter((name) => isOwn(name, reading))).toEqual(['discs', 'ending']);
});

test('1.18 a box is read for any number of players, with those that differ beside it', () => {
  const reading = readingOfBox({ ...OUR_EDITION, openHiring: true, withPlayers: { 3: { discs: 9 } } });
  expect(reading.figures).toEqual(STANDARD_FIGURES);
  expect(reading.withPlayers).toEqual([{ players: 3, figures: { ...STANDARD_FIGURES, discs: 9 } }]);
  expect(isOwn('openHiring', reading)).toBe(true);
});
