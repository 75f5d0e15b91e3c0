import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { formatMessage, type CompiledMessage, type MessageValues } from './message.ts';
import { compiledMessages } from './topics.ts';

function said(icu: string, values: MessageValues, language = 'en'): string {
  const { message = '' }: Readonly<Record<string, CompiledMessage>> = compiledMessages(
    [{ name: 'test', file: '', messages: { message: icu } }],
    () => true,
  );
  return formatMessage(language, message, values);
}

test('values are filled in; one that is missing is left out', () => {
  expect(said('{player} takes ƒ{count}.', { player: 'Anna', count: 3 })).toBe('Anna takes ƒ3.');
  expect(said('{player} passes.', {})).toBe(' passes.');
});

test.each([
  ['en', 0, 'no books'],
  ['en', 1, '1 book'],
  ['en', 2, '2 books'],
  ['en', 1500, '1,500 books'],
  ['de', 1500, '1.500 books'],
  // French counts nothing and one and a half as one
  ['fr', 1.5, '1,5 book'],
])('a plural in %s of %d', (language, count, sentence) => {
  expect(said('{count, plural, =0 {no books} one {# book} other {# books}}', { count }, language)).toBe(sentence);
});

test('ordinals count otherwise, and a choice inside a plural knows its number', () => {
  const nth = '{nth, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
  expect([1, 2, 3, 4, 11, 22].map((value) => said(nth, { nth: value }))).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '22nd',
  ]);
  const inner = '{count, plural, one {one} other {{you, select, yes {your #} other {their #}}}}';
  expect(said(inner, { count: 4, you: 'yes' })).toBe('your 4');
});

test('a select takes what is written for a value, and else the other', () => {
  const select = '{colour, select, red {Red} other {Another}}';
  expect(['red', 'blue', 'constructor'].map((colour) => said(select, { colour }))).toEqual([
    'Red',
    'Another',
    'Another',
  ]);
});

test('what cannot be put into words is refused when it is compiled, not when it is read', () => {
  for (const icu of ['{day, date}', '{price, number}', '{count, plural, offset:1 one {#} other {#}}']) {
    expect(typeof compileMessage(icu)).not.toBe('string');
    expect(() => said(icu, { count: 2 })).toThrow('only texts, values, plurals and selects');
  }
});
