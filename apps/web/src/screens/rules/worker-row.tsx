import type { ReactNode } from 'react';
import { Coin } from '../../drawing/art/coin.tsx';
import type { MatPicture } from '../../drawing/mat/mat-picture.ts';
import { TrackSpace } from '../../drawing/mat/track-space.tsx';

const TILE = { width: 52, height: 65, pitch: 62, top: 30 } as const;

/** A worker track with its prices. */
export function WorkerRow({ mat }: { readonly mat: MatPicture }): ReactNode {
  const width = TILE.pitch * mat.workers.length;
  return (
    <svg
      className="lit"
      viewBox={`0 0 ${width} ${TILE.top + TILE.height + 22}`}
      width="100%"
      style={{ maxWidth: 1.35 * width }}
    >
      {/* the names below the tiles are dark, whatever the light of the page */}
      <rect
        x={0.5}
        y={TILE.top - 4}
        width={width - 1}
        height={TILE.height + 25}
        rx={5}
        fill="#E9DBBB"
        stroke="#BFA577"
      />
      {mat.workers.map((space, index) => (
        <g key={index}>
          <TrackSpace
            space={{ ...space, target: undefined }}
            place={`worker ${mat.player} ${index + 1}`}
            player={mat.player}
            box={{ x: 5 + index * TILE.pitch, y: TILE.top, width: TILE.width, height: TILE.height }}
          />
          <Coin x={5 + index * TILE.pitch + TILE.width / 2} y={14} size={21}>
            {space.price}
          </Coin>
        </g>
      ))}
    </svg>
  );
}
