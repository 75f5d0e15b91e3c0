import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../simulate/random.ts';
import { emptyFolder, fixtureNamed, fixturePath, FIXTURES, fixtureText } from '../test-kit/fixtures.ts';
import { runScripted } from '../test-kit/scripted-terminal.ts';
import { speechIn } from '../text/speech.ts';
import { verify } from './verify.ts';

const folder = emptyFolder();

async function verifyText(text: string | Uint8Array): Promise<string | undefined> {
  const path = join(folder, 'altered.json');
  writeFileSync(path, text);
  const checked = await verify(speechIn('en').t, path);
  return 'trouble' in checked ? checked.trouble : undefined;
}

describe('stanza verify', () => {
  test('passes every golden game, one line for each', async () => {
    const paths = FIXTURES.map(fixturePath);
    const { exit, out, err } = await runScripted(['verify', ...paths]);
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(out.split('\n')).toHaveLength(paths.length);
    expect(out).toContain('every deal proven by the seed');
  });

  test.each(['2p-standard-undos', '3p-generous-figures', '4p-all-options'])(
    'finds any one altered byte of %s and says where',
    async (start) => {
      const bytes = Buffer.from(fixtureText(fixtureNamed(start)), 'latin1');
      const random = randomFrom(start);
      for (let change = 0; change < 60; change++) {
        const altered = Buffer.from(bytes);
        const index = random(bytes.length);
        altered[index] = ((bytes[index] ?? 0) + 1 + random(255)) % 256;
        expect(await verifyText(altered), `byte ${index} became ${altered[index]}`).toMatch(/\bline \d+/i);
      }
    },
  );

  test('finds every altered byte that still leaves letters and digits', async () => {
    const text = fixtureText(fixtureNamed('2p-standard-all-withdraw'));
    const random = randomFrom('letters');
    for (let index = 0; index < text.length; index += 1 + random(40)) {
      const old = text.charAt(index);
      const other = /[0-9]/.test(old) ? String((Number(old) + 1) % 10) : old === 'a' ? 'b' : 'a';
      const altered = text.slice(0, index) + other + text.slice(index + 1);
      expect(await verifyText(altered), `byte ${index} became ${other}`).toMatch(/\bline \d+/i);
    }
  });

  test.each([
    ['a word', (text: string) => text.replace('"land', '"lend'), /^Line \d+: Entry \d+, “lend \d+”, isn’t a step/],
    [
      'a byte that is no ASCII',
      (text: string) => text.replace('land', 'l\u00e4nd'),
      /^At line \d+, column 5 is a byte/,
    ],
    [
      'a quotation mark',
      (text: string) => text.replace('"land', 'xland'),
      /^At line \d+, column 3 the file stops being JSON/,
    ],
    ['a space', (text: string) => text.replace(' "players"', '\t"players"'), /^At line 4, column 1 is a byte/],
    [
      'the order',
      (text: string) => text.replace('\n "format"', '\n  "format"'),
      /^At line 2, column 2 the file differs/,
    ],
    ['the last line end', (text: string) => text.trimEnd(), /^At line \d+, column 2 the file differs/],
    ['the edition', (text: string) => text.replace('"edition": 1', '"edition": 9'), /^Line 3: .*edition 9/],
    ['half of the file', (text: string) => text.slice(0, text.length / 2), /stops being JSON/],
    ['everything', () => '[]\n', /^Line 1: This isn’t a saved game\.$/],
  ])('says what is wrong after a change of %s', async (_, change, sentence) => {
    expect(await verifyText(change(fixtureText(fixtureNamed('2p-standard-all-withdraw'))))).toMatch(sentence);
  });

  test('goes on after a bad file, names it on stderr and fails', async () => {
    const good = fixturePath(fixtureNamed('2p-standard-all'));
    const { exit, out, err } = await runScripted(['verify', 'missing.json', good]);
    expect(exit).toBe(1);
    expect(err).toBe('missing.json: The file missing.json cannot be read (ENOENT).');
    expect(out).toContain(`${good}: In order: 2 players`);
  });

  test('prints JSON', async () => {
    const good = fixturePath(fixtureNamed('2p-standard-all'));
    const { exit, out } = await runScripted(['verify', good, '--json']);
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ ok: true, files: [{ file: good, ok: true }] });
  });
});
