const LANGUAGES = ['en', 'de', 'fr', 'nl'];

// A key that is a language, with its text: `de: 'Du bist dran'`, or a template.
const LANGUAGE_TEXT = new RegExp(`(?<![\\w.])['"]?(${LANGUAGES.join('|')})['"]?\\s*:\\s*(['"\`])(.*?)\\2`, 'g');

// One word or a path is a name or a value; a sentence has a space between letters.
const SENTENCE = /\p{L}[^\s]*\s+\S*\p{L}/u;

/** Source files that hold sentences in two or more languages: those belong in packages/words, where they are checked. */
export function languageTables(sources: readonly { readonly file: string; readonly code: string }[]): string[] {
  return sources.flatMap(({ file, code }) => {
    const found = new Set(
      [...code.matchAll(LANGUAGE_TEXT)].flatMap(([, language = '', , text = '']) =>
        SENTENCE.test(text) ? [language] : [],
      ),
    );
    const languages = LANGUAGES.filter((language) => found.has(language));
    return languages.length < 2
      ? []
      : [`${file} holds sentences in ${languages.join(', ')}: they belong in packages/words/messages`];
  });
}
