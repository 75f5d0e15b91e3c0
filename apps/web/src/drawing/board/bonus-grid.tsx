import type { ReactNode } from 'react';
import { BonusTile } from '../art/bonus-tile.tsx';
import type { Discipline } from '../art/discipline.ts';
import { Disc } from '../art/disc.tsx';
import { Meeple } from '../art/meeple.tsx';
import { Mark } from '../targets/mark.tsx';
import type { BonusSpacePicture } from './board-picture.ts';
import { Label } from '../art/label.tsx';
import { roundedBox } from '../art/shapes.ts';
import type { PlaceName } from '../targets/place.ts';
import { TargetGroup } from '../targets/target.tsx';

const ROWS = 2;
const WIDTH = 309.6;
const TILE = 47;

/** The tiles on offer in two rows; a taken space shows the disc of its player (rule 9.4). */
export function BonusGrid({ grid }: { readonly grid: readonly BonusSpacePicture[] }): ReactNode {
  const columns = Math.ceil(grid.length / ROWS);
  const pitch = WIDTH / columns;
  return grid.map((space, index) => (
    <g key={index} transform={`translate(${9 + (index % columns) * pitch} ${30 + Math.floor(index / columns) * 50})`}>
      <g data-place={`grid ${index}` satisfies PlaceName}>
        <BonusSpace space={space} />
      </g>
    </g>
  ));
}

function BonusSpace({ space }: { readonly space: BonusSpacePicture }): ReactNode {
  switch (space.kind) {
    case 'taken':
      return (
        <g aria-hidden>
          <rect
            width={TILE}
            height={TILE}
            rx={4}
            fill="#6B4A20"
            fillOpacity={0.16}
            stroke="#8A6F45"
            strokeWidth={1.2}
            strokeDasharray="3 2.4"
          />
          <Disc owner={space.by} x={23.5} y={23.5} size={32} />
        </g>
      );
    case 'tile':
      return (
        <>
          <TargetGroup
            target={space.target}
            outline={roundedBox(-1, -1, 49, 49, 5)}
            marks={
              <>
                <Price discipline={space.price} />
                {space.target && <Mark target={space.target} x={44} y={3} />}
              </>
            }
          >
            <BonusTile tile={space.tile} size={TILE} />
          </TargetGroup>
          {space.missing === undefined ? null : <Missing>{space.missing}</Missing>}
        </>
      );
  }
}

function Price({ discipline }: { readonly discipline: Discipline | undefined }): ReactNode {
  if (discipline === undefined) return null;
  return (
    <g transform="translate(6 41)">
      <circle r={9.6} fill="#2A2019" stroke="#FFCB3D" strokeWidth={1.8} />
      <Meeple discipline={discipline} size={14} strokeWidth={1.6} />
    </g>
  );
}

function Missing({ children }: { readonly children: string }): ReactNode {
  return (
    <g pointerEvents="none" aria-hidden transform="translate(23.5 39)">
      <rect x={-24} y={-8.6} width={48} height={17} rx={8.5} fill="#FBF3DF" stroke="#574431" strokeWidth={1.2} />
      <Label x={0} y={4.2} ink="#574431" maxWidth={42}>
        {children}
      </Label>
    </g>
  );
}
