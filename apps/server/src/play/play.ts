import type { Pool } from 'pg';
import type { EntryWriter } from './entry-writer.ts';
import type { GameStore } from './game-store.ts';
import type { SeedVault } from './seed-vault.ts';
import type { StoredGame } from './stored-game.ts';

/** A change that is in the database and may now be told. */
export interface Change {
  readonly was: StoredGame;
  readonly is: StoredGame;
}

/** What playing needs. */
export interface Play {
  readonly pool: Pool;
  readonly store: GameStore;
  readonly writer: EntryWriter;
  readonly seeds: SeedVault;
  readonly botLimit: number;
  readonly now: () => number;
  /** Called after the commit, never before. */
  readonly publish: (change: Change) => void;
}
