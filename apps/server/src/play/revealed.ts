import type { GameRecord } from '@la-stanza/engine';

/** What the deals of a game come from. */
export interface Revealed {
  readonly seed: string;
  /** The server's part of the seed; undefined if it drew the seed alone. */
  readonly secret: string | undefined;
}

/** A record with what its deals come from. */
export function withSeed(record: GameRecord, revealed: Revealed | undefined): GameRecord {
  if (revealed === undefined) return record;
  const { seed, secret } = revealed;
  const { shares } = record;
  return {
    ...record,
    ...(shares === undefined || secret === undefined ? {} : { shares: { ...shares, secret } }),
    seed,
  };
}
