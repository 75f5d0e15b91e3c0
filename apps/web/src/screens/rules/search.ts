/* Search in the rules: every word must match, prefixes count, and typos are forgiven. */

/** A text that can be found. */
export type Findable = { readonly title: string; readonly text: string };

export type Hit<Item extends Findable> = {
  readonly item: Item;
  /** The words of the text that match, as they are written there. */
  readonly words: readonly string[];
};

/** The matching items, best first; none for an empty query. */
export function search<Item extends Findable>(items: readonly Item[], asked: string): readonly Hit<Item>[] {
  const wanted = wordsOf(asked).map(({ plain }) => plain);
  if (wanted.length === 0) return [];
  const exact = hitsOf(items, wanted, isBeginning);
  return exact.length > 0 ? exact : hitsOf(items, wanted, isNear);
}

type Fits = (asked: string, word: string) => boolean;

function hitsOf<Item extends Findable>(items: readonly Item[], wanted: readonly string[], fits: Fits): Hit<Item>[] {
  return items
    .flatMap((item) => {
      const title = wordsOf(item.title);
      const text = wordsOf(item.text);
      const found = wanted.map((word) => ({
        inTitle: title.filter(({ plain }) => fits(word, plain)),
        inText: text.filter(({ plain }) => fits(word, plain)),
      }));
      if (found.some(({ inTitle, inText }) => inTitle.length + inText.length === 0)) return [];
      const words = found.flatMap(({ inTitle, inText }) => [...inTitle, ...inText].map(({ written }) => written));
      const rank = found.filter(({ inTitle }) => inTitle.length > 0).length;
      return [{ hit: { item, words: [...new Set(words)] }, rank }];
    })
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ hit }) => hit);
}

type Word = { readonly written: string; readonly plain: string };

/** The words of a text, normalised for comparing. */
function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(([written]) => ({ written, plain: plainWord(written) }));
}

function plainWord(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

const isBeginning: Fits = (asked, word) => word.startsWith(asked);

/** Short words must be exact; longer ones may have a typo or two, also in a prefix. */
const isNear: Fits = (asked, word) => {
  const typos = asked.length < 4 ? 0 : asked.length < 8 ? 1 : 2;
  const lengths = Array.from({ length: 2 * typos + 1 }, (_, index) => asked.length - typos + index);
  return typos > 0 && lengths.some((length) => typosBetween(asked, word.slice(0, length)) <= typos);
};

/** The number of letters to change, add, remove or swap (Damerau-Levenshtein distance). */
function typosBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row++) {
    rows.push([row]);
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(one.length, other.length);
}
