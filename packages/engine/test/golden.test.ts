import { setup } from '../src/search.ts';
import { replay } from '../src/record/replay.ts';
import { readLink } from '../src/record/link.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ACTIONS, STANDARD_FIGURES, type GameRecord } from '../src/index.ts';
import { apply } from '../src/flow/apply.ts';
import { expectAgreement } from './kit/comparison.ts';
import { referenceFigures } from './kit/reference-figures.ts';
import { play, startReference } from './reference/reference.ts';

const folder = new URL('../../../fixtures/games/', import.meta.url);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .toSorted();

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

  // oxlint-disable-next-line vitest/expect-expect -- expectAgreement expects equality at every step
  test.each(files)('%s is the same game to the reference implementation', (file) => {
    const record: GameRecord = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    const replayed = replay(record);
    if ('fault' in replayed) throw new Error(JSON.stringify(replayed.fault));
    const { players, options, edition } = record;
    const figures = record.figures === 'standard' ? STANDARD_FIGURES : record.figures;
    const state = setup({ players, options, figures, edition });
    const reference = startReference(players, options, referenceFigures(figures), state.table.rulings);
    for (const { action, seq } of replayed.game.line) {
      expectAgreement(seq, state, reference);
      play(reference, ACTIONS[action]?.text ?? '');
      apply(state, action);
    }
    expectAgreement(replayed.game.line.length, state, reference);
  });

  const links = new Map(
    readFileSync(new URL('../links-0.1.txt', folder), 'utf8')
      .trim()
      .split('\n')
      .map((line): [string, string] => {
        const [name = '', link = ''] = line.split(' ');
        return [`${name}.json`, link];
      }),
  );

  test('links of version 0.1 are kept', () => {
    expect(links.size).toBe(44);
  });

  test.each([...links.keys()].toSorted())(
    'the link that version 0.1 gave %s leads back to its entries in force',
    (file) => {
      const record: GameRecord = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
      const whole = replay(record);
      const opened = readLink(links.get(file) ?? '');
      if ('fault' in whole || 'fault' in opened) throw new Error(file);
      expect(opened.record.entries).toEqual(whole.game.line.map(({ action }) => ACTIONS[action]?.text));
    },
  );
});
