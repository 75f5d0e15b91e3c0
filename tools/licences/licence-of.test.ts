import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dependenciesOf } from './dependencies-of.ts';
import { licenceOf } from './licence-of.ts';

const folder = mkdtempSync(join(tmpdir(), 'la-stanza-licences-'));
afterAll(() => rmSync(folder, { recursive: true }));

function packaged(name: string, fields: object, text?: string): string {
  const place = join(folder, name);
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name, version: '1.0.0', ...fields }));
  if (text !== undefined) writeFileSync(join(place, 'LICENSE.md'), text);
  return place;
}

test('a known licence comes with its text, one of several is enough', () => {
  expect(licenceOf(packaged('one', { license: 'ISC' }, 'The text\n'))).toMatchObject({
    licence: 'ISC',
    text: 'The text',
  });
  expect(licenceOf(packaged('choice', { license: '(MIT OR GPL-3.0)' }, 'Both'))).toMatchObject({ text: 'Both' });
});

test('an unknown licence, none at all, and one without its text are refused', () => {
  expect(licenceOf(packaged('copyleft', { license: 'AGPL-3.0' }, 'The text'))).toStrictEqual({
    problem: 'copyleft 1.0.0 has a licence that we do not know: AGPL-3.0',
  });
  expect(licenceOf(packaged('none', {}))).toStrictEqual({ problem: 'none 1.0.0 names no licence' });
  expect(licenceOf(packaged('bare', { license: 'Apache-2.0' }))).toStrictEqual({
    problem: 'bare 1.0.0 (Apache-2.0) has no licence file: its text must be given away with it',
  });
});

test('the MIT licence is the same everywhere, so a package may leave out its text', () => {
  expect(licenceOf(packaged('mit', { license: 'MIT', author: { name: 'Ada' } }))).toMatchObject({
    text: expect.stringMatching(/^Copyright \(c\) Ada\n\nPermission is hereby granted/),
  });
});

test('everything that a host installs has a licence that we know', () => {
  const needed = [...dependenciesOf(join(import.meta.dirname, '../../apps/host'))];
  expect(needed.length).toBeGreaterThan(100);
  expect(needed.map(licenceOf).filter((each) => 'problem' in each)).toStrictEqual([]);
});
