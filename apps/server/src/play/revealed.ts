import type { GameRecord } from '@la-stanza/engine';

/** The origin of a game's deals. */
export interface Revealed {
  readonly seed: string;
  /** The server's part of the seed; undefined if the seed is the server's alone. */
  readonly secret: string | undefined;
}

/** A record with the seed and the server's part of it. */
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
