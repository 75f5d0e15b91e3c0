import { describe, expect, test } from 'vitest';
import { checkFigures, EDITIONS, figuresFor, NEWEST_EDITION, setup, STANDARD_FIGURES } from '../index.ts';
import type { Edition } from './edition.ts';
import { SOURCES } from './sources.ts';

describe('editions', () => {
  test('are numbered from 1, the newest last', () => {
    expect(EDITIONS.map(({ number }) => number)).toEqual(EDITIONS.map((_, index) => index + 1));
    expect(EDITIONS.at(-1)).toBe(NEWEST_EDITION);
  });

  test('11.3 edition 2 differs from edition 1 in when a player may withdraw, and in nothing else', () => {
    const [first, second] = EDITIONS;
    expect(first?.rulings).toEqual({ withdraw: 'turn', ending: 'after-last-refill' });
    expect(second).toEqual({ ...first, number: 2, rulings: { ...first?.rulings, withdraw: 'turn-or-action' } });
  });

  test.each(EDITIONS)(
    'edition $number can be played by two, three and four, and everything in it has a source',
    (edition) => {
      for (const players of [2, 3, 4]) {
        expect(checkFigures(figuresFor(edition, players))).toHaveProperty('figures');
        expect(setup({ players, edition: edition.number }).table.rulings).toEqual(edition.rulings);
      }
      const named = [...Object.keys(edition.figures), ...Object.keys(edition.rulings), 'openHiring'];
      expect(Object.keys(SOURCES[edition.number] ?? {}).toSorted()).toEqual(named.toSorted());
    },
  );

  test('1.18 a figure may differ with the number of players', () => {
    const edition: Edition = { ...NEWEST_EDITION, withPlayers: { 2: { hiringCosts: [7, 6, 5, 4, 3, 2] } } };
    expect(figuresFor(edition, 2).hiringCosts).toEqual([7, 6, 5, 4, 3, 2]);
    expect(figuresFor(edition, 3)).toBe(STANDARD_FIGURES);
    expect(figuresFor(edition, 2)).toBe(figuresFor(edition, 2));
  });

  test('1.15 the museum majority is printed for four players and assumed for fewer', () => {
    expect(SOURCES[NEWEST_EDITION.number]?.museumMajority).toEqual({
      from: 'rulebook',
      rule: '1.15',
      withPlayers: { 2: 'assumed', 3: 'assumed' },
    });
  });

  test('4.4, 11.1, 11.3 the rulings are assumed', () => {
    expect(SOURCES[NEWEST_EDITION.number]).toMatchObject({
      withdraw: { from: 'assumed', rule: '11.3' },
      ending: { from: 'assumed', rule: '11.1' },
      openHiring: { from: 'assumed', rule: '4.4' },
    });
  });

  test('there is no edition 99', () => {
    expect(() => setup({ players: 2, edition: 99 })).toThrow('no edition 99');
  });
});
