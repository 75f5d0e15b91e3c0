import type { ReactNode } from 'react';
import { HAIR_COLOUR } from './palette.ts';
import type { Brows, Eyes } from './look.ts';
import { NOSES } from './noses.tsx';
import { INK, LINE } from './pens.ts';
import type { Sitter } from './sitter.ts';

/** Eyes, brows, nose and age lines; the mouth is drawn with the beard. */
export function face(sitter: Sitter): ReactNode {
  const { faceX, eyeGap, side, look } = sitter;
  return (
    <>
      {eye(sitter, faceX - eyeGap)}
      {eye(sitter, faceX + eyeGap)}
      {brow(sitter, faceX - eyeGap, -1)}
      {brow(sitter, faceX + eyeGap, 1)}
      <g transform={`translate(${faceX} 0) scale(${side} 1)`}>{NOSES[look.nose ?? 'straight'](sitter)}</g>
      {ageLines(sitter)}
    </>
  );
}

type EyeForm = { readonly lid: number; readonly below: number; readonly iris: number; readonly line: number };

const EYES: Readonly<Record<Exclude<Eyes, 'lowered'>, EyeForm>> = {
  open: { lid: 4.6, below: 3, iris: 2.2, line: 1.9 },
  wide: { lid: 5.8, below: 4, iris: 2.5, line: 1.9 },
  heavy: { lid: 3.2, below: 3, iris: 2.2, line: 2.5 },
  narrow: { lid: 2.6, below: 2, iris: 1.8, line: 1.9 },
};

function eye({ look, turn, side }: Sitter, x: number): ReactNode {
  const kind = look.eyes ?? 'open';
  if (kind === 'lowered') {
    return (
      <g transform={`translate(${x} -1)`}>
        <path d="M-4.6 -0.4Q0 3.6 4.6 -0.2" fill="none" stroke={INK} strokeWidth={2.2} strokeLinecap="round" />
        <path d="M-4 -3Q0 -4.6 4 -2.8" {...LINE} strokeOpacity={0.55} />
      </g>
    );
  }
  const { lid, below, iris, line } = EYES[kind];
  return (
    <g transform={`translate(${x} -1)`}>
      <path d={`M-4.5 0.4Q0 ${-lid} 4.5 0.4Q0 ${below} -4.5 0.4Z`} fill="#FFFBF2" />
      <circle cx={turn * 0.9} cy={kind === 'heavy' ? 0.2 : -0.3} r={iris} fill={look.eyeColour ?? '#3A2A1C'} />
      <path d={`M-5 0.6Q0 ${-lid - 0.5} 5 0.2`} fill="none" stroke={INK} strokeWidth={line} strokeLinecap="round" />
      {look.soft && kind !== 'narrow' ? (
        <path d={`M${side * 4.4} 0l${side * 2} -1.6`} stroke={INK} strokeWidth={1.2} strokeLinecap="round" />
      ) : null}
      {look.age ? <path d="M-3.6 4.2Q0 5.9 3.6 4" {...LINE} strokeOpacity={0.55} /> : null}
    </g>
  );
}

const BROW_WIDTH: Readonly<Record<Brows, number>> = {
  even: 2.5,
  raised: 2.5,
  knit: 2.5,
  bushy: 4,
  fine: 1.3,
  worried: 2.5,
};

function brow({ look, hair }: Sitter, x: number, place: -1 | 1): ReactNode {
  const kind = look.brows ?? 'even';
  const [left, right] = browEnds(kind, place);
  const y = kind === 'raised' || kind === 'fine' ? -10 : -8.4;
  const arc = `M-5.2 ${left}Q0 ${kind === 'fine' ? -3 : -2} 5.2 ${right}`;
  return (
    <g transform={`translate(${x} ${y})`} fill="none" strokeLinecap="round">
      {kind === 'bushy' ? <path d={arc} stroke={INK} strokeWidth={5.4} /> : null}
      <path d={arc} stroke={browColour(look, hair)} strokeWidth={browWidth(look)} />
    </g>
  );
}

function browEnds(kind: Brows, place: -1 | 1): readonly [number, number] {
  const [outer, inner] = kind === 'knit' ? [0.2, 2.3] : kind === 'worried' ? [2.8, -0.6] : [1.4, 1.4];
  return place < 0 ? [outer, inner] : [inner, outer];
}

export function browWidth({ soft, brows }: Sitter['look']): number {
  return soft ? 1.5 : BROW_WIDTH[brows ?? 'even'];
}

// White brows would vanish against the skin, so they are drawn greyer.
export function browColour({ browColour: own, hairColour, brows }: Sitter['look'], hair: string): string {
  if (own !== undefined) return HAIR_COLOUR[own];
  const pale = hairColour === 'white' || hairColour === 'grey';
  return pale && brows !== 'bushy' ? '#9B948A' : hair;
}

function ageLines({ look, faceX, side, chinDrop }: Sitter): ReactNode {
  const age = look.age ?? 0;
  return (
    <g transform={`translate(${faceX} 0) scale(${side} 1)`}>
      {age > 1 ? (
        <>
          <path d="M-6.6 8Q-8.4 12 -7 16M8 8Q9.4 12 8 15" {...LINE} strokeOpacity={0.6} />
          <path d="M-7 -17Q0 -18.6 7 -17" {...LINE} strokeOpacity={0.5} />
        </>
      ) : null}
      {age > 2 ? (
        <>
          <path d="M-8 -13.4Q0 -15 8 -13.4" {...LINE} strokeOpacity={0.5} />
          <path d="M-12 5Q-10 10 -11.4 15" {...LINE} strokeOpacity={0.55} />
        </>
      ) : null}
      {look.head === 'jowl' ? (
        <path d={`M-9 ${chinDrop - 5}Q0 ${chinDrop + 1} 9 ${chinDrop - 5}`} {...LINE} strokeOpacity={0.7} />
      ) : null}
    </g>
  );
}
