import { dealer, type Dealer } from '@la-stanza/engine';
import type { Pool } from 'pg';
import type { Lineage } from '../db/lineage.ts';
import { unpackGame } from './pack-game.ts';

const MOST = 1_000;

const REVEAL = `select seed, null as packed from game_seeds where game_id = $1
  union all select null, json_build_object('link', link, 'undone', undone) from packed_games where game_id = $1`;

/** The dealers of running games. A seed does not leave this module while its game runs. */
export class SeedVault {
  readonly #pool: Pool;
  readonly #dealers = new Map<string, Dealer>();

  constructor(pool: Pool, lineage: Lineage) {
    this.#pool = pool;
    // a game whose start was lost starts again with another seed
    lineage.onChange(() => this.#dealers.clear());
  }

  async dealerOf(game: string): Promise<Dealer> {
    const known = this.#dealers.get(game);
    if (known !== undefined) return known;
    const seed = await this.reveal(game);
    if (seed === undefined) throw new Error(`game ${game} has no seed`);
    const bank = dealer(seed);
    if (this.#dealers.size >= MOST) this.#dealers.clear();
    this.#dealers.set(game, bank);
    return bank;
  }

  /** The seed, for the record of a finished game. */
  async reveal(game: string): Promise<string | undefined> {
    const { rows } = await this.#pool.query<{ seed: string | null; packed: unknown }>({
      name: 'reveal',
      text: REVEAL,
      values: [game],
    });
    const [row] = rows;
    if (row === undefined || row.seed !== null) return row?.seed ?? undefined;
    const unpacked = await unpackGame(row.packed);
    if ('fault' in unpacked) throw new Error(`the packed game ${game} has no readable seed`);
    return unpacked.seed;
  }
}
