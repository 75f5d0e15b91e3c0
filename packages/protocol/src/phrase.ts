/** Phrases that can be sent with one tap. They are sent as codes, and every player reads them in their own language. */
export const PHRASES = ['hello', 'one-moment', 'your-turn', 'well-played', 'thanks', 'again'] as const;

export type Phrase = (typeof PHRASES)[number];

/** The chat line that encodes a phrase. */
export function phraseLine(phrase: Phrase): string {
  return `/${phrase}`;
}

/**
 * The phrase a chat line encodes; undefined if the line was typed.
 *
 * @example
 * phraseOf(phraseLine('well-played')); // 'well-played'
 * phraseOf('Well played!'); // undefined
 */
export function phraseOf(line: string): Phrase | undefined {
  return PHRASES.find((phrase) => phraseLine(phrase) === line);
}
