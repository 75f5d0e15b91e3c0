import type { ReactNode } from 'react';
import { FinancierTile } from '../art/financier-tile.tsx';
import type { PlayerColour } from '../art/player.ts';
import { PortraitTile } from '../art/portrait-tile.tsx';
import type { PlaceName } from '../targets/place.ts';
import type { TrackSpacePicture } from './mat-picture.ts';

type MiniTrackProps = {
  readonly player: PlayerColour;
  readonly track: 'recruit' | 'worker';
  readonly spaces: readonly TrackSpacePicture[];
  /** The accessible name of the track. */
  readonly caption: string;
  readonly tileWidth?: number;
};

/** A track in tiles of 28 pixels: silhouettes and emblems are enough to read it. */
export function MiniTrack({ player, track, spaces, caption, tileWidth = 28 }: MiniTrackProps): ReactNode {
  const pitch = tileWidth + 2;
  const height = Math.ceil((tileWidth * 75) / 56);
  return (
    <svg
      className="lit"
      width={pitch * spaces.length}
      height={height}
      viewBox={`0 0 ${pitch * spaces.length} ${height}`}
      style={{ maxWidth: '100%', height: 'auto' }}
      role="img"
      aria-label={trackInWords(caption, spaces)}
    >
      {spaces.map(({ tile }, index) => {
        const place = { x: index * pitch, width: tileWidth };
        const name: PlaceName = `${track} ${player} ${index + 1}`;
        if (tile === undefined) {
          return (
            <rect
              key={index}
              data-place={name}
              x={place.x}
              width={tileWidth}
              height={(tileWidth * 72) / 56}
              rx={2}
              fill="rgb(90 62 20 / 8%)"
              stroke="#9A7B42"
              strokeDasharray="3 2"
            />
          );
        }
        return (
          <g key={index} data-place={name}>
            {tile.kind === 'person' ? (
              <PortraitTile person={tile.person} emblem="large" {...place} />
            ) : (
              <FinancierTile player={player} flipped={tile.flipped} {...place} />
            )}
          </g>
        );
      })}
    </svg>
  );
}

function trackInWords(caption: string, spaces: readonly TrackSpacePicture[]): string {
  const names = spaces.flatMap(({ tile }) => {
    if (tile === undefined) return [];
    return tile.kind === 'person' ? [tile.name] : [tile.caption];
  });
  return `${caption}: ${names.join(', ')}`;
}
