import { expect, test } from 'vitest';
import { languageTables } from './language-tables.ts';

const problems = (code: string): string[] => languageTables([{ file: 'apps/web/src/x.ts', code }]);

test('sentences in two languages are found, however the table is written', () => {
  const found = ['apps/web/src/x.ts holds sentences in en, de: they belong in packages/words/messages'];
  expect(problems("const TEXT = { en: 'Your turn', de: 'Du bist dran' };")).toEqual(found);
  expect(problems('const TEXT = {\n  "en": "Your turn",\n  "de": "Du bist dran",\n};')).toEqual(found);
  expect(problems('const TEXT = { en: `Turn of ${name}`, de: `Zug von ${name}` };')).toEqual(found);
  expect(problems("const EN = { en: 'Your turn' };\nconst DE = { de: 'Du bist dran' };")).toEqual(found);
});

test('names of languages, paths and one language alone are no table', () => {
  expect(problems("const NAMES = { en: 'English', de: 'Deutsch', fr: 'Français' };")).toEqual([]);
  expect(problems("const PAGE = { en: () => import('virtual:messages/en'), de: () => import('x y') };")).toEqual([]);
  expect(problems("const TAGS = { en: 'en-GB', de: 'de-DE' };")).toEqual([]);
  expect(problems("const SENTENCE = { en: 'Your turn' };")).toEqual([]);
  expect(problems("const GAME = { seven: 'One more turn', olden: 'Long ago, once' };")).toEqual([]);
});
