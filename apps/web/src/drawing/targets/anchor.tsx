import type { ReactNode } from 'react';
import type { PlaceName } from './place.ts';

type AnchorProps = {
  readonly place: PlaceName;
  /** The middle of the piece that would be here. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height?: number;
};

/** An invisible element that marks a place in a drawing: where a piece would be, and its size. */
export function Anchor({ place, x, y, width, height = width }: AnchorProps): ReactNode {
  return (
    <rect
      data-place={place}
      x={x - width / 2}
      y={y - height / 2}
      width={width}
      height={height}
      fill="none"
      pointerEvents="none"
    />
  );
}
