import { memo, type NamedExoticComponent, type ReactNode } from 'react';
import { Placed, type Place } from './placed.tsx';
import { PlayerMark } from './player-mark.tsx';
import { ownerFill, type Owner } from './player.ts';

type DiscProps = Place & { readonly owner: Owner; readonly opacity?: number | undefined };

export const Disc: NamedExoticComponent<DiscProps> = memo(DiscDrawing);

function DiscDrawing({ owner, ...place }: DiscProps): ReactNode {
  return (
    <Placed {...place}>
      <circle cy={1.6} r={11} fill="rgb(40 25 5 / 35%)" />
      <circle r={11} fill={ownerFill(owner)} stroke="var(--stroke)" strokeWidth={1.4} />
      <circle r={8.9} fill="none" stroke="#fff" strokeOpacity={0.45} strokeWidth={0.9} />
      <g transform="scale(.82)">
        <PlayerMark owner={owner} />
      </g>
    </Placed>
  );
}
