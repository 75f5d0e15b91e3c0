/** The versions of the protocol this build speaks, the best first. */
export const PROTOCOLS: readonly number[] = [1];

/**
 * The best version both sides speak; `undefined` if there is none, and then the client must be renewed.
 *
 * @example
 * negotiate([2, 1]); // 1
 */
export function negotiate(offered: readonly number[]): number | undefined {
  return PROTOCOLS.find((version) => offered.includes(version));
}
