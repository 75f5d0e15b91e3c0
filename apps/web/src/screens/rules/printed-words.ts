import type { MessageId, Translate } from '@la-stanza/words';

type WordKey = MessageId extends infer Id ? (Id extends `rules.word.${infer Key}` ? Key : never) : never;

/** What the rulebook calls something else in at least one of its languages. */
const WORDS: readonly WordKey[] = [
  'bonus-room',
  'bonus-space',
  'mat',
  'starter',
  'recruit',
  'worker',
  'walk',
  'frame',
  'niche',
  'cover',
  'box',
  'strength',
  'manuscript',
  'sculpture',
  'hiring-cost',
  'write',
  'aside',
  'points',
  'instant',
  'ongoing',
  'endgame',
  'majority',
  'left',
  'withdraw',
  'arch',
  'final-turn',
  'finale',
];

/** A thing with two names: ours, and that of the rulebook in the same language. */
export type PrintedWord = {
  /** Its address in the rules: "words.niche". */
  readonly at: string;
  readonly here: string;
  readonly printed: string;
};

/** The words of this language that differ. */
export function printedWords(t: Translate): readonly PrintedWord[] {
  return WORDS.map((key) => ({
    at: `words.${key}`,
    here: t(`rules.word.${key}`),
    printed: t(`rules.printed.${key}`),
  })).filter(({ here, printed }) => here !== printed);
}
