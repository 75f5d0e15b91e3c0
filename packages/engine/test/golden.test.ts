import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ACTIONS, apply, replay, setup, STANDARD_FIGURES, type GameRecord } from '../src/index.ts';
import { engineAnswer, referenceAnswer } from './kit/comparison.ts';
import { play, startReference } from './reference/reference.ts';

const folder = new URL('../../../fixtures/games/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

describe('golden games', () => {
  test('there are at least 24', () => {
    expect(files.length).toBeGreaterThanOrEqual(24);
  });

  test.each(files)('%s replays to its stated result, every deal proven by its seed', (file) => {
    const record: GameRecord = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    const replayed = replay(record);
    expect(replayed).toMatchObject({
      game: { fair: 'verified', closing: { result: record.result, checks: record.checks } },
    });
  });

  test.each(files)('%s is the same game to the reference implementation', (file) => {
    const record: GameRecord = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    const replayed = replay(record);
    if ('fault' in replayed) throw new Error(JSON.stringify(replayed.fault));
    const { players, options } = record;
    const figures = record.figures === 'standard' ? STANDARD_FIGURES : record.figures;
    const state = setup({ players, options, figures });
    const reference = startReference(players, options, figures);
    for (const { action, seq } of replayed.game.line) {
      expect({ seq, ...engineAnswer(state) }).toEqual({ seq, ...referenceAnswer(reference) });
      play(reference, ACTIONS[action]?.text ?? '');
      apply(state, action);
    }
    expect(engineAnswer(state)).toEqual(referenceAnswer(reference));
  });
});
