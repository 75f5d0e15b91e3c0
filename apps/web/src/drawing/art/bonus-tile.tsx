import type { BonusTile as Tile } from '@la-stanza/engine';
import { bonusDiscipline, bonusTiming, type BonusTiming } from '@la-stanza/words';
import { memo, type NamedExoticComponent, type ReactNode } from 'react';
import { BonusPictogram } from './bonus-pictogram.tsx';
import { Emblem } from './emblem.tsx';

const TILE = 48;

type BonusTileProps = {
  readonly tile: Tile;
  /** Upper left corner and width. */
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly opacity?: number | undefined;
};

export const BonusTile: NamedExoticComponent<BonusTileProps> = memo(BonusTileDrawing);

function BonusTileDrawing({ tile, x = 0, y = 0, size = TILE, opacity }: BonusTileProps): ReactNode {
  const discipline = bonusDiscipline(tile);
  return (
    <g transform={`translate(${x} ${y}) scale(${size / TILE})`} opacity={opacity}>
      <rect x={1} y={2.4} width={47} height={46.4} rx={4} fill="rgb(40 24 5 / 35%)" />
      <rect
        x={0.8}
        y={0.8}
        width={46.4}
        height={46.4}
        rx={4}
        fill={`var(--${discipline})`}
        stroke="#3A2B1D"
        strokeWidth={1.3}
      />
      <rect
        x={3.6}
        y={3.6}
        width={40.8}
        height={40.8}
        rx={2}
        fill="#FBF3DF"
        stroke="#3A2B1D"
        strokeOpacity={0.55}
        strokeWidth={0.7}
      />
      <BonusPictogram tile={tile} />
      <Emblem discipline={discipline} x={7.6} y={7.6} size={13} strokeWidth={1.9} />
      <g transform="translate(40.6 40.6) scale(.46)" color="#574431">
        <circle r={12.6} fill="#FBF3DF" stroke="#574431" strokeWidth={1.6} />
        <g transform="scale(.72)">
          <TimingMark timing={bonusTiming(tile)} />
        </g>
      </g>
    </g>
  );
}

type BonusTilePictureProps = {
  readonly tile: Tile;
  readonly size: number;
  readonly label?: string;
  /** Its place on the table, for `data-place`. */
  readonly place?: string | undefined;
};

/** A tile as its own picture, for mats and lists. */
export function BonusTilePicture({ tile, size, label, place }: BonusTilePictureProps): ReactNode {
  return (
    <svg
      data-place={place}
      data-about={`tile ${tile}`}
      width={size}
      height={(size * 49) / TILE}
      viewBox="0 0 48 49"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <BonusTile tile={tile} />
    </svg>
  );
}

/** Bolt, loop or flag, in the 24-unit box. */
function TimingMark({ timing }: { readonly timing: BonusTiming }): ReactNode {
  switch (timing) {
    case 'at-once':
      return <path d="M2-11L-7 2H-1L-3 11L7-3H1Z" fill="currentColor" />;
    case 'while-owned':
      return (
        <path d="M0 0C-3-5-9-5-9 0S-3 5 0 0S9-5 9 0S3 5 0 0Z" fill="none" stroke="currentColor" strokeWidth={2.6} />
      );
    case 'at-the-end':
      return (
        <>
          <path d="M-7-10V11" stroke="currentColor" strokeWidth={2.4} strokeLinecap="round" />
          <path d="M-6-9.4H8L4.4-4.6L8 .2H-6Z" fill="currentColor" />
        </>
      );
  }
}
