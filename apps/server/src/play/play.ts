import type { Pool } from 'pg';
import type { EntryWriter } from './entry-writer.ts';
import type { GameStore } from './game-store.ts';
import type { SeedVault } from './seed-vault.ts';
import type { StoredGame } from './stored-game.ts';

/** A committed change, ready to be published. */
export interface Change {
  readonly before: StoredGame;
  readonly after: StoredGame;
}

/** The services for playing. */
export interface Play {
  readonly pool: Pool;
  readonly store: GameStore;
  readonly writer: EntryWriter;
  readonly seeds: SeedVault;
  readonly botLimit: number;
  /** The time of the database, by which all clocks run. */
  readonly now: () => number;
  /** Whether commands of players may be carried out. */
  readonly isServing: () => Promise<boolean>;
  /** Called after the commit, never before. */
  readonly publish: (change: Change) => void;
  /** How long a player has not had a game open, as far as this node knows, in milliseconds; 0 while they have it open. */
  readonly awayFor: (game: string, user: string) => number;
}
