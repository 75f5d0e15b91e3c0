import { dealer, type Dealer } from '../fair/dealer.ts';
import { joinedSeed, promiseOf, sharedSeed } from '../fair/shared-seed.ts';
import type { GameRecord } from './record.ts';
import type { RecordFault } from './record-fault.ts';
import { parseShare } from './share.ts';

type Proven = Pick<GameRecord, 'seed' | 'commitment' | 'shares'>;

/** Checks that the seed is the promised one, and made from everybody's share. */
export function checkSeed({ seed, commitment, shares }: Proven): RecordFault | undefined {
  if (shares?.secret !== undefined && promiseOf(shares.secret) !== shares.promise) return { code: 'secret-mismatch' };
  if (seed === undefined) return undefined;
  if (commitment !== undefined && promiseOf(seed) !== commitment) return { code: 'commitment-mismatch' };
  if (shares === undefined) return undefined;
  const { secret, game, nonces } = shares;
  if (secret === undefined) return { code: 'field-missing', field: 'shares' };
  return sharedSeed({ secret, game, nonces }) === seed ? undefined : { code: 'seed-mismatch' };
}

/** The dealer of the entry that follows; `undefined` if the seed is not known. */
export function dealerAfter(seed: string | undefined, entries: readonly string[]): Dealer | undefined {
  return seed === undefined ? undefined : dealer(entries.reduce(seedAfter, seed));
}

/** The seed after an entry: those who join add to it. */
export function seedAfter(seed: string, text: string): string {
  const share = parseShare(text);
  return share === undefined ? seed : joinedSeed(seed, share.seat, share.nonce);
}
