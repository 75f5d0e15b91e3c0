/** What can be said with one tap. It travels as a code, and every reader sees it in their own language. */
export const PHRASES = ['hello', 'one-moment', 'your-turn', 'well-played', 'thanks', 'again'] as const;

export type Phrase = (typeof PHRASES)[number];

/** The line of chat that stands for a phrase. */
export function phraseLine(phrase: Phrase): string {
  return `/${phrase}`;
}

/** The phrase a line of chat stands for; nothing if it was written by hand. */
export function phraseOf(line: string): Phrase | undefined {
  return PHRASES.find((phrase) => phraseLine(phrase) === line);
}
