import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Account } from '@la-stanza/protocol';
import type { Schema } from '../db/schema.ts';
import { SESSION_DAYS } from './session-days.ts';

const MOST_CACHED = 50_000;
const CACHED_FOR = 60_000;
const TOKEN_BYTES = 32;

/** Guests get a Renaissance name, which they can change. */
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

/** A session and its user. */
export interface FoundSession {
  readonly session: string;
  readonly user: string;
  readonly isOperator: boolean;
  /** Until when operators have muted or suspended the user; may be in the past. */
  readonly mutedUntil: number | null;
  readonly suspendedUntil: number | null;
}

/** The end of the user's suspension; undefined if the user is not suspended. */
export function suspension(found: FoundSession | null): number | null {
  const until = found?.suspendedUntil ?? null;
  return until !== null && until > Date.now() ? until : null;
}

/** Finds the session of a cookie. Only hashes of tokens are stored; a lookup is cached for a minute. */
export class Sessions {
  readonly #db: Kysely<Schema>;
  readonly #cached = new Map<string, FoundSession & { readonly until: number }>();

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async find(token: string | undefined): Promise<FoundSession | null> {
    if (token === undefined || token.length > 2 * TOKEN_BYTES) return null;
    const cached = this.#cached.get(token);
    if (cached !== undefined && cached.until > Date.now()) return cached;
    const row = await this.#db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select([
        'sessions.id',
        'user_id',
        'is_operator',
        'muted_until',
        'suspended_until',
        sql<boolean>`seen_at < now() - interval '1 hour'`.as('is_long_ago'),
      ])
      .where('token_hash', '=', hashOf(token))
      .where('seen_at', '>', sql<Date>`now() - make_interval(days => ${SESSION_DAYS})`)
      .executeTakeFirst();
    if (row?.is_long_ago === true) await this.keepAlive([row.id]);
    if (row === undefined) {
      this.#cached.delete(token);
      return null;
    }
    if (this.#cached.size >= MOST_CACHED) this.#cached.clear();
    const found = {
      session: row.id,
      user: row.user_id,
      isOperator: row.is_operator,
      mutedUntil: row.muted_until?.getTime() ?? null,
      suspendedUntil: row.suspended_until?.getTime() ?? null,
    };
    this.#cached.set(token, { ...found, until: Date.now() + CACHED_FOR });
    return found;
  }

  /** Marks these sessions as used: a device may be connected for days without requesting a page. */
  async keepAlive(sessions: readonly string[]): Promise<void> {
    if (sessions.length === 0) return;
    await this.#db
      .updateTable('sessions')
      .set({ seen_at: sql`now()` })
      .where('id', 'in', [...sessions])
      .where('seen_at', '<', sql<Date>`now() - interval '1 hour'`)
      .execute();
  }

  /** Creates a guest with a session token. */
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

  /**
   * Starts a session for a user on a device and ends the device's previous one; undefined if the proof of the user has already been used.
   * The same transaction marks the proof as used: a sign-in that fails half-way leaves the proof valid.
   */
  async signIn(
    user: string,
    device: string,
    before: string | undefined,
    useUpProof: (db: Kysely<Schema>) => Promise<boolean>,
  ): Promise<string | undefined> {
    const token = newToken();
    const isSignedIn = await this.#db.transaction().execute(async (transaction) => {
      if (!(await useUpProof(transaction))) return false;
      await transaction
        .insertInto('sessions')
        .values({ token_hash: hashOf(token), user_id: user, device })
        .execute();
      return true;
    });
    if (!isSignedIn) return undefined;
    if (before !== undefined) await this.end(before);
    return token;
  }

  async devicesOf(user: string, token: string | undefined): Promise<Account['devices']> {
    const own = token === undefined ? undefined : hashOf(token);
    const rows = await this.#db
      .selectFrom('sessions')
      .select(['id', 'device', 'created_at', 'seen_at', 'token_hash'])
      .where('user_id', '=', user)
      .where('seen_at', '>', sql<Date>`now() - make_interval(days => ${SESSION_DAYS})`)
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

  /** Ends one session on another device, or all of them. */
  async endOthers(user: string, token: string | undefined, device: string): Promise<void> {
    const others = this.#db
      .deleteFrom('sessions')
      .where('user_id', '=', user)
      .where('token_hash', '<>', token === undefined ? Buffer.alloc(0) : hashOf(token));
    await (device === 'others' ? others : others.where('id', '=', device)).execute();
  }

  /** Drops a user's cached lookups. */
  dropCached(user: string): void {
    for (const [token, cached] of this.#cached) if (cached.user === user) this.#cached.delete(token);
  }

  /** Drops the cached lookups of sessions that have ended or changed. */
  dropChanged(changed: ReadonlySet<string>): void {
    for (const [token, { session }] of this.#cached) if (changed.has(session)) this.#cached.delete(token);
  }

  /** Drops all cached lookups: the database may have lost some of the sessions. */
  dropAllCached(): void {
    this.#cached.clear();
  }

  async end(token: string): Promise<void> {
    this.#cached.delete(token);
    await this.#db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute();
  }
}
