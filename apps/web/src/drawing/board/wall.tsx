import type { ReactNode } from 'react';
import type { Discipline } from '../art/discipline.ts';
import { EmptyFrame } from '../art/empty-frame.tsx';
import { PortraitTile } from '../art/portrait-tile.tsx';
import type { PlayerColour } from '../art/player.ts';
import { Anchor } from '../targets/anchor.tsx';
import { Mark } from '../targets/mark.tsx';
import type { SpacePicture, WallPicture } from './board-picture.ts';
import { FigurineOnSpace, GhostFigurine } from './figurine-on-space.tsx';
import { Label } from '../art/label.tsx';
import { PORTRAIT_WIDTH, portraitLeft, portraitMiddle, slotOf, type Floor } from './layout.ts';
import { Niche, NICHE_PITCH } from './niche.tsx';
import { roundedBox } from '../art/shapes.ts';
import type { PlaceName } from '../targets/place.ts';
import { TargetGroup } from '../targets/target.tsx';

type WallProps = {
  readonly room: Discipline;
  readonly wall: WallPicture;
  readonly floor: Floor;
  readonly you: PlayerColour | undefined;
};

const PORTRAIT_TOP: Readonly<Record<Floor, number>> = { upper: 31, lower: 136 };
const FEET: Readonly<Record<Floor, number>> = { upper: 127, lower: 229 };

/** Portraits, niches and the figurines before them; portraits are high upstairs and low downstairs. */
export function Wall({ room, wall, floor, you }: WallProps): ReactNode {
  return (
    <>
      {wall.niches.map((niche, index) => (
        <Niche
          key={niche.prestige}
          niche={niche}
          at={`${room} ${index + 1}`}
          x={192 + index * NICHE_PITCH}
          y={floor === 'upper' ? 32 : 134}
          height={floor === 'upper' ? 91 : 94}
        />
      ))}
      {wall.spaces.map((space, order) => (
        <Space
          key={order}
          space={space}
          place={`portrait ${room} ${order + 1}`}
          slot={slotOf(order, floor)}
          floor={floor}
        />
      ))}
      <g pointerEvents="none" aria-hidden>
        {wall.spaces.map((space, order) => (
          <Standing
            key={order}
            space={space}
            place={`stand ${room} ${order + 1}`}
            slot={slotOf(order, floor)}
            floor={floor}
            you={you}
          />
        ))}
      </g>
    </>
  );
}

type SpaceProps = {
  readonly space: SpacePicture;
  readonly place: PlaceName;
  readonly slot: number;
  readonly floor: Floor;
};

function Space({ space, place, slot, floor }: SpaceProps): ReactNode {
  const { person, target, hint } = space;
  const x = portraitLeft(slot);
  const y = PORTRAIT_TOP[floor];
  return (
    <TargetGroup
      target={target}
      outline={roundedBox(x - 1, y - 1, PORTRAIT_WIDTH + 2, 73, 4)}
      marks={
        <>
          {hint === undefined ? null : <HintMark x={x} y={y} hint={hint} />}
          {target === undefined ? null : <Mark target={target} x={x + 47} y={y + 8} />}
        </>
      }
    >
      <g data-place={place}>
        {person === undefined ? (
          <EmptyFrame x={x} y={y} width={PORTRAIT_WIDTH} />
        ) : (
          <PortraitTile person={person} x={x} y={y} width={PORTRAIT_WIDTH} />
        )}
      </g>
    </TargetGroup>
  );
}

function Standing({ space, place, slot, floor, you }: SpaceProps & Pick<WallProps, 'you'>): ReactNode {
  const feet = { x: portraitMiddle(slot), y: FEET[floor] };
  return (
    <>
      <Anchor place={place} x={feet.x} y={feet.y - 25} width={38} height={62} />
      {space.figurine === undefined ? null : (
        <FigurineOnSpace player={space.figurine} {...feet} yours={space.figurine === you} />
      )}
      {space.ghost === undefined ? null : <GhostFigurine player={space.ghost} {...feet} />}
    </>
  );
}

type HintMarkProps = {
  readonly x: number;
  readonly y: number;
  readonly hint: NonNullable<SpacePicture['hint']>;
};

// Hints are teal: gold marks only legal options.
function HintMark({ x, y, hint }: HintMarkProps): ReactNode {
  const outline = roundedBox(x - 3, y - 3, PORTRAIT_WIDTH + 6, 77, 5);
  return (
    <>
      <path d={outline} fill="none" stroke="#2A2019" strokeWidth={3.4} />
      <path d={outline} fill="none" stroke="#7FC4C0" strokeWidth={1.6} />
      <rect
        x={x + 4}
        y={y - 11}
        width={34}
        height={18}
        fill={hint.best ? '#0F5E5D' : '#FBF3DF'}
        stroke="#2A2019"
        strokeWidth={1.6}
      />
      <Label x={x + 21} y={y + 3} size={14} weight={800} ink={hint.best ? '#fff' : '#2A2019'}>
        {hint.text}
      </Label>
    </>
  );
}
