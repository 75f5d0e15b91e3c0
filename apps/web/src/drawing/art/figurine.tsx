import type { ReactNode } from 'react';
import { Placed, type Place } from './placed.tsx';
import { PlayerMark } from './player-mark.tsx';
import { ownerFill, type Owner } from './player.ts';

type FigurineProps = Place & { readonly owner: Owner; readonly opacity?: number | undefined };

export function Figurine({ owner, ...place }: FigurineProps): ReactNode {
  const robe = ownerFill(owner);
  return (
    <Placed {...place}>
      <ellipse cy={11.2} rx={8} ry={2.2} fill="rgb(30 18 4 / 40%)" />
      <g stroke="var(--stroke)">
        <path d="M-7 10.8C-6.6 3-5-2-3.6-4.4H3.6C5-2 6.6 3 7 10.8Q0 13 -7 10.8Z" fill={robe} />
        <path d="M-3.4-3.6L-1.4 11.6M3.4-3.6L2.8 11.4" stroke="#fff" strokeOpacity={0.28} strokeWidth={0.8} />
        <path d="M-4.6-4.2Q0-1.6 4.6-4.2L3.6-6H-3.6Z" fill="var(--gold-bright)" strokeWidth={0.8} />
        <circle cy={-8.6} r={3.3} fill="#F0CDA6" strokeWidth={0.9} />
        <path d="M-4.3-9C-4.6-12.8-1.8-13.6 0-13.6S4.6-12.8 4.3-9Q0-10.8-4.3-9Z" fill={robe} strokeWidth={0.9} />
      </g>
      <g transform="translate(0 4.4) scale(.46)">
        <PlayerMark owner={owner} />
      </g>
    </Placed>
  );
}
