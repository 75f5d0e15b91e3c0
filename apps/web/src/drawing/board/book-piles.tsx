import type { ReactNode } from 'react';
import { each, range } from '../art/each.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Mark } from '../targets/mark.tsx';
import type { BookPilePicture } from './board-picture.ts';
import { roundedBox } from '../art/shapes.ts';
import { Anchor } from '../targets/anchor.tsx';
import { TargetGroup } from '../targets/target.tsx';

const INNER = 300;

// lying books of slightly different lengths make a pile, not a column
const LYING = range(7).map((index) => ({
  length: 54 - ((index * 7) % 5) * 3,
  x: -27.7 + ((index * 5) % 4) * 1.6,
  y: 73 - index * 10.8,
}));
const BOOKS = LYING.map(({ x, y, length }) => roundedBox(x, y, length, 10.6, 1.6)).join('');
const BINDINGS = LYING.map(({ x, y, length }) => `M${x + 5} ${y}v10.6M${x + length - 5} ${y}v10.6`).join('');

/** The shelves of the Literature room. Books never run out (rule 1.17), so a pile has no count. */
export function BookPiles({ piles }: { readonly piles: readonly BookPilePicture[] }): ReactNode {
  const bay = INNER / piles.length;
  return (
    <g transform="translate(8 132)">
      <g stroke="#3A2B1D" aria-hidden>
        <rect width={308} height={92} fill="#7A5430" strokeWidth={1.4} />
        <rect x={4} y={4} width={INNER} height={84} fill="#5E4226" stroke="none" />
        <path d="M-4 92H312V97H-4Z" fill="#8F6538" strokeWidth={1.1} />
        <path d="M-3-4H311V1H-3Z" fill="#A87C4B" strokeWidth={1.1} />
      </g>
      {piles.map((pile, index) => (
        <g key={pile.colour} transform={`translate(${4 + index * bay} 4)`}>
          <Pile pile={pile} width={bay} />
        </g>
      ))}
      <g aria-hidden>
        {each(range(piles.length - 1), (index) => (
          <path d={`M${4 + (index + 1) * bay} 4V88`} stroke="#8F6538" strokeWidth={3} />
        ))}
      </g>
    </g>
  );
}

function Pile({ pile, width }: { readonly pile: BookPilePicture; readonly width: number }): ReactNode {
  const { colour, target } = pile;
  const middle = width / 2;
  return (
    <TargetGroup
      target={target}
      outline={roundedBox(2, 1, width - 4, 82, 3)}
      marks={target && <Mark target={target} x={width - 11} y={11} />}
    >
      <rect width={width} height={84} fill="#6E4E2E" />
      <path d={`M0 0H${width}V10H0Z`} fill="#2E1D0E" opacity={0.35} />
      <g transform={`translate(${middle} 0)`}>
        <path d={BOOKS} fill={`var(--${colour})`} stroke="#2A1A0C" strokeWidth={1.1} />
        <path d={BINDINGS} stroke={colour === 'politics' ? '#8A6414' : '#F2D98C'} strokeWidth={1.6} />
      </g>
      <Anchor place={`pile ${colour}`} x={middle} y={46} width={28} height={36} />
      <Emblem discipline={colour} x={middle} y={46} size={28} strokeWidth={1.6} />
    </TargetGroup>
  );
}
