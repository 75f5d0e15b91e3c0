import type { ReactNode } from 'react';

type LabelProps = {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly weight?: 500 | 700 | 800;
  readonly ink?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly display?: boolean;
  /** Wider text is set smaller, because translations differ in length. */
  readonly maxWidth?: number;
  readonly children: string | number;
};

// The average width of a letter relative to its height, in Alegreya Sans and in spaced Cinzel capitals.
const LETTER = 0.48;
const CAPITAL = 0.84;

/** Words painted on the board. */
export function Label(props: LabelProps): ReactNode {
  const { x, y, size = 12, weight = 700, ink = 'var(--ink)', anchor = 'middle', display = false } = props;
  const { maxWidth = Infinity, children } = props;
  const width = String(children).length * size * (display ? CAPITAL : LETTER);
  return (
    <text
      x={x}
      y={y}
      fontSize={size * Math.min(1, maxWidth / width)}
      fontWeight={weight}
      textAnchor={anchor}
      fill={ink}
      style={display ? DISPLAY : undefined}
    >
      {children}
    </text>
  );
}

const DISPLAY = { fontFamily: 'var(--display)', letterSpacing: '0.09em', textTransform: 'uppercase' } as const;
