import { BONUS_TILES, toText, view, type BonusTile, type NewGame } from '@la-stanza/engine';
import { bonusDiscipline } from '@la-stanza/words';
import { describe, expect, test } from 'vitest';
import { newSavedGame, openLocalGame } from '../../game/source/local-game.ts';
import { BARE_TABLE, layOut, tableIn, withTile, type Draw, type RealTable } from './real-table.ts';

const first: Draw = () => 0;
const last: Draw = (count) => count - 1;

const terms = (players: number): NewGame => ({ players, options: { start: 'random' } });

/** The last three tiles of each discipline. */
const LAST_TILES: readonly BonusTile[] = BONUS_TILES.filter((tile) => {
  const alike = BONUS_TILES.filter((other) => bonusDiscipline(other) === bonusDiscipline(tile));
  return alike.indexOf(tile) >= 2;
});

const TABLE: RealTable = {
  start: 2,
  tiles: LAST_TILES,
  covers: { discoveries: 3, literature: 1, religion: 2, arts: 3, politics: 1 },
  ring: [
    'politics',
    'politics',
    'politics',
    'arts',
    'politics',
    'politics',
    'politics',
    'politics',
    'politics',
    'arts',
    'religion',
    'arts',
    'literature',
    'discoveries',
    'discoveries',
  ],
  starters: [
    ['arts', 'politics', 'religion', 'discoveries', 'literature'],
    ['politics', 'arts', 'literature', 'religion', 'discoveries'],
    ['discoveries', 'literature', 'religion', 'arts', 'politics'],
  ],
};

describe('a table set up by hand', () => {
  test('lies as it was entered, and a game on this device starts from it', () => {
    const { state, missing } = layOut(terms(3), TABLE);
    expect(missing).toEqual([]);
    expect(tableIn(state)).toEqual(TABLE);
    const players = [
      { name: 'A', colour: 'plum' },
      { name: 'B', colour: 'onyx' },
      { name: 'C', colour: 'copper' },
    ] as const;
    const saved = newSavedGame({ id: 'x', players, position: toText(state), seed: 'c0ffee', now: 1 });
    const source = openLocalGame({
      saved,
      save: () => undefined,
      think: () => Promise.reject(new Error('no bot plays')),
      now: () => 1,
    });
    const { game } = source.moment();
    expect(tableIn(game.state)).toEqual(TABLE);
    expect(view(game.state)).toMatchObject({ phase: 'rounds', activeSeat: 2 });
    expect(game.fair).toBe('committed');
  });

  test('4 players have no cover tiles (rule 2.7)', () => {
    const { missing, state } = layOut(terms(4), { ...TABLE, covers: {} });
    expect(missing).toEqual([]);
    expect(tableIn(state).covers).toEqual({});
  });

  test('with the arranged start the players place their starters in the game', () => {
    const { state } = layOut({ ...terms(2), options: { start: 'random', arranged: true } }, { ...TABLE, start: 1 });
    expect(view(state).open).toMatchObject({ decision: 'arrange', seat: 1 });
  });
});

describe('what was not entered', () => {
  test('is named, unless it may be left to chance', () => {
    expect(layOut(terms(3), BARE_TABLE).missing).toEqual(['tile', 'cover', 'deal']);
    expect(layOut(terms(3), { ...TABLE, start: undefined, starters: [] }).missing).toEqual([]);
    expect(layOut(terms(3), { ...TABLE, tiles: TABLE.tiles.slice(1) }).missing).toEqual(['tile']);
    expect(layOut(terms(3), { ...TABLE, covers: { arts: 1 } }).missing).toEqual(['cover']);
    expect(layOut(terms(3), { ...TABLE, ring: TABLE.ring.with(4, undefined) }).missing).toEqual(['deal']);
  });

  test.each([
    ['first', first],
    ['last', last],
  ])('is drawn from what the rest leaves: the %s of it', (_, draw) => {
    const half: RealTable = {
      ...TABLE,
      start: 0,
      tiles: ['De'],
      // both covers of the 5 PP space are wished for later rooms
      covers: { arts: 1, politics: 1 },
      // all eight Politics characters but one are wished after an open space
      ring: TABLE.ring.with(0, undefined),
      starters: [[undefined, 'discoveries', undefined, undefined, 'politics']],
    };
    const laid = tableIn(layOut(terms(3), half, draw).state);
    expect(laid.tiles).toContain('De');
    expect(laid.covers).toMatchObject({ arts: 1, politics: 1 });
    expect(laid.ring.slice(1)).toEqual(half.ring.slice(1));
    expect(laid.starters[0]?.[1]).toBe('discoveries');
    expect(laid.starters[0]?.[4]).toBe('politics');
  });
});

test('a second tap takes a bonus tile away', () => {
  const one = withTile(BARE_TABLE, 'Da');
  expect(one.tiles).toEqual(['Da']);
  expect(withTile(one, 'Da').tiles).toEqual([]);
});
