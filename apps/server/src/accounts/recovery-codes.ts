import { createHash, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { refuse, type Refused } from '../play/outcome.ts';

/** The base32 alphabet of RFC 4648: no two characters look alike. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const LENGTH = 16;
const CODES = 8;

const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();
const newCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Replaces the recovery codes. Returns the new ones in groups of four, as players see them. */
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

/** The user of an unused recovery code. The code stays valid until a sign-in with it is complete. */
export async function userOfCode(db: Kysely<Schema>, code: string): Promise<string | Refused> {
  const found = await db
    .selectFrom('recovery_codes')
    .select('user_id')
    .where('code_hash', '=', hashOf(code))
    .executeTakeFirst();
  return found?.user_id ?? refuse('wrong-recovery-code');
}

/** Marks a recovery code as used; false if another sign-in has used it first. */
export async function redeemCode(db: Kysely<Schema>, code: string): Promise<boolean> {
  const used = await db.deleteFrom('recovery_codes').where('code_hash', '=', hashOf(code)).executeTakeFirst();
  return used.numDeletedRows === 1n;
}
