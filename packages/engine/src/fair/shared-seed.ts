import { asciiBytes, fromHex, toHex } from './bytes.ts';
import { sha256 } from './sha256.ts';

/** What a seed is made from, so that nobody alone can choose it. */
export interface SharedSeed {
  /** The server's, drawn before anybody sat down. */
  readonly secret: string;
  readonly game: string;
  /** By seat; `null` where nobody gave one. */
  readonly nonces: readonly (string | null)[];
}

const NONE = '-';

const hashOfText = (text: string): string => toHex(sha256(asciiBytes(text)));

/**
 * The seed of a game from the server's secret and what each player added. The server promises its secret by its hash before it
 * sees a nonce, and the players send theirs before they see the secret.
 *
 * @example
 * sharedSeed({ secret: '00', game: 'g', nonces: ['aa', null] }) === sharedSeed({ secret: '00', game: 'g', nonces: ['ab', null] }); // false
 */
export function sharedSeed({ secret, game, nonces }: SharedSeed): string {
  return hashOfText(['seed', secret, game, ...nonces.map((nonce) => nonce ?? NONE)].join('/'));
}

/** The seed of the deals that follow after somebody has taken a bot's seat and added a nonce. */
export function joinedSeed(seed: string, seat: number, nonce: string): string {
  return hashOfText(['join', seed, seat, nonce].join('/'));
}

/** The hash by which a secret or a nonce is promised; both are hexadecimal digits. */
export function promiseOf(hidden: string): string {
  const bytes = fromHex(hidden);
  if (bytes === undefined) throw new RangeError('what is promised is an even number of lower-case hexadecimal digits');
  return toHex(sha256(bytes));
}
