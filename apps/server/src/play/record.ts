import type { GameRecord } from '@la-stanza/engine';
import type { SeedVault } from './seed-vault.ts';
import type { StoredGame } from './stored-game.ts';

/** The exported record. It includes the seed and the result once the game is over. */
export async function recordOf(stored: StoredGame, seeds: SeedVault): Promise<GameRecord | undefined> {
  const { fold, status, id } = stored;
  if (fold === undefined) return undefined;
  if (status !== 'over') return fold.record;
  const seed = await seeds.reveal(id);
  return { ...fold.record, ...(seed === undefined ? {} : { seed }), ...fold.closing };
}
