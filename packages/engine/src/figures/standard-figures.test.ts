import { expect, test } from 'vitest';
import { checkFigures, STANDARD_FIGURES } from '../index.ts';

const F = STANDARD_FIGURES;

test('1.9 hiring costs fall from ƒ6 to ƒ1', () => {
  expect(F.hiringCosts).toEqual([6, 5, 4, 3, 2, 1]);
});

test('1.10 four recruitment spaces', () => {
  expect(F.recruitmentSpaces).toBe(4);
});

test('1.12 the money track has 17 spaces, icons on ƒ11, 1 PP and 11 PP', () => {
  expect(F.florins).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15]);
  expect(F.prestige).toEqual([1, 3, 5, 7, 9, 11, 13, 15]);
  const track = [...F.florins.map((florins) => `ƒ${florins}`), ...F.prestige.map((prestige) => `${prestige} PP`)];
  expect(track).toHaveLength(17);
  expect(F.whiteMeeples.map((space) => track[space])).toEqual(['ƒ11', '1 PP', '11 PP']);
});

test('1.13, 1.14 masterpieces and cover tiles', () => {
  expect(F.masterpieceStrength).toEqual([4, 5, 6, 6]);
  expect(F.masterpiecePrestige).toEqual([5, 8, 12, 17]);
  expect(F.coverTiles).toEqual([2, 2, 2]);
});

test('1.15, 1.16 majorities and passing spots', () => {
  expect(F.museumMajority).toEqual([17, 12, 8, 5]);
  expect(F.bonusMajority).toEqual([12, 8, 5, 3]);
  expect(F.passingSpots).toEqual([4, 3, 2, 1]);
});

test('1.5, 1.7, 1.8, 7.2 artworks, meeples and discs', () => {
  expect(F.artworkValues).toEqual([2, 3, 4]);
  expect([F.meeplesPerColour, F.meepleLimit, F.discs]).toEqual([7, 7, 8]);
});

test('2.1, 2.8, 3.2, 11.2, 8.2 money, rounds, steps, final turns, flip', () => {
  expect(F.startingMoney).toEqual([10, 11, 12, 13]);
  expect([F.extraRounds, F.steps, F.finalTurns, F.flipPenalty]).toEqual([1, 4, 3, 5]);
});

test('5.2 books', () => {
  expect(F.bookPrestige).toEqual({
    discoveries: [0, 0, 0, 3],
    religion: [0, 0, 0, 3],
    arts: [0, 2, 0, 5],
    politics: [0, 0, 0, 3],
  });
  expect(F.bookSail).toBe(2);
});

test('9.2, 9.6 the numbers of the bonus tiles', () => {
  expect(F.artsConditions).toEqual([5, 10, 15]);
  expect(F.tiles).toEqual({
    florins: 5,
    sail: 3,
    florinsPerBook: 1,
    strengthPrice: 3,
    lead: 5,
    tiedLead: 3,
    artwork: 4,
    perWorker: 1,
  });
});

test('the standard figures can be played', () => {
  expect(checkFigures(F)).toEqual({ figures: F });
});
