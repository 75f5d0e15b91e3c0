import { expect, test } from 'vitest';
import { translatorFor } from './catalogues.ts';
import { LANGUAGE_NAMES } from './language-names.ts';
import { LANGUAGES } from './language.ts';
import { catalogueLanguages, compiledMessages, readTopics } from './topics.ts';
import { translateWith } from './translate.ts';

test('there is a catalogue and a name for every language', () => {
  expect(catalogueLanguages()).toEqual(LANGUAGES.toSorted());
  expect(Object.keys(LANGUAGE_NAMES).toSorted()).toEqual(LANGUAGES.toSorted());
});

test.each(LANGUAGES)('compiled beforehand or when first asked for, a message reads the same: %s', (language) => {
  const beforehand = translateWith(
    language,
    compiledMessages(readTopics(language), (topic) => topic === 'terms'),
  );
  const later = translatorFor(language);
  for (const count of [1, 2]) {
    const books = later('terms.book.count', { count });
    expect(books).toBe(beforehand('terms.book.count', { count }));
    expect(books).toContain(String(count));
    // and again, from what was compiled
    expect(later('terms.book.count', { count })).toBe(books);
  }
});

test('sentences are tidied after their names', () => {
  expect(translatorFor('en')('chronicle.sentence', { subject: 'da Gama', deeds: 'left' })).toBe('Da Gama left.');
});
