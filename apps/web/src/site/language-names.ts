import { LANGUAGES, type Language } from '../messages/language.ts';

// Each language names itself, so that its readers find it from any other.
const NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
};

export const LANGUAGE_OPTIONS: readonly { readonly value: Language; readonly text: string }[] = LANGUAGES.map(
  (value) => ({ value, text: NAMES[value] }),
);
