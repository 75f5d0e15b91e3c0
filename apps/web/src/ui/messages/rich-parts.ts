/** A formatted message, split where anything but plain text begins. */
export type RichPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold'; readonly parts: readonly RichPart[] }
  | { readonly kind: 'drawn'; readonly index: number };

// Private-use characters stand for the drawn values: no text of a player or translator contains them.
const MARKS = /\*\*(?<bold>.+?)\*\*|\uE000(?<drawn>\d+)\uE001/gu;

export function richParts(message: string): RichPart[] {
  const parts: RichPart[] = [];
  let done = 0;
  for (const match of message.matchAll(MARKS)) {
    if (match.index > done) parts.push({ kind: 'text', text: message.slice(done, match.index) });
    const bold = match.groups?.['bold'];
    parts.push(
      bold === undefined
        ? { kind: 'drawn', index: Number(match.groups?.['drawn']) }
        : { kind: 'bold', parts: richParts(bold) },
    );
    done = match.index + match[0].length;
  }
  if (done < message.length) parts.push({ kind: 'text', text: message.slice(done) });
  return parts;
}
