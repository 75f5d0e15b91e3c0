import { Fragment, type ReactNode } from 'react';
import type { MessageId } from './message-id.ts';
import { useTranslate } from './messages.ts';
import { richParts, type RichPart } from './rich-parts.ts';

type RichProps = {
  readonly id: MessageId;
  /** Besides words and numbers a value may be anything drawn: a name in bold, a piece, a button. */
  readonly values?: Readonly<Record<string, ReactNode>>;
};

/** A sentence of the catalogue with **bold** words and drawn things inside it. */
export function Rich({ id, values = {} }: RichProps): ReactNode {
  const translate = useTranslate();
  const { words, drawn } = splitValues(values);
  return draw(richParts(translate(id, words)), drawn);
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

function draw(parts: readonly RichPart[], drawn: readonly ReactNode[]): ReactNode {
  return parts.map((part, index) => <Fragment key={index}>{drawPart(part, drawn)}</Fragment>);
}

function drawPart(part: RichPart, drawn: readonly ReactNode[]): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'bold':
      return <b>{draw(part.parts, drawn)}</b>;
    case 'drawn':
      return drawn[part.index];
  }
}
