import { setup } from '../search.ts';
import { describe, expect, test } from 'vitest';
import {
  checkFigures,
  EDITIONS,
  figuresFor,
  NEWEST_EDITION,
  RECRUITMENT_BY_PLAYERS,
  STANDARD_FIGURES,
} from '../index.ts';
import type { Edition } from './edition.ts';
import { READINGS, rulingsCode, rulingsOf, type Rulings } from './rulings.ts';

function everyRuling(): Rulings[] {
  return Object.entries(READINGS).reduce<Rulings[]>(
    (all, [name, readings]) => all.flatMap((rulings) => readings.map((reading) => ({ ...rulings, [name]: reading }))),
    [NEWEST_EDITION.rulings],
  );
}

describe('editions', () => {
  test('are numbered from 1, the newest last', () => {
    expect(EDITIONS.map(({ number }) => number)).toEqual(EDITIONS.map((_, index) => index + 1));
    expect(EDITIONS.at(-1)).toBe(NEWEST_EDITION);
  });

  test('11.3 edition 2 differs from edition 1 in when a player may withdraw, and in nothing else', () => {
    const [first, second] = EDITIONS;
    expect(first?.rulings.withdraw).toBe('turn');
    expect(second).toEqual({ ...first, number: 2, rulings: { ...first?.rulings, withdraw: 'turn-or-action' } });
  });

  test('edition 3 plays like edition 2', () => {
    const [, second, third] = EDITIONS;
    expect(third).toEqual({ ...second, number: 3 });
  });

  test('the standard reading of a ruling is the one that the newest edition plays', () => {
    expect(Object.entries(READINGS).map(([name, [first]]) => [name, first])).toEqual(
      Object.entries(NEWEST_EDITION.rulings),
    );
  });

  test('every ruling has a code of its own, and is read back from it', () => {
    const all = everyRuling();
    expect(new Set(all.map(rulingsCode)).size).toBe(all.length);
    for (const rulings of all) expect(rulingsOf(rulingsCode(rulings))).toEqual(rulings);
  });

  test.each(EDITIONS)('edition $number can be played by two, three and four', (edition) => {
    for (const players of [2, 3, 4]) {
      expect(checkFigures(figuresFor(edition, players))).toHaveProperty('figures');
      expect(setup({ players, edition: edition.number }).table.rulings).toEqual(edition.rulings);
    }
  });

  test('1.18 a figure may differ with the number of players', () => {
    const edition: Edition = { ...NEWEST_EDITION, withPlayers: { 2: { hiringCosts: [7, 6, 5, 4, 3, 2] } } };
    expect(figuresFor(edition, 2).hiringCosts).toEqual([7, 6, 5, 4, 3, 2]);
    expect(figuresFor(edition, 3)).toBe(STANDARD_FIGURES);
    expect(figuresFor(edition, 2)).toBe(figuresFor(edition, 2));
  });

  test('1.10, 1.18 the alternative has 3, 4 and 5 recruitment spaces with 2, 3 and 4 players', () => {
    const alternative: Edition = { ...NEWEST_EDITION, withPlayers: RECRUITMENT_BY_PLAYERS };
    const spaces = [2, 3, 4].map((players) => {
      const figures = figuresFor(alternative, players);
      expect(checkFigures(figures)).toEqual({ figures: { ...STANDARD_FIGURES, recruitmentSpaces: players + 1 } });
      return setup({ players, figures }).table.figures.recruitmentSpaces;
    });
    expect(spaces).toEqual([3, 4, 5]);
    expect([2, 3, 4].map((players) => figuresFor(NEWEST_EDITION, players).recruitmentSpaces)).toEqual([4, 4, 4]);
  });

  test('there is no edition 99', () => {
    expect(() => setup({ players: 2, edition: 99 })).toThrow('no edition 99');
  });
});
