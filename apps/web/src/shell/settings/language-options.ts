import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@la-stanza/words';

export const LANGUAGE_OPTIONS: readonly { readonly value: Language; readonly text: string }[] = LANGUAGES.map(
  (value) => ({ value, text: LANGUAGE_NAMES[value] }),
);
