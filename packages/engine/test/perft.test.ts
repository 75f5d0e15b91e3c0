import { replay } from '../src/record/replay.ts';
import { readPosition } from '../src/position/from-text.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ACTIONS, STANDARD_FIGURES, toText, type GameRecord, type State } from '../src/index.ts';
import { apply } from '../src/flow/apply.ts';
import { firstState } from '../src/record/first-state.ts';
import { copy, legal, setup } from '../src/search.ts';
import { legalTexts, play, startReference, type ReferenceGame } from './reference/reference.ts';

const folder = new URL('../../../fixtures/positions/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

interface Perft {
  readonly about: string;
  /** The position as a line of text. */
  readonly position: string;
  /** A game that leads to it, for the reference implementation. */
  readonly record: GameRecord;
  /** How many positions there are after 1, 2, 3 … entries, outcomes of chance included. */
  readonly counts: readonly number[];
}

const read = (file: string): Perft => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));

function perft(state: State, depth: number): number {
  const choices = legal(state);
  if (depth === 1) return choices.length;
  return choices.reduce((sum, action) => {
    const next = copy(state);
    apply(next, action);
    return sum + perft(next, depth - 1);
  }, 0);
}

function referencePerft(start: () => ReferenceGame, path: readonly string[], depth: number): number {
  const game = start();
  for (const text of path) play(game, text);
  const choices = legalTexts(game);
  if (depth === 1) return choices.length;
  return choices.reduce((sum, text) => sum + referencePerft(start, [...path, text], depth - 1), 0);
}

describe('perft', () => {
  test.each(files)('%s has the counts it states', (file) => {
    const { position, counts } = read(file);
    const result = readPosition(position);
    if ('fault' in result) throw new Error(JSON.stringify(result.fault));
    const { state } = result;
    expect(counts.map((_, index) => perft(state, index + 1))).toEqual(counts);
  });

  test.each(files)('%s is the position that its record leads to', (file) => {
    const { position, record } = read(file);
    const result = replay(record);
    if ('fault' in result) throw new Error(JSON.stringify(result.fault));
    expect(toText(result.game.state)).toBe(position);
  });

  test.each(files)('%s has the same first counts for the reference implementation', (file) => {
    const { record, counts } = read(file);
    const figures = record.figures === 'standard' ? STANDARD_FIGURES : record.figures;
    const start = (): ReferenceGame =>
      startReference(record.players, record.options, figures, firstState(record).table.rulings);
    const shallow = counts.filter((count) => count <= 400);
    expect(shallow.length).toBeGreaterThan(0);
    expect(shallow.map((_, index) => referencePerft(start, record.entries, index + 1))).toEqual(shallow);
  });

  test('a position that has ended has nothing below it', () => {
    const state = setup({ players: 2 });
    while (legal(state).length > 0) apply(state, legal(state)[0] ?? ACTIONS[0]?.id ?? raise());
    expect(perft(state, 1)).toBe(0);
  });
});

function raise(): never {
  throw new Error('an empty catalogue');
}
