import { LANGUAGES } from '@la-stanza/words';
import { translatorFor } from '@la-stanza/words/catalogues';
import { readTopics } from '@la-stanza/words/topics';
import { describe, expect, test } from 'vitest';
import { printedWords } from './printed-words.ts';

const isGlossary = (id: string): boolean => /^rules\.(?:word|printed)\./.test(id);

describe.each(LANGUAGES)('in %s', (language) => {
  const t = translatorFor(language);
  const messages = readTopics(language).flatMap((topic) => Object.entries(topic.messages));
  const words = printedWords(t);

  test('the table has every word of the catalogue that the rulebook calls something else', () => {
    const ours = messages.filter(([id]) => id.startsWith('rules.word.'));
    const differing = ours.filter(
      ([id, text]) => text !== messages.find(([other]) => other === id.replace('word', 'printed'))?.[1],
    );
    expect(words.map(({ at }) => `rules.${at.replace('words', 'word')}`)).toEqual(differing.map(([id]) => id));
    expect(words.length).toBeGreaterThan(9);
  });

  test('our word is one that the game says', () => {
    const said = messages
      .filter(([id]) => !isGlossary(id))
      .map(([, text]) => text)
      .join('\n')
      .toLowerCase();
    const unsaid = words.flatMap(({ here }) => here.split(', ')).filter((word) => !said.includes(word.toLowerCase()));
    expect(unsaid).toEqual([]);
  });
});

test.each([
  ['en', 'words.manuscript', 'script'],
  ['de', 'words.arch', 'Feld im Saal der Boni'],
  ['fr', 'words.box', 'emplacement'],
  ['nl', 'words.withdraw', 'passen'],
] as const)('%s: %s', (language, at, printed) => {
  expect(printedWords(translatorFor(language)).find((word) => word.at === at)?.printed).toBe(printed);
});
