import type { MessageId } from '@la-stanza/words';
import { Fragment, type ReactNode } from 'react';
import { useTranslate } from './messages.ts';
import { richParts, type RichPart } from './rich-parts.ts';

type RichProps = {
  readonly id: MessageId;
  /** Besides words and numbers a value may be any element: a name in bold, a piece, a button. */
  readonly values?: Readonly<Record<string, ReactNode>>;
  /** Renders plain text, for example with search words highlighted. */
  readonly plain?: ((text: string) => ReactNode) | undefined;
};

/** A message with **bold** words and elements inside it. */
export function Rich({ id, values = {}, plain = unchanged }: RichProps): ReactNode {
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

const unchanged = (text: string): ReactNode => text;

type Renderers = { readonly drawn: readonly ReactNode[]; readonly plain: (text: string) => ReactNode };

function draw(parts: readonly RichPart[], renderers: Renderers): ReactNode {
  return parts.map((part, index) => <Fragment key={index}>{drawPart(part, renderers)}</Fragment>);
}

function drawPart(part: RichPart, renderers: Renderers): ReactNode {
  switch (part.kind) {
    case 'text':
      return renderers.plain(part.text);
    case 'bold':
      return <b>{draw(part.parts, renderers)}</b>;
    case 'drawn':
      return renderers.drawn[part.index];
  }
}
