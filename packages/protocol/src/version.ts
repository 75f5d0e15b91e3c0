/** The protocol versions this build's server speaks, best first. Older and newer clients cannot play. */
export const SPOKEN: readonly number[] = [2];

/** The protocol versions this build's client can read, best first. It reads the first version too: a server may be one deploy behind. */
export const OFFERED: readonly number[] = [2, 1];

/**
 * The last version whose client does not react to a refusal of its version: the server must keep its socket open and refuse every
 * command.
 */
export const LAST_WITHOUT_REFUSAL = 1;

/**
 * The best version both sides support; `undefined` without a common version: the client must then be reloaded.
 *
 * @example
 * negotiate([3, 2]); // 2
 */
export function negotiate(offered: readonly number[]): number | undefined {
  return SPOKEN.find((version) => offered.includes(version));
}
