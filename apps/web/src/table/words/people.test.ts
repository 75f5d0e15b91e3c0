import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import cast from '../../messages/en/cast.json' with { type: 'json' };
import { CAST_SLUGS } from './cast-slugs.ts';
import { personOf } from './people.ts';

const MESSAGES = join(import.meta.dirname, '../../messages');

test('every tile has a portrait and a name of the same person', () => {
  expect(CAST_SLUGS).toHaveLength(60);
  for (const [tile, slug] of CAST_SLUGS.entries()) expect(slug.replace('ue', 'u')).toContain(personOf(tile));
});

test('the names stand in the order of the catalogue', () => {
  expect([...new Set(Object.keys(cast).map((id) => id.split('.')[1]))]).toEqual([...CAST_SLUGS]);
});

test.each(['en', 'de', 'fr', 'nl'])('no short name is a word of the language as well: %s', (language) => {
  const messages = globSync('*.json', { cwd: join(MESSAGES, language) }).flatMap((file) =>
    Object.entries<string>(JSON.parse(readFileSync(join(MESSAGES, language, file), 'utf8'))),
  );
  const words = new Set(messages.flatMap(([, message]) => message.match(/\p{L}+/gu) ?? []));
  expect(words.size).toBeGreaterThan(1000);
  const names = messages.flatMap(([id, message]) => (/^cast\..*\.short$/.test(id) ? [message] : []));
  expect(names).toHaveLength(60);
  // "More leaves the palazzo"
  expect(names.filter((name) => words.has(name.toLowerCase()))).toEqual([]);
});
