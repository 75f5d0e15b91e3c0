import { dailyChance } from '@la-stanza/bots/daily';
import { seedAfter, dealer, type Dealer } from '@la-stanza/engine/fair';
import type { Pool } from 'pg';
import type { Lineage } from '../db/lineage.ts';
import { unpackGame } from './pack-game.ts';
import type { Revealed } from './revealed.ts';

const MOST = 1_000;

const REVEAL = `select s.seed, (select secret from game_secrets where game_id = $1) as secret, null as packed
    from game_seeds s where s.game_id = $1
  union all select null, null, json_build_object('link', link, 'undone', undone) from packed_games where game_id = $1`;

interface RevealRow {
  readonly seed: string | null;
  readonly secret: string | null;
  readonly packed: unknown;
}

/** The seeds of running games. A seed does not leave this module while its game runs. */
export class SeedVault {
  readonly #pool: Pool;
  readonly #seeds = new Map<string, string>();

  constructor(pool: Pool, lineage: Lineage) {
    this.#pool = pool;
    // a game whose start was lost starts again with another seed
    lineage.onChange(() => this.#seeds.clear());
  }

  /**
   * The dealer after these entries: shares of players who took a bot's seat have changed the later deals. `undefined` if the database
   * does not have the game.
   */
  async dealerOf(game: string, entries: readonly string[]): Promise<Dealer | undefined> {
    const seed = await this.#seedOf(game);
    return seed === undefined ? undefined : dealer(entries.reduce(seedAfter, seed));
  }

  /** The random number of a bot in a daily game. */
  async dailyChance(game: string, steps: number): Promise<number> {
    const seed = await this.#seedOf(game);
    if (seed === undefined) throw new Error(`game ${game} has no seed`);
    return dailyChance(seed, steps);
  }

  async #seedOf(game: string): Promise<string | undefined> {
    const known = this.#seeds.get(game);
    if (known !== undefined) return known;
    const revealed = await this.reveal(game);
    if (revealed === undefined) return undefined;
    if (this.#seeds.size >= MOST) this.#seeds.clear();
    this.#seeds.set(game, revealed.seed);
    return revealed.seed;
  }

  /** The seed and the secret, for the record of a finished game. */
  async reveal(game: string): Promise<Revealed | undefined> {
    const { rows } = await this.#pool.query<RevealRow>({ name: 'reveal', text: REVEAL, values: [game] });
    const [row] = rows;
    if (row === undefined) return undefined;
    if (row.seed !== null) return { seed: row.seed, secret: row.secret ?? undefined };
    const unpacked = unpackGame(row.packed);
    if ('fault' in unpacked) throw new Error(`the packed game ${game} has no readable seed`);
    const { seed, secret } = unpacked;
    return seed === undefined ? undefined : { seed, secret };
  }
}
