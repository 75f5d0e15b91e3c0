import type { ReactNode } from 'react';
import { Disc } from '../art/disc.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Mark } from '../targets/mark.tsx';
import type { BoxPicture } from './board-picture.ts';
import { discPlaces, discSize } from './disc-places.ts';
import { Label } from '../art/label.tsx';
import { circle, roundedBox } from '../art/shapes.ts';
import { Anchor } from '../targets/anchor.tsx';
import type { PlaceName } from '../targets/place.ts';
import { TargetGroup } from '../targets/target.tsx';

const PITCH = 62.2;

/** The boxes of the Religion room; discs are heaped in them but each can be seen. */
export function DiscBoxes({ boxes }: { readonly boxes: readonly BoxPicture[] }): ReactNode {
  return boxes.map((box, index) => (
    <g key={box.discipline} transform={`translate(${8 + index * PITCH} 134)`}>
      <Box box={box} />
    </g>
  ));
}

function Box({ box }: { readonly box: BoxPicture }): ReactNode {
  // either the box or the discs in it are targets; a button is never inside another
  if (box.discs.some(({ target }) => target !== undefined)) {
    return (
      <>
        <g aria-hidden>
          <Alcove />
        </g>
        <Heap box={box} />
        <g aria-hidden pointerEvents="none">
          <Front box={box} />
        </g>
      </>
    );
  }
  return (
    <TargetGroup
      target={box.target}
      outline={roundedBox(1, -4, 57, 98, 5)}
      marks={box.target && <Mark target={box.target} x={50} y={52} />}
    >
      <Alcove />
      <Heap box={box} />
      <Front box={box} />
    </TargetGroup>
  );
}

function Alcove(): ReactNode {
  return <path d="M2 34V16C2 4 18-1 29.5-4C41-1 57 4 57 16V34Z" fill="#6A4A2A" fillOpacity={0.22} stroke="#8A6F45" />;
}

function Front({ box }: { readonly box: BoxPicture }): ReactNode {
  const { discipline, tag } = box;
  return (
    <>
      <g stroke="#3A2B1D" strokeWidth={1.2}>
        <path d="M4 92V96H12V92M47 92V96H55V92" fill="#5E3F1E" strokeWidth={1} />
        <path d="M0 44H59V92H0Z" fill="#A87C4B" strokeWidth={1.4} />
        <path d="M3 48H56V88H3Z" fill="#8F6538" stroke="#5E3F1E" strokeWidth={1} />
        <path d="M0 44H59V50H0Z" fill="#C89B62" />
      </g>
      <Emblem discipline={discipline} x={29.5} y={70} size={30} />
      {tag === undefined ? null : <Tag>{tag}</Tag>}
    </>
  );
}

function Heap({ box }: { readonly box: BoxPicture }): ReactNode {
  const { discipline, discs, ghost } = box;
  const places = discPlaces(discs.length + (ghost === undefined ? 0 : 1));
  const size = discSize(places.length);
  const last = places.at(-1);
  return (
    <>
      <Anchor place={`box ${discipline}`} x={29.5} y={36} width={23} />
      {discs.map(({ owner, target }, index) => {
        const { x = 0, y = 0 } = places[index] ?? {};
        const isNewest = discs.findLastIndex((disc) => disc.owner === owner) === index;
        const place: PlaceName = `disc ${discipline} ${owner}`;
        return (
          <TargetGroup key={index} target={target} outline={circle(x, y, size / 2 + 1)}>
            <g data-place={isNewest ? place : undefined}>
              <Disc owner={owner} x={x} y={y} size={size} />
            </g>
          </TargetGroup>
        );
      })}
      {ghost !== undefined && last !== undefined ? (
        <>
          <circle
            cx={last.x}
            cy={last.y}
            r={size / 2 + 0.5}
            fill="#FFF3C9"
            fillOpacity={0.7}
            stroke="#3A2510"
            strokeWidth={1.6}
            strokeDasharray="3.4 2.4"
          />
          <Disc owner={ghost} x={last.x} y={last.y} size={size - 2} opacity={0.72} />
        </>
      ) : null}
    </>
  );
}

function Tag({ children }: { readonly children: string }): ReactNode {
  return (
    <g pointerEvents="none" transform="translate(29 10)">
      <rect x={-27} y={-10} width={54} height={18} rx={9} fill="#2A2019" />
      <Label x={0} y={3.6} weight={800} ink="#FFE7A3" maxWidth={46}>
        {children}
      </Label>
    </g>
  );
}
