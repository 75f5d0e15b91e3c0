import type { ReactNode } from 'react';
import type { Owner } from './player.ts';

type PlayerMarkProps = { readonly owner: Owner; readonly ink?: string };

/** Lily, tower, sun, wave: the emblem on a player's pieces; neutral pieces have none. */
export function PlayerMark({ owner, ink = '#fff' }: PlayerMarkProps): ReactNode {
  switch (owner) {
    case 'plum':
      return (
        <path
          d="M0-8.4C2.6-5.4 2.8-2.6 1.6 1H3.2C4-1.6 7.6-2.4 7.6.6C7.6 2.8 5.4 3.2 4.6 2.2C4.8 3.6 3.6 4 1.4 4L2.4 8H-2.4L-1.4 4C-3.6 4-4.8 3.6-4.6 2.2C-5.4 3.2-7.6 2.8-7.6.6C-7.6-2.4-4-1.6-3.2 1H-1.6C-2.8-2.6-2.6-5.4 0-8.4Z"
          fill={ink}
        />
      );
    case 'onyx':
      return (
        <path
          d="M-6.2-7.4H-3.4V-5H-1.4V-7.4H1.4V-5H3.4V-7.4H6.2V-2.2L4.4-.8V7.6H1.6V4.4A1.6 1.6 0 0 0-1.6 4.4V7.6H-4.4V-.8L-6.2-2.2Z"
          fill={ink}
        />
      );
    case 'copper':
      return (
        <g fill={ink} stroke={ink} strokeLinecap="round">
          <circle r={3.9} stroke="none" />
          <path
            d="M0-5.8V-8.2M0 5.8V8.2M-5.8 0H-8.2M5.8 0H8.2M-4.1-4.1L-5.8-5.8M4.1-4.1L5.8-5.8M-4.1 4.1L-5.8 5.8M4.1 4.1L5.8 5.8"
            strokeWidth={1.9}
          />
        </g>
      );
    case 'teal':
      return (
        <path
          d="M-7-3.6Q-3.5-8 0-3.6T7-3.6M-7 1.2Q-3.5-3.2 0 1.2T7 1.2M-7 6Q-3.5 1.6 0 6T7 6"
          fill="none"
          stroke={ink}
          strokeWidth={2.3}
          strokeLinecap="round"
        />
      );
    case 'neutral':
      return null;
  }
}
