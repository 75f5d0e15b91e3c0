/** The protocol versions this build's server speaks, best first: the window of clients that can play. */
export const SPOKEN: readonly number[] = [2];

/** The protocol versions this build's client can read, best first. It reads the first version too: a server may be one deploy behind. */
export const OFFERED: readonly number[] = [2, 1];

/** The last version whose client does not react to being turned away: it must be answered in its own words. */
export const LAST_INTOLERANT = 1;

/**
 * The best version both sides support; `undefined` if there is none: the client must then be reloaded.
 *
 * @example
 * negotiate([3, 2]); // 2
 */
export function negotiate(offered: readonly number[]): number | undefined {
  return SPOKEN.find((version) => offered.includes(version));
}
