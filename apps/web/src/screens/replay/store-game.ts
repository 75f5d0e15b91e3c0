import type { GameRecord } from '@la-stanza/engine';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import type { SavedGame } from '../../game/source/local-game.ts';
import { randomHex } from '../../game/source/random-hex.ts';
import { gameShelf } from '../../game/shelf/shelf.ts';

const ID_BYTES = 8;
const SEED_BYTES = 32;

type GameToStore = {
  readonly record: GameRecord;
  readonly players: readonly SeatedPlayer[];
  /** The seed of the deals so far, if known. */
  readonly seed?: string | undefined;
};

/** Stores a game from elsewhere on this device, to be replayed or continued. Returns its id. */
export async function storeGame(game: GameToStore): Promise<string> {
  const saved = savedFrom(game, { id: randomHex(ID_BYTES), freshSeed: randomHex(SEED_BYTES), now: Date.now() });
  await (await gameShelf()).add(saved);
  return saved.id;
}

type NewIds = { readonly id: string; readonly freshSeed: string; readonly now: number };

/**
 * If the seed is known, the game continues with the same deals. Otherwise new ones are drawn, and the commitment to the old ones is
 * dropped.
 */
export function savedFrom({ record, players, seed }: GameToStore, { id, freshSeed, now }: NewIds): SavedGame {
  const known = seed ?? record.seed;
  if (known !== undefined) return { id, record, seed: known, players, savedAt: now };
  const { commitment: _broken, shares: _shares, ...open } = record;
  return { id, record: open, seed: freshSeed, players, savedAt: now };
}

/** The record to continue from a position: the entries so far, without the result and the checks. */
export function recordToPlayOn(record: GameRecord): GameRecord {
  const { seed: _seed, result: _result, checks: _checks, ...open } = record;
  return open;
}
