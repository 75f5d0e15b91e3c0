import type { ReactNode } from 'react';
import { ownerFill, type PlayerColour } from './player.ts';
import { TILE_WIDTH } from './portrait-tile.tsx';
import { Scales } from './scales.tsx';

type FinancierTileProps = {
  readonly player: PlayerColour;
  /** A flipped financier shows its penalty, as text. */
  readonly flipped?: { readonly loss: string } | undefined;
  /** Shown below the scales; left out on opponents' mats, where it would be too small to read. */
  readonly caption?: string | undefined;
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly opacity?: number | undefined;
};

export function FinancierTile({
  player,
  flipped,
  caption,
  x = 0,
  y = 0,
  width = TILE_WIDTH,
  opacity,
}: FinancierTileProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${width / TILE_WIDTH})`} opacity={opacity}>
      <rect x={1} y={2.4} width={56} height={72} rx={3} fill="rgb(40 24 5 / 35%)" />
      <rect width={56} height={72} rx={3} fill={ownerFill(player)} stroke="var(--stroke)" strokeWidth={1.3} />
      <rect x={4} y={4} width={48} height={64} rx={2} fill="#F6E6BE" stroke="var(--stroke)" />
      <Scales x={28} y={flipped ? 27 : 31} size={36} flipped={flipped !== undefined} />
      {flipped ? (
        <>
          <rect x={7} y={47} width={42} height={17} rx={3} fill="#8D2A20" />
          <Caption y={60} size={13} ink="#fff" text={flipped.loss} />
        </>
      ) : caption === undefined ? null : (
        <Caption y={61.5} size={caption.length > 9 ? 9.4 : 10.6} ink="#2A2019" text={caption} />
      )}
    </g>
  );
}

type CaptionProps = { readonly y: number; readonly size: number; readonly ink: string; readonly text: string };

function Caption({ y, size, ink, text }: CaptionProps): ReactNode {
  return (
    <text x={28} y={y} fontSize={size} fontWeight={700} textAnchor="middle" fill={ink}>
      {text}
    </text>
  );
}
