import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultSentence, translateWith } from '@la-stanza/words';
import { describe, expect, test } from 'vitest';
import { messages } from 'virtual:messages/en';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { unnamedPlayers } from '../../game/source/named-players.ts';
import { readRecordFile, writeRecordFile } from './record-file.ts';

const PATH = join(import.meta.dirname, '../../../../../fixtures/games/2p-standard-some-withdraw-02.json');
const TEXT = readFileSync(PATH, 'utf8');
const PLAYERS: readonly SeatedPlayer[] = [
  { name: 'Elena / Rossi', colour: 'plum' },
  { name: 'Marit', colour: 'copper' },
];
const t = translateWith('en', messages);

const file = (text: string, name = 'game.json'): Parameters<typeof readRecordFile>[0] => ({
  name,
  size: text.length,
  text: () => Promise.resolve(text),
});

async function refusalOf(text: string): Promise<string> {
  const read = await readRecordFile(file(text));
  return 'fault' in read ? faultSentence(t, read.fault, unnamedPlayers(t)) : 'accepted';
}

test('a written file is the record itself, byte for byte, and is named after the players', async () => {
  const record = JSON.parse(TEXT);
  const { name, text } = writeRecordFile(record, PLAYERS);
  expect(text).toBe(TEXT);
  expect(name).toBe('La Stanza (Elena   Rossi, Marit).json');
  expect(await readRecordFile(file(text, name))).toMatchObject({ names: ['Elena   Rossi', 'Marit'] });
  expect(await readRecordFile(file(text, 'La Stanza (Elena, Marit) (1).json'))).toMatchObject({
    names: ['Elena', 'Marit'],
  });
  expect(await readRecordFile(file(text, 'renamed (by me).json'))).toMatchObject({ names: [] });
});

describe('a damaged file is refused with the reason', () => {
  test.each([
    ['a picture', '\u0089PNG', /isn’t a saved game, or part of it is missing/],
    ['one that was cut off', TEXT.slice(0, TEXT.length / 2), /part of it is missing/],
    ['something else', '[1, 2]', /^This isn’t a saved game\.$/],
    ['a missing field', TEXT.replace('"players"', '"gamers"'), /no field “gamers”/],
    ['a changed number of players', TEXT.replace('"players": 2', '"players": 3'), /beginning of this record/],
    ['a later edition', TEXT.replace('"edition": 1', '"edition": 9'), /edition 9 of the rules/],
    ['a changed entry', TEXT.replace('"land 1"', '"land 2"'), /entries \d+ to \d+ of this record/],
  ])('%s', async (_name, text, reason) => {
    expect(await refusalOf(text)).toMatch(reason);
  });

  test('an illegal step in a record without checks', async () => {
    const { checks: _checks, result: _result, seed: _seed, ...record } = JSON.parse(TEXT);
    const entries: string[] = record.entries;
    const late = entries.map((text, index) => (index === entries.length - 1 ? 'land 12' : text));
    expect(await refusalOf(JSON.stringify({ ...record, entries: late }))).toMatch(
      /^Entry \d+, “land 12”, wasn’t possible there\. \S/,
    );
  });

  test('a file that is far too large is not read', async () => {
    const huge = { name: 'x.json', size: 5_000_000, text: () => Promise.reject(new Error('was read')) };
    expect(await readRecordFile(huge)).toEqual({ fault: { code: 'file-too-large' } });
  });
});
