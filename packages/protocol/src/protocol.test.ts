import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENDPOINTS, clientMessageSchema, negotiate, openApi, REASONS, socketReference } from './index.ts';

const read = (page: string): string => readFileSync(`${import.meta.dirname}/../../../docs/guide/${page}`, 'utf8');

const GAME = '0192d7a0-0000-7000-8000-000000000001';
const ID = '0192d7a0-0000-7000-8000-000000000002';

test('a valid command is parsed unchanged', () => {
  const message = { type: 'command', game: GAME, id: ID, version: 3, command: { kind: 'action', action: 'land 3' } };
  expect(clientMessageSchema.parse(message)).toStrictEqual(message);
});

test.each([
  ['an unknown type', { type: 'shout' }],
  ['a field too many', { type: 'ping', at: 1, extra: true }],
  ['a version below zero', { type: 'watch', game: GAME, version: -1, chat: 0 }],
  ['a version that is no whole number', { type: 'watch', game: GAME, version: 0.5, chat: 0 }],
  ['a game that is no id', { type: 'watch', game: '../../etc', version: 0, chat: 0 }],
  [
    'an action too long',
    { type: 'command', game: GAME, id: ID, version: 0, command: { kind: 'action', action: 'x'.repeat(41) } },
  ],
  ['chat with control characters', { type: 'chat', game: GAME, id: ID, text: 'a\u0000b' }],
  ['chat that turns the text round', { type: 'chat', game: GAME, id: ID, text: 'a\u202Eb' }],
])('%s is not taken', (_, message) => {
  expect(clientMessageSchema.safeParse(message).success).toBe(false);
});

test('the best common protocol version is chosen', () => {
  expect(negotiate([7, 2, 1])).toBe(2);
  expect(negotiate([7])).toBeUndefined();
  expect(negotiate([1])).toBeUndefined();
});

test('every endpoint is described once', () => {
  const { paths } = openApi();
  const operations = Object.values(paths ?? {}).flatMap((path) => Object.values(path ?? {}));
  expect(operations).toHaveLength(Object.keys(ENDPOINTS).length);
  expect(JSON.stringify(paths)).not.toContain('#/$defs');
});

test('the published description of the endpoints is up to date, and the page of the socket names every reason', () => {
  expect(read('openapi.json')).toBe(`${JSON.stringify(openApi())}\n`);
  const page = socketReference();
  for (const code of Object.keys(REASONS)) expect(page).toContain(`\`${code}\``);
});
