import { provenanceOf, type SentenceSource } from '@la-stanza/engine';
import type { Translate } from '../translate.ts';
import type { ParagraphId } from './sections.ts';
import { sentencesOf } from './sentences.ts';

/** What the rulebook does not print, and why: the point names its sentence in the catalogue, `rules.why.<point>`. */
export type Unsure = Exclude<SentenceSource, { readonly from: 'printed' }>;

export type MarkedSentence = {
  /** Plain text and, in turn, the names of the values in it. */
  readonly parts: readonly string[];
  /** What a mark after it says; the last of the sentences about the same point has it. */
  readonly unsure: Unsure | undefined;
};

// stands around the name of a value, to find out where a text has it
const MARK = '\uE010';

/** The sentences of a paragraph, each with its mark if it has one. The introduction, 1.0, is no rule and has none. */
export function markedSentences(
  t: Translate,
  id: ParagraphId,
  values: Readonly<Record<string, unknown>>,
): readonly MarkedSentence[] {
  const names = Object.fromEntries(Object.keys(values).map((name) => [name, `${MARK}${name}${MARK}`]));
  const sources = provenanceOf(id.slice('reference.'.length)) ?? [];
  return sentencesOf(t(id, names)).map((text, index) => ({
    parts: text.split(MARK),
    unsure: unsureAt(sources, index),
  }));
}

function unsureAt(sources: readonly SentenceSource[], index: number): Unsure | undefined {
  const [source, next] = [sources[index], sources[index + 1]];
  if (source === undefined || source.from === 'printed') return undefined;
  return next !== undefined && next.from !== 'printed' && next.point === source.point ? undefined : source;
}

/** The names of the values in some sentences. */
export function valuesIn(sentences: readonly MarkedSentence[]): readonly string[] {
  return sentences.flatMap(({ parts }) => parts.filter((_, index) => index % 2 === 1));
}
