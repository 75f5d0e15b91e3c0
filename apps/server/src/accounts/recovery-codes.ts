import { createHash, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { refuse, type Refused } from '../play/outcome.ts';

/** RFC 4648: nothing in it can be taken for another sign. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const LENGTH = 16;
const CODES = 8;

const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();
const newCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** New codes in place of the old ones, as they are shown: in groups of four. */
export async function newRecoveryCodes(db: Kysely<Schema>, user: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('recovery_codes').where('user_id', '=', user).execute();
    await transaction
      .insertInto('recovery_codes')
      .values(codes.map((code) => ({ code_hash: hashOf(code), user_id: user })))
      .execute();
  });
  return codes.map((code) => code.replaceAll(/.{4}(?=.)/g, '$&-'));
}

/** Whose code it is. It is used up. */
export async function userOfCode(db: Kysely<Schema>, code: string): Promise<string | Refused> {
  const taken = await db
    .deleteFrom('recovery_codes')
    .where('code_hash', '=', hashOf(code))
    .returning('user_id')
    .executeTakeFirst();
  return taken?.user_id ?? refuse('wrong-recovery-code');
}

/** A code that could not be used is not used up. */
export async function keepCode(db: Kysely<Schema>, user: string, code: string): Promise<void> {
  await db
    .insertInto('recovery_codes')
    .values({ code_hash: hashOf(code), user_id: user })
    .execute();
}
