import type { ReactNode } from 'react';
import { Placed, type Place } from './placed.tsx';

type ScalesProps = Place & { readonly flipped?: boolean; readonly opacity?: number | undefined };

/** The financier's scales; one pan turns red when the tile is flipped (rule 8.2). */
export function Scales({ flipped = false, opacity, ...place }: ScalesProps): ReactNode {
  return (
    <Placed {...place} opacity={opacity}>
      <g stroke="var(--stroke)" strokeWidth={1}>
        <path d="M0-11V9M-5 10.6H5" strokeWidth={1.7} strokeLinecap="round" />
        <path d="M-9-7.6Q0-10.4 9-7.6" fill="none" strokeWidth={1.6} />
        <path d="M-9-7.4L-12 1.4M-9-7.4L-6 1.4M9-7.4L6 1.4M9-7.4L12 1.4" strokeWidth={0.9} />
        <path d="M-12.4 1.4H-5.6Q-6.2 5-9 5T-12.4 1.4Z" fill="var(--gold-bright)" />
        <path d="M5.6 1.4H12.4Q11.8 5 9 5T5.6 1.4Z" fill={flipped ? '#A5352B' : 'var(--gold-bright)'} />
        <circle cx={-9} cy={-0.6} r={2.2} fill="var(--gold)" strokeWidth={0.7} />
        <circle cy={-10.2} r={1.8} fill="var(--gold)" strokeWidth={0.8} />
      </g>
    </Placed>
  );
}
