import type { ReactNode } from 'react';
import { Coin } from '../art/coin.tsx';
import { Label } from '../art/label.tsx';
import { TILE_HEIGHT, TILE_WIDTH } from '../art/portrait-tile.tsx';
import type { MatPicture, WorkerSpacePicture, WorkerTag } from './mat-picture.ts';
import { TrackSpace, type TileBox } from './track-space.tsx';

type TracksProps = {
  readonly mat: Pick<MatPicture, 'player' | 'captions' | 'recruits' | 'workers' | 'pushes'>;
  readonly tileWidth?: number;
  readonly pitch?: number;
};

const LEFT = 24;
const NAME = 18;
const PRICES = 34;

/** Recruits above workers, with the price of every worker space between them. */
export function Tracks({ mat, tileWidth = 58, pitch = 72 }: TracksProps): ReactNode {
  const { recruits, workers } = mat;
  const tileHeight = (tileWidth * TILE_HEIGHT) / TILE_WIDTH;
  const workersTop = tileHeight + NAME + 3 + PRICES;
  const width = LEFT * 2 + pitch * (Math.max(recruits.length, workers.length) - 1) + tileWidth - 14;
  const height = workersTop + tileHeight + NAME + 4;
  return (
    <svg viewBox={`0 -4 ${width} ${height + 4}`} width="100%" style={{ maxWidth: width }}>
      <TwoTracks
        mat={mat}
        pitch={pitch}
        tile={{ width: tileWidth, height: tileHeight }}
        recruitsAt={{ x: LEFT, y: 4 }}
        workersAt={{ x: LEFT, y: workersTop }}
      />
    </svg>
  );
}

const ROW_PITCH = 66;
const ROW_PRICES = 28;

/** Both tracks side by side, for windows too low for one above the other. */
export function TracksInRow({ mat }: Pick<TracksProps, 'mat'>): ReactNode {
  const tile = { width: TILE_WIDTH, height: TILE_HEIGHT };
  const workersLeft = 2 * LEFT + mat.recruits.length * ROW_PITCH + 4;
  const width = workersLeft + mat.workers.length * ROW_PITCH;
  return (
    <svg viewBox={`0 0 ${width} ${ROW_PRICES + tile.height + NAME + 2}`} width="100%" height="100%">
      <TwoTracks
        mat={mat}
        pitch={ROW_PITCH}
        tile={tile}
        recruitsAt={{ x: LEFT, y: ROW_PRICES }}
        workersAt={{ x: workersLeft, y: ROW_PRICES }}
      />
    </svg>
  );
}

type At = { readonly x: number; readonly y: number };

type TwoTracksProps = Pick<TracksProps, 'mat'> & {
  readonly pitch: number;
  readonly tile: Pick<TileBox, 'width' | 'height'>;
  readonly recruitsAt: At;
  readonly workersAt: At;
};

function TwoTracks({ mat, pitch, tile, recruitsAt, workersAt }: TwoTracksProps): ReactNode {
  const { player, captions, recruits, workers, pushes = [] } = mat;
  const box = (index: number, { x, y }: At): TileBox => ({ x: x + index * pitch, y, ...tile });
  const trayHeight = tile.height + NAME + 4;
  return (
    <>
      <Caption x={recruitsAt.x} top={recruitsAt.y - 4} height={trayHeight}>
        {captions.recruits}
      </Caption>
      <Caption x={workersAt.x} top={workersAt.y - 4} height={trayHeight}>
        {captions.workers}
      </Caption>
      <g className="lit">
        <Tray spaces={recruits.length} pitch={pitch} tile={box(0, recruitsAt)} />
        <Tray spaces={workers.length} pitch={pitch} tile={box(0, workersAt)} />
        {recruits.map((space, index) => (
          <TrackSpace
            key={index}
            space={space}
            place={`recruit ${player} ${index + 1}`}
            player={player}
            box={box(index, recruitsAt)}
          />
        ))}
        {workers.map((space, index) => (
          <g key={index}>
            <TrackSpace
              space={space}
              place={`worker ${player} ${index + 1}`}
              player={player}
              box={box(index, workersAt)}
            />
            <Price space={space} x={workersAt.x + index * pitch + tile.width / 2} y={workersAt.y - 18} />
          </g>
        ))}
        {pushes.map(({ from, to }) => (
          <PushArrow
            key={from}
            x={workersAt.x + ((from + to) / 2) * pitch + tile.width / 2}
            y={workersAt.y + tile.height * 0.42}
          />
        ))}
      </g>
    </>
  );
}

type CaptionProps = { readonly x: number; readonly top: number; readonly height: number; readonly children: string };

/** Written along the edge of a track, on the mat and not on the parchment. */
function Caption({ x, top, height, children }: CaptionProps): ReactNode {
  const width = children.length * 10.4;
  return (
    <text
      transform={`translate(${x - 10} ${top + height / 2}) rotate(-90)`}
      textAnchor="middle"
      fontSize={12 * Math.min(1, (height - 8) / width)}
      fontWeight={700}
      style={{ fontFamily: 'var(--display)', letterSpacing: '0.06em', textTransform: 'uppercase' }}
      fill="var(--ink)"
      aria-hidden
    >
      {children}
    </text>
  );
}

type TrayProps = {
  readonly spaces: number;
  readonly pitch: number;
  readonly tile: TileBox;
};

function Tray({ spaces, pitch, tile }: TrayProps): ReactNode {
  const height = tile.height + NAME + 4;
  return (
    <g aria-hidden>
      <rect
        x={tile.x - 5}
        y={tile.y - 4}
        width={pitch * (spaces - 1) + tile.width + 10}
        height={height}
        rx={5}
        fill="#E9DBBB"
        stroke="#BFA577"
      />
    </g>
  );
}

type PriceProps = { readonly space: WorkerSpacePicture; readonly x: number; readonly y: number };

/** The price coin, and what hiring here would change. */
function Price({ space, x, y }: PriceProps): ReactNode {
  const { price, tag, closed = false } = space;
  if (tag === undefined) {
    return (
      <g aria-hidden>
        <Coin x={x} y={y} size={21} opacity={closed ? 0.5 : undefined}>
          {price}
        </Coin>
      </g>
    );
  }
  return <Tag tag={tag} price={price} x={x} y={y} />;
}

type TagProps = {
  readonly tag: WorkerTag;
  readonly price: string;
  readonly x: number;
  readonly y: number;
};

function Tag({ tag, price, x, y }: TagProps): ReactNode {
  const loss = tag.kind === 'loss';
  return (
    <g transform={`translate(${x} ${y})`} aria-hidden pointerEvents="none">
      <rect
        x={-27}
        y={-12}
        width={54}
        height={23}
        rx={11.5}
        fill={loss ? '#8D2A20' : '#2A2019'}
        stroke={loss ? '#3A1410' : '#FFCB3D'}
        strokeWidth={2}
      />
      {tag.kind === 'change' ? (
        <>
          <Coin x={-15.5} y={-0.4} size={22}>
            {price}
          </Coin>
          <Label x={10} y={5} size={15.5} weight={800} ink="#FFE7A3" maxWidth={30}>
            {tag.text}
          </Label>
        </>
      ) : (
        <Label x={0} y={5} size={14.5} weight={800} ink={loss ? '#fff' : '#FFE7A3'} maxWidth={46}>
          {tag.text}
        </Label>
      )}
    </g>
  );
}

function PushArrow({ x, y }: { readonly x: number; readonly y: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`} aria-hidden pointerEvents="none">
      <circle r={11} fill="#2A2019" stroke="#FFF6DC" strokeWidth={2} />
      <path
        d="M-5 0H4M0-4.4L4.6 0L0 4.4"
        fill="none"
        stroke="#FFF6DC"
        strokeWidth={2.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}
