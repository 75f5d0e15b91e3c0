import { memo, type NamedExoticComponent, type ReactNode } from 'react';
import { isStarter, lookOf, type Face } from './cast/cast.ts';
import { Emblem } from './emblem.tsx';
import type { Place } from './placed.tsx';
import { portraitImage } from './portrait-image.tsx';

export const TILE_WIDTH = 56;
export const TILE_HEIGHT = 72;

type PortraitTileProps = {
  readonly person: Face;
  /** Upper left corner and width. */
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  /** The smaller the tile, the larger its emblem. */
  readonly emblem?: EmblemSize;
  readonly opacity?: number | undefined;
};

type EmblemSize = 'small' | 'usual' | 'large';

type Frame = { readonly wood: string; readonly edge: string; readonly shade: string };

const EMBLEM_PLACES: Readonly<Record<EmblemSize, Place>> = {
  small: { x: 10, y: 61, size: 16 },
  usual: { x: 12.5, y: 59.5, size: 24 },
  large: { x: 14, y: 57, size: 30 },
};

const GOLD: Frame = { wood: '#B98722', edge: '#F2D98C', shade: '#7F5B10' };
const WOOD: Frame = { wood: '#7A5430', edge: '#A87C4B', shade: '#4A3019' };

/** A framed person: gold for the forty characters, plain wood with a folded corner for starters. */
export const PortraitTile: NamedExoticComponent<PortraitTileProps> = memo(PortraitTileDrawing);

function PortraitTileDrawing({
  person,
  x = 0,
  y = 0,
  width = TILE_WIDTH,
  emblem = 'usual',
  opacity,
}: PortraitTileProps): ReactNode {
  const look = lookOf(person);
  const starter = isStarter(person);
  const frame = starter ? WOOD : GOLD;
  return (
    <g transform={`translate(${x} ${y}) scale(${width / TILE_WIDTH})`} opacity={opacity}>
      <rect x={1} y={2.4} width={56} height={72} rx={2.5} fill="rgb(40 24 5 / 35%)" />
      <rect width={56} height={72} rx={2.5} fill={frame.wood} stroke="var(--stroke)" strokeWidth={1.2} />
      <rect x={1.6} y={1.6} width={52.8} height={68.8} rx={1.6} fill="none" stroke={frame.edge} strokeWidth={1.3} />
      <rect x={3.6} y={3.6} width={48.8} height={64.8} fill={frame.shade} />
      <image
        href={portraitImage(person, 'tile')}
        x={4.4}
        y={4.4}
        width={47.2}
        height={63.2}
        preserveAspectRatio="none"
      />
      {starter ? <path d="M3.6 3.6h13l-13 13z" fill={WOOD.edge} stroke={WOOD.shade} /> : null}
      <Emblem discipline={look.discipline} {...EMBLEM_PLACES[emblem]} strokeWidth={1.6} />
    </g>
  );
}

/** A framed person as its own picture, for lists and panels. */
export function PortraitPicture({ person, width }: { readonly person: Face; readonly width: number }): ReactNode {
  return (
    <svg width={width} height={(width * 75) / 58} viewBox="0 0 58 75" aria-hidden>
      <PortraitTile person={person} emblem={width < 40 ? 'large' : width < 80 ? 'usual' : 'small'} />
    </svg>
  );
}

/** A face in a round frame, for seats and profiles. */
export function PortraitFace({ person, size }: { readonly person: Face; readonly size: number }): ReactNode {
  return (
    <img
      src={portraitImage(person, 'face')}
      width={size}
      height={size}
      alt=""
      style={{ borderRadius: '50%', border: '2px solid var(--gold-deep)', background: '#fff' }}
    />
  );
}
