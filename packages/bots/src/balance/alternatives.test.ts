import { checkFigures, NEWEST_EDITION, READINGS } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { ALTERNATIVES } from './alternatives.ts';
import { alternativeTables } from './alternatives-report.ts';
import { type BalanceGame, termsOf } from './balance-game.ts';
import { compare } from './compare.ts';
import { runAlternatives } from './run-alternatives.ts';

const GAME: BalanceGame = {
  game: 0,
  winners: [0],
  points: [
    [20, 0, 0, 0, 0, 0, 0, 0],
    [5, 5, 0, 0, 0, 0, 0, 0],
  ],
  turns: 40,
  rooms: [1, 0, 0, 0, 0, 3],
  money: 4,
  withdrawals: 0,
  shuffles: 1,
  isEmergency: false,
  tiles: [{ tile: 'Le', taker: 1 }, { tile: 'Da' }],
  trace: 7,
};

const measured = (standard: readonly BalanceGame[], others: readonly BalanceGame[], name: string) =>
  compare(standard, others).differences.find(({ measure }) => measure.name === name);

test('every alternative can be played, and every other reading of a ruling is one', () => {
  const faults = ALTERNATIVES.flatMap(({ name, changeFor }) =>
    [2, 3, 4].flatMap((players) => {
      const { figures } = termsOf(players, changeFor(players) ?? {});
      const checked = figures === 'standard' ? {} : checkFigures(figures);
      return 'fault' in checked ? [{ name, players, ...checked }] : [];
    }),
  );
  expect(faults).toEqual([]);
  const readings = ALTERNATIVES.flatMap(({ changeFor }) => Object.entries(changeFor(2)?.rulings ?? {}));
  const others = Object.entries(READINGS).flatMap(([ruling, [, ...rest]]) => rest.map((reading) => [ruling, reading]));
  expect(new Set(readings.map(String))).toEqual(new Set(others.map(String)));
});

test('no alternative is the newest edition itself', () => {
  const standard = { ...NEWEST_EDITION.figures, ...NEWEST_EDITION.rulings, openHiring: NEWEST_EDITION.openHiring };
  for (const { name, changeFor } of ALTERNATIVES)
    for (const players of [2, 3, 4]) {
      const change = changeFor(players);
      if (change === undefined) continue;
      const changed = { ...standard, ...change.figures, ...change.rulings, ...change.options };
      expect(changed, `${name}, ${players} players`).not.toEqual(standard);
    }
});

test('differences are those of pairs, so that what games share does not widen them', () => {
  const standard = [GAME, { ...GAME, game: 1, turns: 60 }, { ...GAME, game: 2, turns: 80 }];
  const others = standard.map((game) => ({ ...game, turns: game.turns + 2, trace: 8 })).toReversed();
  expect(measured(standard, others, 'turns per player')).toMatchObject({
    standard: 30,
    other: 31,
    difference: 1,
    error: 0,
  });
  const wider = [42, 60, 86].map((turns, game) => ({ ...GAME, game, turns }));
  // per player +1, 0 and +3: variance 7/3
  const turns = measured(standard, wider, 'turns per player');
  expect(turns?.error).toBeCloseTo(Math.sqrt(7 / 3 / 3), 9);
});

test('an interval of few games is that of Student’s distribution, and a difference is sure at 99.9 %', () => {
  const standard = Array.from({ length: 20 }, (_, game) => ({ ...GAME, game }));
  const others = standard.map((game, at) => ({ ...game, turns: game.turns + 2 * (at % 2 === 0 ? 1 : 3) }));
  const turns = measured(standard, others, 'turns per player');
  expect(((turns?.high ?? 0) - 2) / (turns?.error ?? 1)).toBeCloseTo(2.093, 2);
  expect(turns?.isSure).toBe(true);
  // one turn more in five games of twenty
  const few = standard.map((game, at) => ({ ...game, turns: game.turns + (at < 5 ? 2 : 0) }));
  const rare = measured(standard, few, 'turns per player');
  expect(rare?.low).toBeGreaterThan(0);
  expect(rare?.isSure).toBe(false);
});

test('games without a partner do not count, and alike are those with the same actions and points', () => {
  const other = { ...GAME, game: 1, points: GAME.points.toReversed() };
  const { games, alike } = compare([GAME, { ...GAME, game: 1 }, { ...GAME, game: 2 }], [GAME, other]);
  expect([games, alike]).toEqual([2, 1]);
});

test('points, rooms, tiles and sources are read from the game', () => {
  const read = (name: string): number | undefined => measured([GAME], [GAME], name)?.standard;
  expect(read('points of the winner')).toBe(20);
  expect(read('first minus last')).toBe(10);
  expect(read('bonus tiles')).toBe(0.75);
  const taken = compare([GAME], [GAME]).differences.filter(({ measure }) => measure.part === 'tiles');
  expect(taken.map(({ standard }) => standard)).toEqual([0, 1, 0, 0]);
  expect(read('masterpieces')).toBeCloseTo(25 / 30, 9);
});

test('a run has a row for each alternative and number of players that it changes, and says what is sure', () => {
  const only = ALTERNATIVES.filter(({ name }) => ['before-last-refill', 'passing-last'].includes(name));
  const contestant = { level: 1, budget: {} } as const;
  const rows = runAlternatives({ contestant, alternatives: only, players: [2, 4], games: 3, seed: 3 });
  expect(rows.map(({ alternative, players }) => [alternative.name, players])).toEqual([
    ['before-last-refill', 2],
    ['passing-last', 2],
    ['before-last-refill', 4],
  ]);
  const { play } = alternativeTables(rows);
  // rule 11.1: a refill less is some turns less, but three games are few
  expect(play).toMatch(/\| 2 \| the game ends a refill earlier \| 3 \| 0 \| −\d/);
  // rule 1.16: 2 instead of 4 for the first to withdraw, in each of the three
  expect(play).toMatch(/\| 2 \| with fewer players the last passing spots \| 3 \| 0 \| 0 \| \*\*−2\.0 ± 0\.0\*\* \|/);
});
