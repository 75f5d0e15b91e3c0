export const LANGUAGES = ['en', 'de', 'fr', 'nl'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The tag for numbers, dates and lists: our English is British, with days before months and no serial comma. */
export function localeOf(language: Language): string {
  return language === 'en' ? 'en-GB' : language;
}

export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/**
 * The first language of the reader that we speak; English when we speak none of them.
 *
 * @example
 * preferredLanguage(['it', 'fr-CH', 'de']); // 'fr'
 * preferredLanguage(['it']); // 'en'
 */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split('-')[0] ?? '';
    if (isLanguage(primary)) return primary;
  }
  return 'en';
}
