import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { Channels, NewChannel } from '@la-stanza/protocol';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { refuse, type Refused } from '../play/outcome.ts';
import { mailboxOf } from './mailbox-of.ts';

const MOST_CHANNELS = 10;
const CODE_RANGE = 10 ** 8;
/** The most codes per day that a mailbox gets, and that a person may request. */
const CODES_TO_MAILBOX = 3;
const CODES_OF_PERSON = 6;

const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();

export async function channelsOf(db: Kysely<Schema>, user: string): Promise<Channels['channels']> {
  const rows = await db
    .selectFrom('channels')
    .select(['kind', 'address', 'language', 'code_hash'])
    .where('user_id', '=', user)
    .orderBy('created_at')
    .execute();
  return rows.map(({ kind, address, language, code_hash: hash }) => ({
    kind,
    address,
    language,
    confirmed: hash === null,
  }));
}

/** Adds or renews a channel. A job written in the same transaction sends a mailbox its confirmation code. */
export async function addChannel(db: Kysely<Schema>, user: string, given: NewChannel): Promise<Refused | undefined> {
  const known = await channelsOf(db, user);
  const isKnown = known.find(({ kind, address }) => kind === given.kind && address === given.address);
  if (isKnown === undefined && known.length >= MOST_CHANNELS)
    return refuse('too-many-channels', null, { most: MOST_CHANNELS });
  if (given.kind === 'mail' && isKnown?.confirmed === true) return undefined;
  return db.transaction().execute(async (transaction) => {
    if (given.kind === 'mail' && !(await mayGetCode(transaction, user, given.address))) return refuse('rate-limited');
    const code = given.kind === 'mail' ? String(randomInt(CODE_RANGE)).padStart(8, '0') : null;
    const { id } = await transaction
      .insertInto('channels')
      .values({
        id: randomUUID(),
        user_id: user,
        kind: given.kind,
        address: given.address,
        keys: given.kind === 'push' ? JSON.stringify(given.keys) : null,
        language: given.language,
        code_hash: code === null ? null : hashOf(code),
      })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'kind', 'address']).doUpdateSet((eb) => ({
          keys: eb.ref('excluded.keys'),
          language: eb.ref('excluded.language'),
          code_hash: eb.ref('excluded.code_hash'),
          created_at: sql`now()`,
        })),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    if (code === null) return undefined;
    const job = JSON.stringify({ channel: id, letter: { kind: 'confirm', code } });
    await sql`select graphile_worker.add_job('deliver', ${job}::json, max_attempts => 8)`.execute(transaction);
    return undefined;
  });
}

/**
 * Records that a mailbox gets a code, unless it has reached its limit: one in ten minutes and three a day, no matter who requests them,
 * how the address is written and whether it was deleted since.
 */
async function mayGetCode(db: Kysely<Schema>, user: string, address: string): Promise<boolean> {
  const mailbox = hashOf(mailboxOf(address));
  // two concurrent requests must not both pass the limit
  await sql`select pg_advisory_xact_lock(hashtextextended(encode(${mailbox}::bytea, 'hex'), 0))`.execute(db);
  const { rows } = await sql<{ to_mailbox: number; just_now: number; of_person: number }>`select
      (select count(*)::int from mail_codes where mailbox_hash = ${mailbox} and at > now() - interval '1 day') as to_mailbox,
      (select count(*)::int from mail_codes where mailbox_hash = ${mailbox} and at > now() - interval '10 minutes') as just_now,
      (select count(*)::int from mail_codes where user_id = ${user} and at > now() - interval '1 day') as of_person`.execute(
    db,
  );
  const [sent] = rows;
  if (sent === undefined || sent.just_now > 0) return false;
  if (sent.to_mailbox >= CODES_TO_MAILBOX || sent.of_person >= CODES_OF_PERSON) return false;
  await db.insertInto('mail_codes').values({ mailbox_hash: mailbox, user_id: user }).execute();
  return true;
}

/** A code is valid for an hour. */
export async function confirmChannel(
  db: Kysely<Schema>,
  user: string,
  { address, code }: { readonly address: string; readonly code: string },
): Promise<Refused | undefined> {
  const { numUpdatedRows } = await db
    .updateTable('channels')
    .set({ code_hash: null })
    .where('user_id', '=', user)
    .where('kind', '=', 'mail')
    .where('address', '=', address)
    .where('code_hash', '=', hashOf(code))
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirst();
  return numUpdatedRows === 0n ? refuse('wrong-code') : undefined;
}

export async function forgetChannel(
  db: Kysely<Schema>,
  user: string,
  { kind, address }: { readonly kind: 'push' | 'mail'; readonly address: string },
): Promise<void> {
  await db
    .deleteFrom('channels')
    .where('user_id', '=', user)
    .where('kind', '=', kind)
    .where('address', '=', address)
    .execute();
}
