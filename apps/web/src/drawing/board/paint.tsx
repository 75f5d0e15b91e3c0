import { createContext, useContext, useId, type ReactNode } from 'react';
import { DISCIPLINES } from '../art/discipline.ts';
import { each } from '../art/each.tsx';
import { SILHOUETTES } from '../art/emblem.tsx';
import type { RoomName } from './board-picture.ts';

type PaintName =
  | `damask-${RoomName}`
  | 'hatch'
  | 'roof'
  | 'stone'
  | 'shade-top'
  | 'shade-left'
  | 'shade-right'
  | 'niche'
  | 'gold';

const Prefix = createContext('');

/** Paints are shared by reference; each drawing has its own, because hiding the one that defines them would hide them for all. */
export function usePaint(): (name: PaintName) => string {
  const prefix = useContext(Prefix);
  return (name) => `url(#${prefix}${name})`;
}

type BoardPaintsProps = {
  /** The drawing, or a function that gets the paints, if the drawing has several parts: one part must include them. */
  readonly children: ReactNode | ((paints: ReactNode) => ReactNode);
};

/** Patterns and gradients of walls, roof and masonry for the drawing inside. */
export function BoardPaints({ children }: BoardPaintsProps): ReactNode {
  const prefix = useId();
  const paints = (
    <defs>
      <Damasks prefix={prefix} />
      <Masonry prefix={prefix} />
      <Shades prefix={prefix} />
    </defs>
  );
  return (
    <Prefix value={prefix}>
      {typeof children === 'function' ? (
        children(paints)
      ) : (
        <>
          {paints}
          {children}
        </>
      )}
    </Prefix>
  );
}

type PaintProps = { readonly prefix: string };

function Damasks({ prefix }: PaintProps): ReactNode {
  return (
    <>
      {each(DISCIPLINES, (discipline) => {
        const ink = discipline === 'politics' ? 'var(--ink-3)' : `var(--${discipline})`;
        return (
          <pattern id={`${prefix}damask-${discipline}`} width={34} height={34} patternUnits="userSpaceOnUse">
            <g opacity={0.13} fill="none" stroke={ink} strokeWidth={2.6}>
              <path transform="translate(8.5 8.5) scale(.36)" d={SILHOUETTES[discipline]} />
              <path transform="translate(25.5 25.5) scale(.36)" d={SILHOUETTES[discipline]} />
            </g>
          </pattern>
        );
      })}
      <pattern id={`${prefix}damask-bonus`} width={34} height={34} patternUnits="userSpaceOnUse">
        <path d="M8 3L13 8L8 13L3 8ZM25 20L30 25L25 30L20 25Z" fill="none" stroke="#8A6A34" strokeOpacity={0.16} />
      </pattern>
    </>
  );
}

function Masonry({ prefix }: PaintProps): ReactNode {
  return (
    <>
      <pattern id={`${prefix}hatch`} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={5} height={5} fill="#8E7452" />
        <path d="M0 0V5" stroke="#5E4930" strokeWidth={1.6} />
      </pattern>
      <pattern id={`${prefix}roof`} width={14} height={9} patternUnits="userSpaceOnUse">
        <rect width={14} height={9} fill="#B4633F" />
        <path d="M0 9V3Q3.5-1.5 7 3V9M7 9V3Q10.5-1.5 14 3V9M0 9H14" fill="none" stroke="#74371F" />
      </pattern>
      <pattern id={`${prefix}stone`} width={40} height={13} patternUnits="userSpaceOnUse">
        <rect width={40} height={13} fill="#D8C7A4" />
        <path d="M0 .5H40M0 7H40M12 0V7M32 7V13" stroke="#9C8560" />
      </pattern>
    </>
  );
}

function Shades({ prefix }: PaintProps): ReactNode {
  return (
    <>
      <linearGradient id={`${prefix}shade-top`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#3A2510" stopOpacity={0.34} />
        <stop offset="1" stopColor="#3A2510" stopOpacity={0} />
      </linearGradient>
      <linearGradient id={`${prefix}shade-left`} x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stopColor="#3A2510" stopOpacity={0.22} />
        <stop offset="1" stopColor="#3A2510" stopOpacity={0} />
      </linearGradient>
      <linearGradient id={`${prefix}shade-right`} x1="1" y1="0" x2="0" y2="0">
        <stop offset="0" stopColor="#3A2510" stopOpacity={0.22} />
        <stop offset="1" stopColor="#3A2510" stopOpacity={0} />
      </linearGradient>
      <linearGradient id={`${prefix}niche`} x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stopColor="#8E7449" />
        <stop offset=".35" stopColor="#BFA678" />
        <stop offset="1" stopColor="#D9C59B" />
      </linearGradient>
      <linearGradient id={`${prefix}gold`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#F2D98C" />
        <stop offset=".5" stopColor="#C8982F" />
        <stop offset="1" stopColor="#8A6414" />
      </linearGradient>
    </>
  );
}
