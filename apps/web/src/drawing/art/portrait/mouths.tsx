import type { ReactNode } from 'react';
import type { Mouth } from './look.ts';
import { INK, LIP_LINE } from './pens.ts';
import type { Draw, Sitter } from './sitter.ts';

/** Drawn around the middle of the mouth. */
const MOUTHS: Readonly<Record<Mouth, Draw>> = {
  gentle: ({ lips }) => <path d="M-5 0Q0 2.6 5 -0.4" {...LIP_LINE} stroke={lips} />,
  stern: ({ lips }) => <path d="M-4.8 0.5Q0 -0.5 4.8 0.5" {...LIP_LINE} stroke={lips} />,
  full: ({ lips }) => (
    <path d="M-5 -0.4Q-2 -3 0 -1.6Q2 -3 5 -0.4Q0 4.2 -5 -0.4Z" fill={lips} stroke={INK} strokeWidth={0.8} />
  ),
  laughing: () => <path d="M-5.6 -1.2Q0 6 5.6 -1.6Z" fill="#FFF8EE" stroke={INK} strokeWidth={1.2} />,
  small: ({ lips }) => (
    <path d="M-3 0Q-1.4 -2 0 -0.8Q1.4 -2 3 0Q0 2.8 -3 0Z" fill={lips} stroke={INK} strokeWidth={0.8} />
  ),
  wry: ({ side, lips }) => <path d={`M-4.4 0.4L${side * 4.6} -0.9`} {...LIP_LINE} stroke={lips} />,
  'heavy-lower': ({ lips, side }) => (
    <>
      <path d="M-4.6 0Q0 1.2 4.6 -0.4" {...LIP_LINE} stroke={lips} />
      <path d={`M-3.4 3.6Q${side} 5.4 4 3`} fill="none" stroke={lips} strokeWidth={1.8} strokeLinecap="round" />
    </>
  ),
};

/** The mouth of a beardless face, or the part that a beard leaves free. */
export function mouth(sitter: Sitter): ReactNode {
  return <g transform={atMouth(sitter)}>{MOUTHS[sitter.look.mouth ?? 'gentle'](sitter)}</g>;
}

export function moustache(sitter: Sitter): ReactNode {
  return (
    <path
      transform={atMouth(sitter)}
      d="M0 -3.8C-4 -5.6 -8 -2 -9.8 2C-5 1 -2 0.8 0 -1C2 0.8 5 1 9.8 2C8 -2 4 -5.6 0 -3.8Z"
      fill={sitter.beard}
      stroke={INK}
      strokeWidth={1.1}
    />
  );
}

export function upturnedMoustache(sitter: Sitter): ReactNode {
  return (
    <path
      transform={atMouth(sitter)}
      d="M0 -3.6C-5 -5.4 -8 -1 -13 -5C-11 2.6 -4 2 0 -0.8C4 2 11 2.6 13 -5C8 -1 5 -5.4 0 -3.6Z"
      fill={sitter.beard}
      stroke={INK}
      strokeWidth={1.1}
    />
  );
}

export function droopingMoustache(sitter: Sitter): ReactNode {
  return (
    <path
      transform={atMouth(sitter)}
      d="M0 -3.8C-5 -5.4 -9 -1 -11.4 8C-7 5 -4 0.6 0 -1C4 0.6 7 5 11.4 8C9 -1 5 -5.4 0 -3.8Z"
      fill={sitter.beard}
      stroke={INK}
      strokeWidth={1.1}
    />
  );
}

export function lipLine(sitter: Sitter): ReactNode {
  return (
    <path
      transform={atMouth(sitter)}
      d="M-4.4 0.4Q0 2.6 4.4 0.4"
      fill="none"
      stroke="#7E3C30"
      strokeWidth={2.2}
      strokeLinecap="round"
    />
  );
}

function atMouth({ faceX, mouthY }: Sitter): string {
  return `translate(${faceX} ${mouthY})`;
}
