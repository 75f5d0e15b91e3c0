import type { MessageId } from '@la-stanza/words';
import { Fragment, type ReactNode } from 'react';
import { useTranslate } from './messages.ts';
import { richParts, type RichPart } from './rich-parts.ts';

type RichProps = {
  readonly id: MessageId;
  /** Besides words and numbers a value may be anything drawn: a name in bold, a piece, a button. */
  readonly values?: Readonly<Record<string, ReactNode>>;
  /** How plain words are shown, such as with those marked that somebody searched for. */
  readonly plain?: ((text: string) => ReactNode) | undefined;
};

/** A sentence of the catalogue with **bold** words and drawn things inside it. */
export function Rich({ id, values = {}, plain = asItIs }: RichProps): ReactNode {
  const translate = useTranslate();
  const { words, drawn } = splitValues(values);
  return draw(richParts(translate(id, words)), { drawn, plain });
}

function splitValues(values: Readonly<Record<string, ReactNode>>): {
  words: Record<string, string | number>;
  drawn: ReactNode[];
} {
  const words: Record<string, string | number> = {};
  const drawn: ReactNode[] = [];
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' || typeof value === 'number') {
      words[name] = value;
    } else {
      words[name] = `\uE000${drawn.length}\uE001`;
      drawn.push(value);
    }
  }
  return { words, drawn };
}

const asItIs = (text: string): ReactNode => text;

type Pen = { readonly drawn: readonly ReactNode[]; readonly plain: (text: string) => ReactNode };

function draw(parts: readonly RichPart[], pen: Pen): ReactNode {
  return parts.map((part, index) => <Fragment key={index}>{drawPart(part, pen)}</Fragment>);
}

function drawPart(part: RichPart, pen: Pen): ReactNode {
  switch (part.kind) {
    case 'text':
      return pen.plain(part.text);
    case 'bold':
      return <b>{draw(part.parts, pen)}</b>;
    case 'drawn':
      return pen.drawn[part.index];
  }
}
