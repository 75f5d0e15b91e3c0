import type { BookColour } from '@la-stanza/words';
import type { ReactNode } from 'react';
import { Glyph } from './emblem.tsx';
import { Placed, type Place } from './placed.tsx';

type BookProps = Place & {
  /** `any` stands for a book of any colour. */
  readonly colour: BookColour | 'any';
  readonly opacity?: number | undefined;
};

export function Book({ colour, opacity, ...place }: BookProps): ReactNode {
  return (
    <Placed {...place} opacity={opacity}>
      <g stroke="var(--stroke)" strokeLinejoin="round">
        <path
          d="M-8.6-11H8.6V9H-6.4Q-8.6 9-8.6 11Z"
          fill={colour === 'any' ? '#B9A98A' : `var(--${colour})`}
          strokeWidth={1.3}
        />
        <path d="M-8.6 11Q-8.6 9-6.4 9H8.6V11.8H-6.6Q-8.6 11.8-8.6 10" fill="#FFF8E6" />
        <path d="M-5.6-11V9" strokeOpacity={0.55} />
      </g>
      {colour === 'any' ? null : (
        <g transform="translate(1.6 -1.2) scale(.56)">
          <Glyph discipline={colour} />
        </g>
      )}
    </Placed>
  );
}
