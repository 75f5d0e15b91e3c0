/** Milliseconds over which the visits of an address are counted, from its first one on. */
export const WINDOW = 60_000;

/** How often an address has come in its window, this time included, and how long the window stays open. */
export interface Visit {
  readonly count: number;
  readonly left: number;
}

/** Counts requests and new sockets by address. */
export interface Visits {
  note(address: string): Promise<Visit>;
  close(): void;
}
