import { BONUS_TILES } from '@la-stanza/engine';
import { CAST_SLUGS, fullName, ruleNumber, SECTIONS, type Translate } from '@la-stanza/words';
import { printedWords } from './printed-words.ts';
import type { Findable } from './search.ts';
import type { Values } from './values.ts';

/** A place in the rules that a search can find. */
export type RulePlace = Findable & {
  /** Its address: "8.1", "tiles.Dc", "people.erasmus", "words.niche". */
  readonly at: string;
  /** The number before its title. */
  readonly number: string;
};

/** Everything a search covers: the rules, the tiles, the people, the words of the box. */
export function findables(t: Translate, values: Values): readonly RulePlace[] {
  return [
    ...SECTIONS.flatMap(({ title, paragraphs }) =>
      paragraphs.map((id) => ({
        at: id.slice('reference.'.length),
        number: ruleNumber(id),
        title: t(title),
        text: t(id, values),
      })),
    ),
    ...BONUS_TILES.map((tile) => ({
      at: `tiles.${tile}`,
      number: '',
      title: t(`terms.tile.${tile}.name`),
      text: t(`terms.tile.${tile}.rule`, values),
    })),
    ...CAST_SLUGS.map((slug, tile) => ({
      at: `people.${slug}`,
      number: '',
      title: fullName(t, tile),
      text: t(`cast.${slug}.life`),
    })),
    ...printedWords(t).map(({ at, here, printed }) => ({ at, number: '', title: here, text: printed })),
  ];
}

const AROUND = 60;

/** The part of a text around the first match. */
export function excerpt(text: string, words: readonly string[]): string {
  const at = Math.min(...words.map((word) => text.indexOf(word)).filter((place) => place >= 0), text.length);
  const from = at === text.length || at < AROUND ? 0 : text.indexOf(' ', at - AROUND / 2) + 1;
  const end = text.length <= from + 2 * AROUND ? text.length : text.lastIndexOf(' ', from + 2 * AROUND);
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
}
