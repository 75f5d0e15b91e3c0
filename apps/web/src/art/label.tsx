import type { ReactNode } from 'react';

type LabelProps = {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly weight?: 500 | 700 | 800;
  readonly ink?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly display?: boolean;
  /** Text wider than this is squeezed, as translations differ in length. */
  readonly maxWidth?: number;
  readonly children: string | number;
};

// An average letter of Alegreya Sans is about half as wide as it is high.
const LETTER = 0.52;

/** Words painted on the board. */
export function Label(props: LabelProps): ReactNode {
  const {
    x,
    y,
    size = 12,
    weight = 700,
    ink = 'var(--ink)',
    anchor = 'middle',
    display = false,
    maxWidth,
    children,
  } = props;
  const tooWide = maxWidth !== undefined && String(children).length * size * (display ? 0.82 : LETTER) > maxWidth;
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight={weight}
      textAnchor={anchor}
      fill={ink}
      style={
        display ? { fontFamily: 'var(--display)', letterSpacing: '0.09em', textTransform: 'uppercase' } : undefined
      }
      textLength={tooWide ? maxWidth : undefined}
      lengthAdjust={tooWide ? 'spacingAndGlyphs' : undefined}
    >
      {children}
    </text>
  );
}
