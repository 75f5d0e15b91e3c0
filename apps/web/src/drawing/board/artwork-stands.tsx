import type { Artwork as ArtworkKind } from '@la-stanza/engine';
import type { ReactNode } from 'react';
import { Artwork } from '../art/artwork.tsx';
import { each, range } from '../art/each.tsx';
import { Mark } from '../targets/mark.tsx';
import type { ArtworkStandPicture } from './board-picture.ts';
import { Label } from '../art/label.tsx';
import { roundedBox } from '../art/shapes.ts';
import { Anchor } from '../targets/anchor.tsx';
import { TargetGroup } from '../targets/target.tsx';

const PITCH = 104.5;
const SIZES: Readonly<Record<ArtworkKind, number>> = { sculpture: 36, script: 31, painting: 29 };

/** Three stands in the Arts room, each with its value on a pennant and its remaining artworks. */
export function ArtworkStands({ stands }: { readonly stands: readonly ArtworkStandPicture[] }): ReactNode {
  return stands.map((stand, index) => (
    <g key={stand.kind} transform={`translate(${8 + index * PITCH} 130)`}>
      <Stand stand={stand} />
    </g>
  ));
}

function Stand({ stand }: { readonly stand: ArtworkStandPicture }): ReactNode {
  const { kind, name, value, left, places, target } = stand;
  // up to three are drawn at full size; more share the width
  const crowded = places > 3;
  const pitch = crowded ? 96 / places : 31.5;
  const first = crowded ? pitch / 2 + 1.5 : 18;
  return (
    <TargetGroup
      target={target}
      outline={roundedBox(-1, -1, 101, 96, 3)}
      marks={<Pennant value={value} target={target} />}
    >
      <rect width={99} height={66} rx={2} fill="#FBF3DF" fillOpacity={0.5} stroke="#A98A45" />
      {each(range(places), (index) =>
        index < left ? (
          <Artwork kind={kind} x={first + index * pitch} y={38} size={SIZES[kind] * (crowded ? 0.76 : 1)} />
        ) : (
          <EmptyPlace x={first + index * pitch} crowded={crowded} />
        ),
      )}
      <Anchor place={`easel ${kind}`} x={first + Math.min(left, places - 1) * pitch} y={38} width={30} height={34} />
      <g stroke="#5E4930">
        <path d="M-2 66H101V71H-2Z" fill="#D9C59B" />
        <path d="M2 71H97V94H2Z" fill="#E9DCBF" strokeWidth={1.1} />
      </g>
      <Label x={49.5} y={86.6} size={12.4} maxWidth={88}>
        {name}
      </Label>
    </TargetGroup>
  );
}

function EmptyPlace({ x, crowded }: { readonly x: number; readonly crowded: boolean }): ReactNode {
  const half = crowded ? 9.5 : 12;
  return (
    <rect
      x={x - half}
      y={38 - half * 1.25}
      width={half * 2}
      height={half * 2.5}
      rx={2}
      fill="none"
      stroke="#8A6F45"
      strokeWidth={1.2}
      strokeDasharray="3 2.4"
      opacity={0.75}
    />
  );
}

type PennantProps = Pick<ArtworkStandPicture, 'value' | 'target'>;

function Pennant({ value, target }: PennantProps): ReactNode {
  return (
    <g pointerEvents="none">
      <path d="M36-6H63V10L49.5 15L36 10Z" fill="#2A2019" />
      <Label x={49.5} y={8.4} size={14.5} weight={800} ink="#FFE7A3">
        {value}
      </Label>
      {target === undefined ? null : <Mark target={target} x={90} y={8} />}
    </g>
  );
}
