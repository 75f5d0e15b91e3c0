import { replay } from '../src/record/replay.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playthrough } from './kit/playthrough.ts';

const folder = new URL('../../../fixtures/playthroughs/', import.meta.url);
const games = new URL('../../../fixtures/games/', import.meta.url);

test('every playthrough file says what the engine answers today', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  expect(files.length).toBeGreaterThanOrEqual(2);
  for (const file of files) {
    const title = file.replace(/\.txt$/, '');
    const result = replay(JSON.parse(readFileSync(new URL(`${title}.json`, games), 'utf8')));
    if ('fault' in result) throw new Error(`${file}: ${JSON.stringify(result.fault)}`);
    expect(playthrough(result.game, title)).toBe(readFileSync(new URL(file, folder), 'utf8'));
  }
});
