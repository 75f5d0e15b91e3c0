import { describe, expect, test } from 'vitest';
import { STANDARD_FIGURES } from '../index.ts';
import { NEWEST_EDITION } from '../editions/editions.ts';
import { openTable, STANDARD_OPTIONS } from '../table/table.ts';
import { ALL_TILES, CHARACTERS } from '../words/character.ts';
import {
  isAside,
  isDiscarded,
  isInPile,
  isPileEmpty,
  pileOf,
  putAside,
  putOnDiscard,
  putOnPile,
  takeFromAside,
  takeFromPile,
  turnDiscardPile,
} from './pile-bytes.ts';
import { blankState, type State } from './state.ts';

const blank = (): State => blankState(openTable(4, STANDARD_OPTIONS, STANDARD_FIGURES, NEWEST_EDITION.rulings));
const characters = Array.from({ length: CHARACTERS }, (_, tile) => tile);
const starters = Array.from({ length: ALL_TILES - CHARACTERS }, (_, index) => CHARACTERS + index);

describe('tiles that lie on no space', () => {
  test.each(characters)('2.5 character %i lies on the draw pile alone and leaves it alone', (tile) => {
    const state = blank();
    putOnPile(state, tile);
    expect(characters.filter((other) => isInPile(state, other))).toEqual([tile]);
    expect(isPileEmpty(state)).toBe(false);
    for (const other of characters) if (other !== tile) putOnPile(state, other);
    takeFromPile(state, tile);
    expect(characters.filter((other) => !isInPile(state, other))).toEqual([tile]);
  });

  test.each(starters)('1.3 starting character %i is set aside alone and called back alone', (starter) => {
    const state = blank();
    putAside(state, starter);
    expect(starters.filter((other) => isAside(state, other))).toEqual([starter]);
    for (const other of starters) putAside(state, other);
    takeFromAside(state, starter);
    expect(starters.filter((other) => !isAside(state, other))).toEqual([starter]);
    expect(isPileEmpty(state)).toBe(true);
  });

  test('10.3 the discard pile becomes the draw pile, tile for tile', () => {
    const state = blank();
    for (const tile of [0, 9, 18, 27, 39]) putOnDiscard(state, tile);
    expect(characters.filter((tile) => isDiscarded(state, tile))).toEqual([0, 9, 18, 27, 39]);
    expect(turnDiscardPile(state)).toBe(5);
    expect(characters.filter((tile) => isInPile(state, tile))).toEqual([0, 9, 18, 27, 39]);
    expect(characters.filter((tile) => isDiscarded(state, tile))).toEqual([]);
    expect([0, 1, 2, 3, 4].map((discipline) => pileOf(state, discipline))).toEqual([1, 2, 4, 8, 128]);
  });

  test('10.3 an empty discard pile gives no tile', () => {
    expect(turnDiscardPile(blank())).toBe(0);
  });
});
