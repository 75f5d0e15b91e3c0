import type { GameRecord } from '@la-stanza/engine';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import type { SavedGame } from '../../game/source/local-game.ts';
import { randomHex } from '../../game/source/random-hex.ts';
import { gameShelf } from '../../game/shelf/shelf.ts';

const ID_BYTES = 8;
const SEED_BYTES = 32;

type Kept = {
  readonly record: GameRecord;
  readonly players: readonly SeatedPlayer[];
  /** The seed of the deals so far, where it is known. */
  readonly seed?: string | undefined;
};

/** Lays a game from elsewhere onto this device's shelf, ready to be looked at or played on; gives its id. */
export async function keepGame(kept: Kept): Promise<string> {
  const saved = savedFrom(kept, { id: randomHex(ID_BYTES), freshSeed: randomHex(SEED_BYTES), now: Date.now() });
  await (await gameShelf()).add(saved);
  return saved.id;
}

type Fresh = { readonly id: string; readonly freshSeed: string; readonly now: number };

/**
 * A game whose seed is known goes on with the same deals. Without it new ones are drawn, and the promise made for the old ones no
 * longer holds.
 */
export function savedFrom({ record, players, seed }: Kept, { id, freshSeed, now }: Fresh): SavedGame {
  const known = seed ?? record.seed;
  if (known !== undefined) return { id, record, seed: known, players, savedAt: now };
  const { commitment: _broken, ...open } = record;
  return { id, record: open, seed: freshSeed, players, savedAt: now };
}

/** The record to play on from a position: the entries so far, nothing of what came after. */
export function recordToPlayOn(record: GameRecord): GameRecord {
  const { seed: _seed, result: _result, checks: _checks, ...open } = record;
  return open;
}
