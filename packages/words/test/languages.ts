import { translatorFor } from '../src/catalogues.ts';
import { LANGUAGES, type Language } from '../src/language.ts';
import type { Translate } from '../src/translate.ts';

export const english: Translate = translatorFor('en');

/** Every language with its real sentences. */
export const SPOKEN: readonly (readonly [Language, Translate])[] = LANGUAGES.map((language) => [
  language,
  translatorFor(language),
]);
