import type { ReactNode } from 'react';
import { each, range } from '../each.tsx';
import type { Beard } from './look.ts';
import { droopingMoustache, lipLine, moustache, mouth, upturnedMoustache } from './mouths.tsx';
import { INK, LINE, OUTLINE } from './pens.ts';
import { round } from './round.ts';
import type { Draw, Sitter } from './sitter.ts';

// Beards that cover the mouth show a lip line and a moustache instead.
const COVERING: ReadonlySet<Beard> = new Set(['full', 'long', 'flow', 'fork', 'square', 'curly', 'point', 'patriarch']);
const DROOPING: ReadonlySet<Beard> = new Set(['long', 'flow', 'patriarch']);

/** Mouth and beard together, because one hides parts of the other. */
export function mouthAndBeard(sitter: Sitter): ReactNode {
  const { beard } = sitter.look;
  if (beard === undefined) return mouth(sitter);
  if (!COVERING.has(beard)) return BEARDS[beard](sitter);
  return (
    <>
      {BEARDS[beard](sitter)}
      {lipLine(sitter)}
      {DROOPING.has(beard) ? droopingMoustache(sitter) : moustache(sitter)}
    </>
  );
}

const BEARDS: Readonly<Record<Beard, Draw>> = {
  stubble: (sitter) => {
    const { clip, faceX, mouthY, chinDrop, beard } = sitter;
    return (
      <>
        <g clipPath={`url(#${clip})`}>
          <path
            d={`M-30 -2Q${faceX - 16} ${mouthY + 2} ${faceX - 7} ${mouthY - 3.6}Q${faceX} ${mouthY - 7} ${faceX + 7} ${mouthY - 3.6}Q${faceX + 16} ${mouthY + 2} 30 -2V${chinDrop + 6}H-30Z`}
            fill={beard}
            opacity={0.2}
          />
        </g>
        {mouth(sitter)}
      </>
    );
  },
  moustache: (sitter) => (
    <>
      {mouth(sitter)}
      {moustache(sitter)}
    </>
  ),
  upturned: (sitter) => (
    <>
      {mouth(sitter)}
      {upturnedMoustache(sitter)}
    </>
  ),
  drooping: (sitter) => (
    <>
      {mouth(sitter)}
      {droopingMoustache(sitter)}
    </>
  ),
  goatee: (sitter) => {
    const { faceX, mouthY, chinDrop, beard } = sitter;
    return (
      <>
        {mouth(sitter)}
        {moustache(sitter)}
        <path
          d={`M${faceX - 4.4} ${mouthY + 4}Q${faceX} ${mouthY + 2.4} ${faceX + 4.4} ${mouthY + 4}Q${faceX + 3} ${chinDrop + 5} ${faceX - 0.6} ${chinDrop + 7}Q${faceX - 4} ${chinDrop + 4} ${faceX - 4.4} ${mouthY + 4}Z`}
          fill={beard}
          stroke={INK}
          strokeWidth={1.2}
        />
      </>
    );
  },
  tuft: (sitter) => {
    const { faceX, mouthY, chinDrop, beard } = sitter;
    return (
      <>
        {mouth(sitter)}
        <path
          d={`M${faceX - 3.4} ${mouthY + 4}Q${faceX} ${mouthY + 2.4} ${faceX + 3.4} ${mouthY + 4}Q${faceX + 3} ${chinDrop + 1} ${faceX} ${chinDrop + 3}Q${faceX - 3} ${chinDrop + 1} ${faceX - 3.4} ${mouthY + 4}Z`}
          fill={beard}
          stroke={INK}
          strokeWidth={1.1}
        />
      </>
    );
  },
  vandyke: (sitter) => {
    const { faceX, mouthY, chinDrop, beard } = sitter;
    return (
      <>
        {mouth(sitter)}
        {upturnedMoustache(sitter)}
        <path
          d={`M${faceX - 6} ${mouthY + 4}Q${faceX} ${mouthY + 2.2} ${faceX + 6} ${mouthY + 4}Q${faceX + 5} ${chinDrop + 6} ${faceX} ${chinDrop + 14}Q${faceX - 5} ${chinDrop + 6} ${faceX - 6} ${mouthY + 4}Z`}
          fill={beard}
          {...OUTLINE}
        />
      </>
    );
  },
  strap: (sitter) => {
    const { leftHalf, chinDrop, rightHalf, chinWidth, beard } = sitter;
    return (
      <>
        {mouth(sitter)}
        <path
          d={`M${-leftHalf.temples + 0.6} 0C${-leftHalf.cheeks + 4} 14 -8 ${chinDrop - 5} 0 ${chinDrop - 5}C8 ${chinDrop - 5} ${rightHalf.cheeks - 4} 14 ${rightHalf.temples - 0.6} 0C${rightHalf.cheeks + 2} 16 ${chinWidth + 5} ${chinDrop + 3} 0 ${chinDrop + 4}C${-chinWidth - 5} ${chinDrop + 3} ${-leftHalf.cheeks - 2} 16 ${-leftHalf.temples + 0.6} 0Z`}
          fill={beard}
          {...OUTLINE}
        />
      </>
    );
  },
  full: (sitter) => chinBeard(sitter, 5, 3, 12),
  point: (sitter) => (
    <>
      {chinBeard(sitter, 20, 1.4, 10)}
      {strands(sitter, 2, 16, 5)}
    </>
  ),
  long: (sitter) => (
    <>
      {chinBeard(sitter, 24, 2, 12)}
      {strands(sitter, 3, 20, 4.6)}
    </>
  ),
  square: (sitter) => (
    <>
      {chinBeard(sitter, 15, 13, 19)}
      {strands(sitter, 4, 14, 6.4)}
    </>
  ),
  patriarch: (sitter) => (
    <>
      {chinBeard(sitter, 32, 7, 18)}
      {strands(sitter, 5, 28, 5)}
    </>
  ),
  flow: (sitter) => {
    const { rightHalf, chinDrop, leftHalf } = sitter;
    return (
      <>
        {jawBeard(
          sitter,
          `C${rightHalf.temples + 2} 18 26 ${chinDrop + 10} 17 ${chinDrop + 26}Q12 ${chinDrop + 30} 7 ${chinDrop + 34}Q0 ${chinDrop + 38} -7 ${chinDrop + 34}Q-12 ${chinDrop + 30} -17 ${chinDrop + 26}C-26 ${chinDrop + 10} ${-leftHalf.temples - 2} 18 ${-leftHalf.temples + 0.8} 1`,
        )}
        <path
          d={`M-11 ${chinDrop - 4}C-16 ${chinDrop + 8} -6 ${chinDrop + 14} -11 ${chinDrop + 26}M-4 ${chinDrop}C-8 ${chinDrop + 10} 0 ${chinDrop + 18} -4 ${chinDrop + 32}M4 ${chinDrop}C8 ${chinDrop + 10} 0 ${chinDrop + 18} 4 ${chinDrop + 32}M11 ${chinDrop - 4}C16 ${chinDrop + 8} 6 ${chinDrop + 14} 11 ${chinDrop + 26}`}
          {...LINE}
          strokeOpacity={0.6}
        />
      </>
    );
  },
  fork: (sitter) => {
    const { rightHalf, chinDrop, leftHalf } = sitter;
    return jawBeard(
      sitter,
      `C${rightHalf.temples + 1} 16 14 ${chinDrop + 8} 8 ${chinDrop + 17}L0 ${chinDrop + 7}L-8 ${chinDrop + 17}C-14 ${chinDrop + 8} ${-leftHalf.temples - 1} 16 ${-leftHalf.temples + 0.8} 1`,
    );
  },
  curly: ({ beard, leftHalf, rightHalf, chinDrop, faceX, mouthY }) => (
    <>
      <g fill={beard} {...OUTLINE}>
        {each(curls(leftHalf, rightHalf), ([x, y, r]) => (
          <circle cx={x} cy={round((y * chinDrop) / 25)} r={r} />
        ))}
      </g>
      <path
        d={`M${-leftHalf.temples + 3} 7C${faceX - 9} ${mouthY - 5} ${faceX - 7} ${mouthY - 3} ${faceX - 6} ${mouthY - 3}H${faceX + 6}C${faceX + 8} ${mouthY - 4} ${faceX + 10} ${mouthY - 4} ${rightHalf.temples - 3} 7L${rightHalf.cheeks - 3} 16L7 ${chinDrop + 2}H-7L${-leftHalf.cheeks + 3} 16Z`}
        fill={beard}
      />
    </>
  ),
};

function jawBeard({ leftHalf, faceX, mouthY, rightHalf, beard }: Sitter, tail: string): ReactNode {
  return (
    <path
      d={`M${-leftHalf.temples + 0.8} 1C${-leftHalf.temples + 4} 8 ${faceX - 9} ${mouthY - 5} ${faceX - 6} ${mouthY - 3}Q${faceX} ${mouthY - 5} ${faceX + 6} ${mouthY - 3}C${faceX + 9} ${mouthY - 5} ${rightHalf.temples - 4} 8 ${rightHalf.temples - 0.8} 1${tail}Z`}
      fill={beard}
      {...OUTLINE}
    />
  );
}

function chinBeard(sitter: Sitter, len: number, tip: number, wd: number): ReactNode {
  const { rightHalf, chinDrop, leftHalf } = sitter;
  return jawBeard(
    sitter,
    `C${rightHalf.temples + 1} 14 ${wd} ${chinDrop + len - 4} ${tip} ${chinDrop + len}Q0 ${chinDrop + len + 2.4} ${-tip} ${chinDrop + len}C${-wd} ${chinDrop + len - 4} ${-leftHalf.temples - 1} 14 ${-leftHalf.temples + 0.8} 1`,
  );
}

function strands({ chinDrop }: Sitter, count: number, length: number, pitch: number): ReactNode {
  return each(range(count), (i) => {
    const x = (i - (count - 1) / 2) * pitch;
    return (
      <path
        d={`M${round(x * 0.9)} ${chinDrop - 2}Q${round(x * 1.2 + 1.4)} ${round(chinDrop + length * 0.4)} ${x} ${round(chinDrop + length * 0.8)}`}
        {...LINE}
        strokeOpacity={0.55}
      />
    );
  });
}

// Position and radius of each curl, down one cheek, under the chin and up the other.
function curls(left: Sitter['leftHalf'], right: Sitter['rightHalf']): (readonly [number, number, number])[] {
  return [
    [-left.temples + 2, 7, 5],
    [-left.cheeks + 2, 14, 5.4],
    [-11, 20, 5.8],
    [-5, 25, 6],
    [4, 26, 6],
    [11, 21, 5.8],
    [right.cheeks - 2, 14, 5.4],
    [right.temples - 2, 7, 5],
    [-3, 29, 5.2],
    [5, 30, 5],
  ];
}
