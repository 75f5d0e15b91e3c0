import { memo, type NamedExoticComponent, type ReactNode } from 'react';
import type { Discipline } from './discipline.ts';
import { Glyph } from './emblem.tsx';
import { Placed, type Place } from './placed.tsx';

type MeepleProps = Place & {
  /** `any` is a meeple whose colour is still to be chosen. */
  readonly discipline: Discipline | 'any';
  readonly strokeWidth?: number;
  readonly opacity?: number | undefined;
};

const ROBE =
  'M0-11.6A4.6 4.6 0 0 1 3.4-3.9C7-3.2 10-.6 10.4 1.6C10.6 3 9 3.6 7.6 3.2L6.2 2.8L8.6 10.2C9 11.4 8 11.6 7 11.6H-7C-8 11.6-9 11.4-8.6 10.2L-6.2 2.8L-7.6 3.2C-9 3.6-10.6 3-10.4 1.6C-10-.6-7-3.2-3.4-3.9A4.6 4.6 0 0 1 0-11.6Z';
const STAR = 'M0-1.4L1.6 2.6L5.8 2.8L2.5 5.4L3.7 9.6L0 7.2L-3.7 9.6L-2.5 5.4L-5.8 2.8L-1.6 2.6Z';

/** A robed figure with its discipline's glyph on the chest; the white one is wild and wears a star (rule 1.7). */
export const Meeple: NamedExoticComponent<MeepleProps> = memo(MeepleDrawing);

function MeepleDrawing({ discipline, strokeWidth = 1.3, opacity, ...place }: MeepleProps): ReactNode {
  return (
    <Placed {...place} opacity={opacity}>
      <path
        d={ROBE}
        fill={discipline === 'any' ? '#C9B48C' : `var(--${discipline})`}
        stroke="var(--stroke)"
        strokeWidth={strokeWidth}
        strokeLinejoin="round"
      />
      <Chest discipline={discipline} />
    </Placed>
  );
}

function Chest({ discipline }: { readonly discipline: Discipline | 'any' }): ReactNode {
  if (discipline === 'any') {
    return (
      <text textAnchor="middle" y={9} fontSize={11} fontWeight={800} fill="#2A2019">
        ?
      </text>
    );
  }
  if (discipline === 'politics') return <path d={STAR} fill="#2A2019" />;
  return (
    <g transform="translate(0 4) scale(.54)">
      <Glyph discipline={discipline} />
    </g>
  );
}
