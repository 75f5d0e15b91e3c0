import { readFileSync } from 'node:fs';
import { CATEGORIES, score, view, openRecord } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { PLAYER_COLOURS } from '../../drawing/art/player.ts';
import { countLength } from './count-lengths.ts';
import { countOf } from './count-pieces.ts';
import { countedPoints } from './counted-points.ts';

const GAME = new URL('../../../../../fixtures/games/2p-standard-strong-level-4-45.json', import.meta.url);
const replayed = openRecord(JSON.parse(readFileSync(GAME, 'utf8')));
if ('fault' in replayed) throw new Error('the golden game cannot be replayed');
const { state } = replayed.game;
const now = view(state);
const points = score(state);
const players = PLAYER_COLOURS.slice(0, now.players).map((colour) => ({ name: colour, colour }));
const [you, other] = now.seats.map(({ seat }) => seat);
const count = countOf({ view: now, score: points, players, you });

test('every category is counted once, in the order of the rules, in at most sixteen seconds', () => {
  expect(count.map(({ category }) => category)).toStrictEqual([...CATEGORIES]);
  expect(count.reduce((sum, { category }) => sum + countLength(category), 0)).toBeLessThanOrEqual(16_000);
});

test('you are counted last; in the majorities the best is', () => {
  const [masterpieces] = count;
  expect(masterpieces?.order).toStrictEqual([other, you]);
  for (const { category, order } of count.slice(-2)) {
    const inOrder = order.map((seat) => points.seats[seat]?.[category] ?? 0);
    expect(inOrder).toStrictEqual(inOrder.toSorted((one, next) => one - next));
  }
});

test('a pillar, ship or withdrawn figurine leaves the palazzo for each that is counted', () => {
  const pillars = Object.values(now.niches).flatMap((niches) =>
    niches.filter(({ holds }) => typeof holds === 'number'),
  );
  expect(count[0]?.pieces).toHaveLength(pillars.length);
  expect(count[1]?.pieces.map(({ piece }) => piece.kind)).toStrictEqual(['ship', 'ship']);
});

test('a seat has the points of a category when all its pieces have arrived, and in the end its total', () => {
  const own = count[0]?.pieces.flatMap(({ seat }, index) => (seat === other ? [index] : [])) ?? [];
  const before = countedPoints(count, points, { index: 0, landed: new Set(own.slice(1)), isStill: false });
  const after = countedPoints(count, points, { index: 0, landed: new Set(own), isStill: false });
  const gain = points.seats[other ?? -1]?.masterpieces ?? 0;
  expect(gain).toBeGreaterThan(0);
  expect(before[other ?? -1]?.points).toBe(0);
  expect(after[other ?? -1]?.points).toBe(gain);
  const end = countedPoints(count, points, { index: count.length, landed: new Set(), isStill: false });
  expect(end.map((each) => each.points)).toStrictEqual(points.seats.map(({ total }) => total));
});
