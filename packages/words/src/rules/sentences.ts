/** After a full stop and what closes with it, before anything that may begin a sentence: a letter, a quotation mark, a value. */
const BETWEEN = /(?<=[.?!][’”“»)]?)\s+(?=[^\p{Ll}\d])/u;

/**
 * The sentences of a rule, in any language. Values that may have full stops of their own are filled in afterwards, so that every
 * language and every ruling counts the same sentences.
 */
export function sentencesOf(text: string): readonly string[] {
  return text.split(BETWEEN);
}
