import { Fragment, type ReactNode } from 'react';
import { richParts } from '../../ui/messages/rich-parts.ts';

/** A sentence whose words between ** are bold. */
export function Bold({ text }: { readonly text: string }): ReactNode {
  return richParts(text).map((part, index) => (
    <Fragment key={index}>{part.kind === 'bold' ? <b>{part.parts.map(plain).join('')}</b> : plain(part)}</Fragment>
  ));
}

type Part = ReturnType<typeof richParts>[number];

const plain = (part: Part): string => (part.kind === 'text' ? part.text : '');
