import { expect, test } from 'vitest';
import { rated, shownRating, UNRATED, type Strength } from './rate.ts';
import { weighed, weightOf, type Rated } from './weigh.ts';

const person = (isEstablished: boolean, met: readonly number[] = []): Rated => ({ isEstablished, met });

/** The rating after a number of wins in a row, each against a newcomer. */
function afterWins(wins: number, winner: boolean, loser: boolean, isSame: boolean): number {
  let own: Strength = UNRATED;
  for (let win = 0; win < wins; win++) {
    const players = [person(winner, [0, isSame ? win : 0]), person(loser)];
    const [after = UNRATED] = rated([own, UNRATED], [1, 2]);
    own = weighed(own, after, weightOf(players, 0), winner);
  }
  return shownRating(own).rating;
}

test('throw-away guests do not move the rating of an established player', () => {
  expect(afterWins(12, true, false, false)).toBe(1500);
  expect(afterWins(12, true, true, false)).toBeGreaterThan(1700);
});

test('the same opponent weighs less each time', () => {
  expect(afterWins(12, true, true, true)).toBeLessThan(afterWins(4, true, true, false));
});

test('a guest’s rating is provisional: it stays near the start, and uncertain', () => {
  expect(afterWins(100, false, false, false)).toBe(1650);
  const { sigma } = weighed(UNRATED, { mu: 60, sigma: 1 }, 1, false);
  expect(sigma).toBeGreaterThan(0.75 * UNRATED.sigma);
});

test('a game weighs as much as its opponents do on average', () => {
  const players = [person(true, [0, 0, 1]), person(false), person(true)];
  expect(weightOf(players, 0)).toBe(0.25);
  expect(weightOf(players, 1)).toBe(1);
});
