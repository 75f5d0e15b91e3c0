import type { ReactNode } from 'react';
import { FinancierTile } from '../art/financier-tile.tsx';
import { Label } from '../art/label.tsx';
import type { PlayerColour } from '../art/player.ts';
import { PortraitTile } from '../art/portrait-tile.tsx';
import { roundedBox } from '../art/shapes.ts';
import { TargetGroup } from '../targets/target.tsx';
import type { PlaceName } from '../targets/place.ts';
import type { TrackSpacePicture, TrackTile } from './mat-picture.ts';

export type TileBox = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

type TrackSpaceProps = {
  readonly space: TrackSpacePicture;
  readonly place: PlaceName;
  readonly player: PlayerColour;
  readonly box: TileBox;
};

const LEAVING = '#8D2A20';

/** One space of a recruitment or worker track, with the name below it. */
export function TrackSpace({ space, place, player, box }: TrackSpaceProps): ReactNode {
  const { x, y, width, height } = box;
  const { tile, ghost, target, leaves = false, dimmed = false, note = [] } = space;
  const shown = ghost ?? tile;
  const emphasis = target?.state === 'legal' || target?.state === 'chosen' || leaves;
  const label = space.label ?? (shown?.kind === 'person' ? shown.name : undefined);
  return (
    <>
      <TargetGroup
        target={target}
        outline={roundedBox(x - 1, y - 1, width + 2, height + 2, 4)}
        marks={
          <>
            {shown === undefined ? <Note box={box} note={note} /> : null}
            {leaves ? <Edge box={box} ink={LEAVING} strokeWidth={3} /> : null}
            {target?.state === 'chosen' ? <Corner x={x + width} y={y} /> : null}
          </>
        }
      >
        <g data-place={place}>
          {shown === undefined ? (
            <EmptySpace box={box} />
          ) : (
            <TileOnTrack
              tile={shown}
              player={player}
              box={box}
              opacity={ghost === undefined ? (dimmed ? 0.5 : undefined) : 0.68}
            />
          )}
        </g>
        {ghost === undefined ? null : <Edge box={box} ink="#2A2019" strokeWidth={2.2} dashed />}
      </TargetGroup>
      {label === undefined ? null : (
        <g aria-hidden={target !== undefined}>
          <Label
            x={x + width / 2}
            y={y + height + 14}
            size={13}
            weight={emphasis ? 800 : 500}
            ink={leaves ? LEAVING : '#2A2019'}
            maxWidth={width + 12}
          >
            {label}
          </Label>
        </g>
      )}
    </>
  );
}

type TileOnTrackProps = {
  readonly tile: TrackTile;
  readonly player: PlayerColour;
  readonly box: TileBox;
  readonly opacity?: number | undefined;
};

function TileOnTrack({ tile, player, box, opacity }: TileOnTrackProps): ReactNode {
  const { x, y, width } = box;
  return tile.kind === 'person' ? (
    <PortraitTile person={tile.person} x={x} y={y} width={width} opacity={opacity} />
  ) : (
    <FinancierTile
      player={player}
      caption={tile.caption}
      flipped={tile.flipped}
      x={x}
      y={y}
      width={width}
      opacity={opacity}
    />
  );
}

function EmptySpace({ box }: { readonly box: TileBox }): ReactNode {
  const { x, y, width, height } = box;
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx={3}
      fill="rgb(90 62 20 / 8%)"
      stroke="#9A7B42"
      strokeDasharray="4 3"
    />
  );
}

/** Stays readable when the space is dimmed, because it gives the reason. */
function Note({ box, note }: { readonly box: TileBox; readonly note: readonly string[] }): ReactNode {
  const { x, y, width, height } = box;
  const first = y + height / 2 + 5 - (note.length - 1) * 7.5;
  return note.map((word, index) => (
    <Label
      key={word}
      x={x + width / 2}
      y={first + index * 15}
      size={13}
      weight={note.length > 1 ? 700 : 500}
      ink="#5C4A2E"
      maxWidth={width - 6}
    >
      {word}
    </Label>
  ));
}

type EdgeProps = {
  readonly box: TileBox;
  readonly ink: string;
  readonly strokeWidth: number;
  readonly dashed?: boolean;
};

function Edge({ box, ink, strokeWidth, dashed = false }: EdgeProps): ReactNode {
  return (
    <path
      d={roundedBox(box.x - 2, box.y - 2, box.width + 4, box.height + 4, 4)}
      fill="none"
      stroke={ink}
      strokeWidth={strokeWidth}
      strokeDasharray={dashed ? '5 3.6' : undefined}
      pointerEvents="none"
    />
  );
}

/** The green corner of a chosen space. */
function Corner({ x, y }: { readonly x: number; readonly y: number }): ReactNode {
  return (
    <g pointerEvents="none">
      <path d={`M${x - 26} ${y - 1}H${x + 2}V${y + 27}Z`} fill="#2F6B3C" stroke="#2A2019" />
      <path d={`M${x - 10} ${y + 8}l3 3.4 6-7`} stroke="#fff" strokeWidth={2.4} fill="none" />
    </g>
  );
}
