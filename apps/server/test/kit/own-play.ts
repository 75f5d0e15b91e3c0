import { Lineage } from '../../src/db/lineage.ts';
import { forCommands, openPool } from '../../src/db/pool.ts';
import { EntryWriter } from '../../src/play/entry-writer.ts';
import { GameStore } from '../../src/play/game-store.ts';
import type { Play } from '../../src/play/play.ts';
import { SeedVault } from '../../src/play/seed-vault.ts';

/** The services of a node or worker, in the test's process. The caller must end the pool. */
export function ownPlay(database: string): Play {
  const lineage = new Lineage();
  const pool = openPool(database, forCommands(4), () => {}, lineage);
  return {
    pool,
    store: new GameStore(pool, 10, lineage),
    writer: new EntryWriter(pool),
    seeds: new SeedVault(pool, lineage),
    botLimit: 1_000,
    now: Date.now,
    isServing: () => Promise.resolve(true),
    publish: () => undefined,
    awayFor: () => 0,
  };
}
