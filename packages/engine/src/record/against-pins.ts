import { promiseOf } from '../fair/shared-seed.ts';
import type { GameRecord } from './record.ts';

/** What a player saw of a game and wrote down while it was played. */
export interface Pins {
  readonly game: string;
  /** The hash of the server's secret, seen on sitting down. */
  readonly promise: string;
  /** By seat: the own nonce, or the hash of another player's; `null` where none was shown. */
  readonly shares: readonly (PinnedShare | null)[];
  /** The entries as they were shown. */
  readonly entries: readonly string[];
}

export type PinnedShare = { readonly nonce: string } | { readonly hash: string };

/** Where a record differs from what was seen. Entries count from 0. */
export type PinFault =
  | { readonly code: 'other-game' }
  | { readonly code: 'other-promise' }
  | { readonly code: 'other-share'; readonly seat: number }
  | { readonly code: 'other-entry'; readonly entry: number }
  /** The game is over, but the server does not say what the seed was made from. */
  | { readonly code: 'not-revealed' };

/**
 * Compares the record of a finished game with what a player saw of it. A record may be flawless by itself and still be another one than
 * was played.
 */
export function againstPins({ shares, seed, entries }: GameRecord, pins: Pins): PinFault | undefined {
  if (shares === undefined || shares.secret === undefined || seed === undefined) return { code: 'not-revealed' };
  if (shares.game !== pins.game) return { code: 'other-game' };
  if (shares.promise !== pins.promise) return { code: 'other-promise' };
  const seat = shares.nonces.findIndex((nonce, index) => !isPinned(nonce, pins.shares[index] ?? null));
  if (seat >= 0) return { code: 'other-share', seat };
  const entry = pins.entries.findIndex((text, index) => entries[index] !== text);
  if (entry >= 0) return { code: 'other-entry', entry };
  return entries.length === pins.entries.length ? undefined : { code: 'other-entry', entry: pins.entries.length };
}

function isPinned(nonce: string | null, pinned: PinnedShare | null): boolean {
  if (nonce === null || pinned === null) return nonce === pinned;
  return 'nonce' in pinned ? nonce === pinned.nonce : promiseOf(nonce) === pinned.hash;
}
