import type { Artwork as ArtworkKind } from '@la-stanza/engine';
import type { ReactNode } from 'react';
import { Placed, type Place } from './placed.tsx';

type ArtworkProps = Place & { readonly kind: ArtworkKind; readonly opacity?: number | undefined };

export function Artwork({ kind, opacity, ...place }: ArtworkProps): ReactNode {
  return (
    <Placed {...place} opacity={opacity}>
      <g stroke="var(--stroke)" strokeWidth={1}>
        <Drawing kind={kind} />
      </g>
    </Placed>
  );
}

function Drawing({ kind }: { readonly kind: ArtworkKind }): ReactNode {
  switch (kind) {
    case 'sculpture':
      return (
        <>
          <path d="M-6 11.6V8.4H6V11.6Z" fill="#B9A98A" />
          <path d="M-3 8.4V6.6H3V8.4" fill="#CFC1A4" strokeWidth={0.9} />
          <path
            d="M-7.4 6.6C-7.6 2.6-4.4 2-2.4 1V-1.4C-4.4-3.4-4.8-8.6-1.6-10.8C2-12.4 5.2-9.8 4.6-6.4L5.6-4.2L4.4-3.8C4.6-1.4 3.4-.6 2.2-.8V1C4.4 2 7.6 2.6 7.4 6.6Z"
            fill="#F8F3E8"
            strokeWidth={1.1}
          />
          <path d="M-2.4-8C-4.6-6-4-3-2.4-1.6M-1-10.6Q2-8.8 4.4-9M-5 4.2Q0 6.4 5 4.2" fill="none" strokeWidth={0.8} />
        </>
      );
    case 'script':
      return (
        <>
          <path
            d="M-7-9.6H6.4Q9.4-9.6 9.4-7.4T6.4-5.4V8.2Q6.4 10.6 3.8 10.6H-8.4Q-5.6 10-5.6 7.8V-7.4Q-5.6-9.6-7-9.6Z"
            fill="#FBF0D2"
            strokeWidth={1.2}
          />
          <path d="M-7-9.6Q-9.6-9.6-9.6-7.2H-5.6M6.4-5.4H-1" fill="#E6D2A0" />
          <path d="M-3.4-3.4H4M-3.4-.6H4M-3.4 2.2H2.4M-3.4 5H4" strokeWidth={0.95} />
          <path d="M-3.6-7.2h3v2.6h-3z" fill="#A5352B" stroke="none" />
        </>
      );
    case 'painting':
      return (
        <>
          <path d="M-11-10H11V10H-11Z" fill="var(--gold)" strokeWidth={1.2} />
          <path d="M-8.2-7.2H8.2V7.2H-8.2Z" fill="#BFD3DA" strokeWidth={0.9} />
          <path d="M-8.2 3Q-4-2.6 0 1.6Q4-3.4 8.2 1V7.2H-8.2Z" fill="#6E8B4E" strokeWidth={0.7} />
          <circle cx={4.4} cy={-3.8} r={2} fill="var(--gold-bright)" strokeWidth={0.6} />
          <path d="M-4.6 3.6C-5.8-.6-4.6-2.4-4.2-3.6C-3.4-2-2.6 0-3.8 3.6Z" fill="#3C5A34" strokeWidth={0.5} />
        </>
      );
  }
}
