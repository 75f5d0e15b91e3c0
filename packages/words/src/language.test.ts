import { expect, test } from 'vitest';
import { preferredLanguage } from './language.ts';

test('the first language we speak wins, whatever its region', () => {
  expect(preferredLanguage(['pt-PT', 'nl-BE', 'de'])).toBe('nl');
  expect(preferredLanguage(['FR-ca'])).toBe('fr');
});

test('English stands in for languages we do not speak', () => {
  expect(preferredLanguage(['pt', 'it-IT'])).toBe('en');
  expect(preferredLanguage([])).toBe('en');
});
