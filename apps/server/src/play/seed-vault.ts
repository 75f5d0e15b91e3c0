import { dealer, type Dealer } from '@la-stanza/engine';
import type { Pool } from 'pg';

const MOST = 1_000;

/** Who deals in each game. The seeds never leave this module while a game runs. */
export class SeedVault {
  readonly #pool: Pool;
  readonly #dealers = new Map<string, Dealer>();

  constructor(pool: Pool) {
    this.#pool = pool;
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

  /** The seed itself, for the record of a game that is over. */
  async reveal(game: string): Promise<string | undefined> {
    const { rows } = await this.#pool.query<{ seed: string }>({
      name: 'reveal',
      text: 'select seed from game_seeds where game_id = $1',
      values: [game],
    });
    return rows[0]?.seed;
  }
}
