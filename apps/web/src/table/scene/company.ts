import type { ReactNode } from 'react';
import type { Presence } from '../../drawing/mat/mat-picture.ts';

/** The time a seat has left. */
export type Timer = {
  /** Counted in minutes and seconds, or in days and hours. */
  readonly pace: 'live' | 'days';
  /** Milliseconds left while it stands still. */
  readonly left: number;
  /** While it runs: when it is up, in milliseconds since 1970 by this device's clock. */
  readonly until?: number | undefined;
};

export type Sitter = { readonly presence?: Presence | undefined; readonly timer?: Timer | undefined };

/** What a table whose players sit elsewhere shows beside the game. */
export type Company = {
  /** By seat. */
  readonly sitters: readonly Sitter[];
  /** The own clock. */
  readonly timer: Timer | undefined;
  /** The way to everything that concerns the table and not the next step. */
  readonly menu: ReactNode;
  /** What everybody is asked, and how the connection is doing. */
  readonly banner: ReactNode;
  readonly talk: { readonly panel: ReactNode; readonly unread: number };
};
