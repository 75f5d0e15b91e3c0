import { memo, type NamedExoticComponent, type ReactNode } from 'react';
import type { Discipline } from './discipline.ts';
import { Placed, type Place } from './placed.tsx';
import { circle } from './shapes.ts';

/** Silhouettes: circle, square, lancet arch, diamond, shield. Colour, silhouette or glyph alone identifies a discipline. */
export const SILHOUETTES: Readonly<Record<Discipline, string>> = {
  discoveries: 'M0-11.5A11.5 11.5 0 1 1 0 11.5A11.5 11.5 0 1 1 0-11.5Z',
  literature: 'M-10-10.5H10Q10.8-10.5 10.8-9.6V9.6Q10.8 10.5 10 10.5H-10Q-10.8 10.5-10.8 9.6V-9.6Q-10.8-10.5-10-10.5Z',
  religion: 'M-10 11.5V-1C-10-6-5-9.5 0-13C5-9.5 10-6 10-1V11.5Z',
  arts: 'M0-13.6L13.6 0L0 13.6L-13.6 0Z',
  politics: 'M-10.5-11H10.5V1C10.5 7 5 10.6 0 13C-5 10.6-10.5 7-10.5 1Z',
};

type EmblemProps = Place & {
  readonly discipline: Discipline;
  readonly strokeWidth?: number;
  readonly opacity?: number | undefined;
};

export const Emblem: NamedExoticComponent<EmblemProps> = memo(EmblemDrawing);

function EmblemDrawing({ discipline, strokeWidth = 1.5, opacity, ...place }: EmblemProps): ReactNode {
  return (
    <Placed {...place} opacity={opacity}>
      <path
        d={SILHOUETTES[discipline]}
        fill={`var(--${discipline})`}
        stroke="var(--stroke)"
        strokeWidth={strokeWidth}
        strokeLinejoin="round"
      />
      <Glyph discipline={discipline} />
    </Placed>
  );
}

type GlyphProps = { readonly discipline: Discipline };

/** Compass star, quill, cross, palette, crown; drawn on a surface of the discipline's colour. */
export function Glyph({ discipline }: GlyphProps): ReactNode {
  const ink = `var(--on-${discipline})`;
  const surface = `var(--${discipline})`;
  switch (discipline) {
    case 'discoveries':
      return (
        <>
          <path d="M0-9.4L2.1-2.1L9.4 0L2.1 2.1L0 9.4L-2.1 2.1L-9.4 0L-2.1-2.1Z" fill={ink} />
          <path
            d="M-5.4-5.4L-2.6-1.4M5.4-5.4L2.6-1.4M-5.4 5.4L-2.6 1.4M5.4 5.4L2.6 1.4"
            stroke={ink}
            strokeWidth={1.2}
          />
        </>
      );
    case 'literature':
      return (
        <>
          <path d="M7.6-7.8C1-7.6-4.4-3.6-4.6 3.4L-7.2 8.4L-5.6 8.6L-3.6 4.8C3 4.4 7.6-.8 7.6-7.8Z" fill={ink} />
          <path d="M-4 4.4L4.6-5" stroke={surface} strokeWidth={1.1} />
        </>
      );
    case 'religion':
      return <path d="M-1.7-8.4H1.7V-3.6H6.4V-.2H1.7V8.4H-1.7V-.2H-6.4V-3.6H-1.7Z" fill={ink} />;
    case 'arts':
      return (
        <>
          <path
            d="M-.4-6.6C-5.2-6.6-7.6-3-7.2.4C-6.8 4.4-3 6.4-.2 6C1.8 5.6.2 3.4 1.6 2C3.2.4 7 2.4 7.4-1.2C7.6-4.4 4-6.6-.4-6.6Z"
            fill={ink}
          />
          <path d={PAINTS} fill={surface} />
        </>
      );
    case 'politics':
      return (
        <>
          <path d="M-7.4 5.4V-4.6L-3.6-.8L0-6.8L3.6-.8L7.4-4.6V5.4Z" fill={ink} />
          <path d="M-7.4 3H7.4" stroke={surface} strokeWidth={1.2} />
        </>
      );
  }
}

const PAINTS = [
  circle(-3.8, -1.6, 1.35),
  circle(-0.4, -3.6, 1.35),
  circle(3.6, -2.4, 1.35),
  circle(-3, 2.4, 1.35),
].join('');
