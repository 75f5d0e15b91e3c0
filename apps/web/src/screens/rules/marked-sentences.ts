import { provenanceOf, type SentenceSource } from '@la-stanza/engine';
import { sentencesOf, type ParagraphId, type Translate } from '@la-stanza/words';

export type Values = Readonly<Record<string, string | number>>;

/** A sentence of the rules: plain text and, in turn, the names of the values in it. */
export type MarkedSentence = {
  readonly parts: readonly string[];
  /** What the rulebook does not print of it, where a mark says so: after the last of the sentences about the same. */
  readonly unsure: Exclude<SentenceSource, { readonly from: 'printed' }> | undefined;
};

// stands around the name of a value, to find out where a text has it
const MARK = '\uE010';

/** The sentences of a paragraph, each with its mark if it has one. The introduction, 1.0, is no rule and has none. */
export function markedSentences(t: Translate, id: ParagraphId, values: Values): readonly MarkedSentence[] {
  const names = Object.fromEntries(Object.keys(values).map((name) => [name, `${MARK}${name}${MARK}`]));
  const sources = provenanceOf(id.slice('reference.'.length)) ?? [];
  return sentencesOf(t(id, names)).map((text, index) => ({
    parts: text.split(MARK),
    unsure: unsureAt(sources, index),
  }));
}

function unsureAt(sources: readonly SentenceSource[], index: number): MarkedSentence['unsure'] {
  const [source, next] = [sources[index], sources[index + 1]];
  if (source === undefined || source.from === 'printed') return undefined;
  return next !== undefined && next.from !== 'printed' && next.point === source.point ? undefined : source;
}

/** The names of the values in some sentences. */
export function valuesIn(sentences: readonly MarkedSentence[]): readonly string[] {
  return sentences.flatMap(({ parts }) => parts.filter((_, index) => index % 2 === 1));
}
