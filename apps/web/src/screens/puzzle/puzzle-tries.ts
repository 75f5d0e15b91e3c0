export const MOST_TRIES = 3;
/** What a puzzle counts that was solved on the first, second or third try. */
export const SCORED: readonly number[] = [1, 0.5, 0.25];

/** How far the tries at a puzzle have come. */
export type PuzzleTries = {
  readonly used: number;
  readonly result: 'open' | 'solved' | 'missed';
  /** The lead that the last try brought, if it did not solve it. */
  readonly wrong: number | undefined;
};

export const nowOpen: PuzzleTries = { used: 0, result: 'open', wrong: undefined };
