import type { GameRecord } from '@la-stanza/engine';
import { withSeed } from './revealed.ts';
import type { SeedVault } from './seed-vault.ts';
import type { StoredGame } from './stored-game.ts';

/** The exported record. It includes the seed, the server's secret and the result once the game is over. */
export async function recordOf(stored: StoredGame, seeds: SeedVault): Promise<GameRecord | undefined> {
  const { fold, status, id } = stored;
  if (fold === undefined) return undefined;
  if (status !== 'over') return fold.record;
  return { ...withSeed(fold.record, await seeds.reveal(id)), ...fold.closing };
}
