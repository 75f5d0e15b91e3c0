import { dayOf } from '@la-stanza/bots/daily';
import type { GameRecord } from '@la-stanza/engine';
import { withSeed } from './revealed.ts';
import type { SeedVault } from './seed-vault.ts';
import type { StoredGame } from './stored-game.ts';

/** Whether the deals of a game may be public: other players still play a daily deal until midnight. */
export const isRevealed = ({ status, daily }: StoredGame, now: number): boolean =>
  status === 'over' && (daily === null || daily < dayOf(now));

/** The exported record. It includes the seed, the server's secret and the result once the game is over. */
export async function recordOf(stored: StoredGame, seeds: SeedVault, now: number): Promise<GameRecord | undefined> {
  const { fold, status, id } = stored;
  if (fold === undefined) return undefined;
  if (status !== 'over') return fold.record;
  if (!isRevealed(stored, now)) return { ...fold.record, ...fold.closing };
  return { ...withSeed(fold.record, await seeds.reveal(id)), ...fold.closing };
}
