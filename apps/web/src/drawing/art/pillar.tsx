import type { ReactNode } from 'react';
import { PlayerMark } from './player-mark.tsx';
import { ownerFill, type Owner } from './player.ts';

type PillarProps = {
  readonly owner: Owner;
  /** The foot of the pillar. */
  readonly x?: number;
  readonly y?: number;
  readonly height?: number;
  readonly opacity?: number | undefined;
};

const DRAWN_HEIGHT = 60;

export function Pillar({ owner, x = 0, y = 0, height = DRAWN_HEIGHT, opacity }: PillarProps): ReactNode {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${height / DRAWN_HEIGHT})`}
      stroke="var(--stroke)"
      strokeWidth={1.1}
      opacity={opacity}
    >
      <path d="M-11 0V-5H11V0Z" fill="#E9DCC0" />
      <path d="M-9-5V-9H9V-5Z" fill="#F6ECD6" strokeWidth={1} />
      <path d="M-7-9Q-6-30-6.4-47H6.4Q6-30 7-9Z" fill={ownerFill(owner)} strokeWidth={1.3} />
      <path d="M-3.4-10V-46M0-10V-46M3.4-10V-46" stroke="#fff" strokeOpacity={0.3} strokeWidth={1} />
      <path d="M-10-52Q-12.5-50-10.6-47.4Q-8.4-46-7.4-48.4M10-52Q12.5-50 10.6-47.4Q8.4-46 7.4-48.4" fill="#F6ECD6" />
      <path d="M-10-52H10L8-47.5H-8Z" fill="#F6ECD6" />
      <path d="M-11.5-56H11.5V-52H-11.5Z" fill="#E9DCC0" />
      <circle cy={-28} r={6.8} fill="#FFF8E6" />
      <g transform="translate(0 -28) scale(.66)" stroke="none">
        <PlayerMark owner={owner} ink={ownerFill(owner)} />
      </g>
    </g>
  );
}

/** A pillar centred in the 24-unit box of an icon. */
export function PillarPiece({ owner }: { readonly owner: Owner }): ReactNode {
  return <Pillar owner={owner} y={12.5} height={25} />;
}
