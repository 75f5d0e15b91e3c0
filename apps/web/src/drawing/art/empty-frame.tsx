import type { ReactNode } from 'react';
import { TILE_WIDTH } from './portrait-tile.tsx';

type EmptyFrameProps = { readonly x?: number; readonly y?: number; readonly width?: number };

/** A character space without a portrait: the frame is dashed and its hook shows. */
export function EmptyFrame({ x = 0, y = 0, width = TILE_WIDTH }: EmptyFrameProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${width / TILE_WIDTH})`} stroke="#9A7B42" strokeWidth={0.9}>
      <rect width={56} height={72} rx={2.5} fill="rgb(90 62 20 / 12%)" strokeWidth={1.3} />
      <rect x={5} y={5} width={46} height={62} fill="rgb(60 38 10 / 10%)" strokeDasharray="3 2.4" />
      <path d="M28 -6L20 0H36Z" fill="none" />
    </g>
  );
}
