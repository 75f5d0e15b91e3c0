import { expect, test } from 'vitest';
import { acceptedLanguage } from './accepted-language.ts';

test.each([
  ['de-DE,en;q=0.5', 'de'],
  ['pt-PT, nl-BE;q=0.8, de;q=0.7', 'nl'],
  ['fr;q=0.9', 'fr'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('%s asks for %s', (accepted, language) => {
  expect(acceptedLanguage(accepted)).toBe(language);
});
