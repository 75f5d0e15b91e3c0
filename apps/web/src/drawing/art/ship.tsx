import type { ReactNode } from 'react';
import { Placed, type Place } from './placed.tsx';
import { PlayerMark } from './player-mark.tsx';
import { ownerFill, type Owner } from './player.ts';

type ShipProps = Place & { readonly owner: Owner; readonly opacity?: number | undefined };

export function Ship({ owner, ...place }: ShipProps): ReactNode {
  return (
    <Placed {...place}>
      <g stroke="var(--stroke)" strokeWidth={1.1}>
        <path d="M-10 4.4H10L7 9.4Q0 11-7 9.4Z" fill="#8A5A2B" />
        <path d="M-9 6.6H8.8" stroke="var(--gold-bright)" strokeWidth={1} />
        <path d="M0 4.4V-11.4" strokeWidth={1.3} />
        <path d="M0-11.6L4.4-10.2L0-8.8Z" fill="var(--gold)" strokeWidth={0.6} />
        <path d="M-8-7.8Q0-9.6 8-7.8Q10-2.4 7.6 2.6Q0 .8-7.6 2.6Q-5.4-2.4-8-7.8Z" fill={ownerFill(owner)} />
      </g>
      <g transform="translate(.6 -3) scale(.5)">
        <PlayerMark owner={owner} />
      </g>
    </Placed>
  );
}
