import { expect, test } from 'vitest';
import { catalogueProblems, type Catalogue } from './messages-problems.ts';

const catalogue = (language: string, messages: Record<string, string>): Catalogue => ({
  language,
  topics: [{ name: 'table', messages: new Map(Object.entries(messages)) }],
});

const check = (english: Record<string, string>, german: Record<string, string>, code = "'table.walk'"): string[] =>
  catalogueProblems([catalogue('en', english), catalogue('de', german)], [code]);

test('catalogues that agree have no problems', () => {
  const english = { 'table.walk': 'Walk {steps, plural, one {# step} other {# steps}}' };
  const german = { 'table.walk': 'Geh {steps, plural, one {# Schritt} other {# Schritte}}' };
  expect(check(english, german)).toEqual([]);
});

test('a missing, an unknown and an empty message are reported', () => {
  expect(check({ 'table.walk': 'Walk' }, { 'table.run': 'Lauf' })).toEqual([
    'de: table.walk is missing',
    'de: table.run does not exist in English',
  ]);
  expect(check({ 'table.walk': 'Walk' }, { 'table.walk': ' ' })).toEqual(['de: table.walk is empty']);
});

test('placeholders must agree, also inside plurals and selects', () => {
  expect(check({ 'table.walk': '{name} walks' }, { 'table.walk': '{nam} geht' })).toEqual([
    'de: table.walk lacks {name}',
    'de: table.walk has {nam}, which English lacks',
  ]);
  expect(
    check(
      { 'table.walk': '{who, select, you {You} other {{name}}}' },
      { 'table.walk': '{who, select, other {{name}}}' },
    ),
  ).toEqual(['de: table.walk lacks {who, select, you}']);
});

test('a language may inflect by the person or the gender where English does not', () => {
  const german = '{you, select, yes {gehst} other {geht}} zu {gender, select, f {ihr} other {ihm}}';
  expect(check({ 'table.walk': 'walked' }, { 'table.walk': german })).toEqual([]);
  expect(check({ 'table.walk': '{you, select, yes {You} other {They}} walked' }, { 'table.walk': 'geht' })).toEqual([
    'de: table.walk lacks {you, select, yes}',
    'de: table.walk lacks {you, select, other}',
  ]);
});

test('invalid ICU and unclosed bold are found', () => {
  for (const broken of ['Geh {', 'Geh {name', 'Geh }', '{steps, plural, one {Schritt}}']) {
    expect(check({ 'table.walk': 'Walk' }, { 'table.walk': broken })).toEqual(['de: table.walk is not valid ICU']);
  }
  expect(check({ 'table.walk': 'Walk' }, { 'table.walk': '**Geh' })).toEqual([
    'de: table.walk opens **bold** without closing it',
  ]);
});

test('an unused message is found; literals and templates count as use', () => {
  const both = { 'table.walk': 'Walk', 'table.room.arts': 'Arts' };
  expect(check(both, both)).toEqual(['en: table.room.arts is not used anywhere']);
  expect(check(both, both, "'table.walk' + `table.room.${room}`")).toEqual([]);
});

test('an id must start with the name of its topic', () => {
  expect(check({ walk: 'Walk' }, { walk: 'Geh' }, "'walk'")).toEqual([
    'en/table.json: walk does not begin with "table."',
    'de/table.json: walk does not begin with "table."',
  ]);
});
