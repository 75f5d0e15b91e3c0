/** Milliseconds over which an address's visits are counted, starting with its first. */
export const WINDOW = 60_000;

/** The visits of an address in its window, including this visit, and the time until the window closes. */
export interface Visit {
  readonly count: number;
  readonly left: number;
}

/** Counts requests and new sockets by address. */
export interface Visits {
  note(address: string): Promise<Visit>;
  close(): void;
}
