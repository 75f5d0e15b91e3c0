/** By how much texts may grow in a language that nobody has translated yet. */
const GROWTH = 0.4;
const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'ê', i: 'ï', o: 'ö', u: 'ú', n: 'ñ', c: 'ç' };
const MORE = 'öuñeá'.repeat(4);

/** A text that is accented and 40 % longer: what does not look like that is no message, and what is cut does not fit. */
export function longerText(text: string): string {
  let missing = 0;
  return text.replaceAll(/\p{L}+/gu, (word) => {
    missing += word.length * GROWTH;
    const added = MORE.slice(0, Math.floor(missing));
    missing -= added.length;
    return Array.from(word, (letter) => ACCENTS[letter] ?? letter).join('') + added;
  });
}
