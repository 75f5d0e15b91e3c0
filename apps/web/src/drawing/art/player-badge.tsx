import type { ReactNode } from 'react';
import { PlayerMark } from './player-mark.tsx';
import { ownerFill, type PlayerColour } from './player.ts';

type PlayerBadgeProps = { readonly colour: PlayerColour; readonly size: number };

/** A player's colour and emblem as a round seal; decoration beside the name. */
export function PlayerBadge({ colour, size }: PlayerBadgeProps): ReactNode {
  return (
    <svg width={size} height={size} viewBox="-16 -16 32 32" aria-hidden style={{ flex: 'none' }}>
      <circle r={14.5} fill={ownerFill(colour)} stroke="var(--stroke)" strokeWidth={1.6} />
      <circle r={12.2} fill="none" stroke="#fff" strokeOpacity={0.55} />
      <PlayerMark owner={colour} />
    </svg>
  );
}
