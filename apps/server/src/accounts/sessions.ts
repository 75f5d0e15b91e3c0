import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

const KEPT = 50_000;
const TRUSTED_FOR = 60_000;
const TOKEN_BYTES = 32;

/** Guests get a name of the time; it is theirs to change. */
const NAMES = [
  'Lorenzo',
  'Isabella',
  'Cosimo',
  'Beatrice',
  'Federico',
  'Lucrezia',
  'Piero',
  'Caterina',
  'Ludovico',
  'Simonetta',
];

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Who a cookie belongs to. Sessions are kept as hashes; a look-up is trusted for a minute. */
export class Sessions {
  readonly #db: Kysely<Schema>;
  readonly #known = new Map<string, { readonly user: string; readonly until: number }>();

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async userOf(token: string | undefined): Promise<string | null> {
    if (token === undefined || token.length > 2 * TOKEN_BYTES) return null;
    const known = this.#known.get(token);
    if (known !== undefined && known.until > Date.now()) return known.user;
    const row = await this.#db
      .selectFrom('sessions')
      .select('user_id')
      .where('token_hash', '=', hashOf(token))
      .executeTakeFirst();
    if (row === undefined) {
      this.#known.delete(token);
      return null;
    }
    if (this.#known.size >= KEPT) this.#known.clear();
    this.#known.set(token, { user: row.user_id, until: Date.now() + TRUSTED_FOR });
    return row.user_id;
  }

  /** A new guest and the secret that proves it. */
  async create(): Promise<{ readonly user: string; readonly name: string; readonly token: string }> {
    const user = randomUUID();
    const name = `${NAMES[randomInt(NAMES.length)] ?? ''} ${randomInt(100, 1000)}`;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.#db.transaction().execute(async (transaction) => {
      await transaction.insertInto('users').values({ id: user, name }).execute();
      await transaction
        .insertInto('sessions')
        .values({ token_hash: hashOf(token), user_id: user })
        .execute();
    });
    return { user, name, token };
  }

  async end(token: string): Promise<void> {
    this.#known.delete(token);
    await this.#db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute();
  }
}
