import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Account } from '@la-stanza/protocol';
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

const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

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
      .select(['user_id', sql<boolean>`seen_at < now() - interval '1 hour'`.as('is_long_ago')])
      .where('token_hash', '=', hashOf(token))
      .executeTakeFirst();
    if (row?.is_long_ago === true) await this.#see(token);
    if (row === undefined) {
      this.#known.delete(token);
      return null;
    }
    if (this.#known.size >= KEPT) this.#known.clear();
    this.#known.set(token, { user: row.user_id, until: Date.now() + TRUSTED_FOR });
    return row.user_id;
  }

  async #see(token: string): Promise<void> {
    await this.#db
      .updateTable('sessions')
      .set({ seen_at: sql`now()` })
      .where('token_hash', '=', hashOf(token))
      .execute();
  }

  /** A new guest and the secret that proves it. */
  async create(device: string): Promise<{ readonly user: string; readonly name: string; readonly token: string }> {
    const user = randomUUID();
    const name = `${NAMES[randomInt(NAMES.length)] ?? ''} ${randomInt(100, 1000)}`;
    const token = newToken();
    await this.#db.transaction().execute(async (transaction) => {
      await transaction.insertInto('users').values({ id: user, name }).execute();
      await transaction
        .insertInto('sessions')
        .values({ token_hash: hashOf(token), user_id: user, device })
        .execute();
    });
    return { user, name, token };
  }

  /** Lets a device act for a person; whoever it acted for before, it does no longer. */
  async sign(user: string, device: string, before: string | undefined): Promise<string> {
    const token = newToken();
    await this.#db
      .insertInto('sessions')
      .values({ token_hash: hashOf(token), user_id: user, device })
      .execute();
    if (before !== undefined) await this.end(before);
    return token;
  }

  async devicesOf(user: string, token: string | undefined): Promise<Account['devices']> {
    const own = token === undefined ? undefined : hashOf(token);
    const rows = await this.#db
      .selectFrom('sessions')
      .select(['id', 'device', 'created_at', 'seen_at', 'token_hash'])
      .where('user_id', '=', user)
      .orderBy('seen_at', 'desc')
      .execute();
    return rows.map(({ id, device, created_at: created, seen_at: seen, token_hash: hash }) => ({
      id,
      device,
      createdAt: created.getTime(),
      seenAt: seen.getTime(),
      isThis: own?.equals(hash) === true,
    }));
  }

  /** Ends the sessions of other devices: one of them, or all. */
  async endOthers(user: string, token: string | undefined, device: string): Promise<void> {
    const others = this.#db
      .deleteFrom('sessions')
      .where('user_id', '=', user)
      .where('token_hash', '<>', token === undefined ? Buffer.alloc(0) : hashOf(token));
    await (device === 'others' ? others : others.where('id', '=', device)).execute();
  }

  /** What was trusted of a person's cookies is asked for again. */
  distrust(user: string): void {
    for (const [token, known] of this.#known) if (known.user === user) this.#known.delete(token);
  }

  async end(token: string): Promise<void> {
    this.#known.delete(token);
    await this.#db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute();
  }
}
