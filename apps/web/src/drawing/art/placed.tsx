import type { ReactNode } from 'react';

/** The position of a piece: drawings are centred on 0, 0 in a 24-unit box. */
export type Place = { readonly x?: number; readonly y?: number; readonly size?: number };

type PlacedProps = Place & { readonly opacity?: number | undefined; readonly children: ReactNode };

export function Placed({ x = 0, y = 0, size = 24, opacity, children }: PlacedProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`} opacity={opacity}>
      {children}
    </g>
  );
}
