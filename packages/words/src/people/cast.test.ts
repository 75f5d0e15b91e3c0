import { BOT_PEOPLE } from '@la-stanza/bots/people';
import { expect, test } from 'vitest';
import { readTopics } from '../topics.ts';
import { LANGUAGES } from '../language.ts';
import { CAST_SLUGS } from './cast-slugs.ts';

const messagesOf = (language: string): [id: string, message: string][] =>
  readTopics(language).flatMap(({ messages }) => Object.entries(messages));

test.each(LANGUAGES)('the names stand in the order of the catalogue: %s', (language) => {
  const ids = messagesOf(language).flatMap(([id]) => (id.startsWith('cast.') ? [id] : []));
  expect([...new Set(ids.map((id) => id.split('.')[1]))]).toEqual([...CAST_SLUGS]);
});

test.each(LANGUAGES)('no short name is a word of the language as well: %s', (language) => {
  const messages = messagesOf(language);
  const words = new Set(messages.flatMap(([, message]) => message.match(/\p{L}+/gu) ?? []));
  expect(words.size).toBeGreaterThan(1000);
  const names = messages.flatMap(([id, message]) => (/^cast\..*\.short$/.test(id) ? [message] : []));
  expect(names).toHaveLength(60);
  // "More leaves the palazzo"
  expect(names.filter((name) => words.has(name.toLowerCase()))).toEqual([]);
});

/** Case and accents make no difference to a listener. */
const plain = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

test.each(LANGUAGES)('no bot is called like somebody of the cast: %s', (language) => {
  const names = messagesOf(language).filter(([id]) => /^cast\..*\.(?:name|short)$/.test(id));
  const cast = new Set(names.map(([, name]) => plain(name)));
  // some full names are the short ones
  expect(cast.size).toBeGreaterThan(60);
  expect(Object.values(BOT_PEOPLE).filter((name) => cast.has(plain(name)))).toEqual([]);
});
