import type { ReactNode } from 'react';
import type { Presence } from '../../drawing/mat/mat-picture.ts';

/** The time a seat has left. */
export type Timer = {
  /** In minutes and seconds, or in days and hours. */
  readonly pace: 'live' | 'days';
  /** Milliseconds left while it is stopped. */
  readonly left: number;
  /** While it runs: when time is up, in milliseconds since 1970 by this device's clock. */
  readonly until?: number | undefined;
};

export type SeatStatus = { readonly presence?: Presence | undefined; readonly timer?: Timer | undefined };

/** What an online game shows beside the table. */
export type OnlineSlots = {
  /** By seat. */
  readonly seatStatuses: readonly SeatStatus[];
  /** The reader's clock. */
  readonly timer: Timer | undefined;
  /** The menu of the table: link, offers, resigning, people. */
  readonly menu: ReactNode;
  /** Open questions, and the state of the connection. */
  readonly banner: ReactNode;
  readonly chat: { readonly panel: ReactNode; readonly unread: number };
};
