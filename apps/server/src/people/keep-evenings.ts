import { isBetterTry } from '@la-stanza/bots/campaign';
import type { Palazzo } from '@la-stanza/protocol';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';

type Evening = Palazzo['evenings'][number];

const GOALS = 3;

const toBits = (reached: readonly boolean[]): number =>
  reached.reduce((bits, isReached, nth) => bits | (Number(isReached) << nth), 0);

const fromBits = (bits: number): boolean[] => Array.from({ length: GOALS }, (_, nth) => ((bits >> nth) & 1) === 1);

/**
 * Merges a device's record of a person's evenings, and returns all of them. The better try of each evening is kept. These games are
 * played on the device against bots and only the player sees them, so the server trusts the device.
 */
export function keepEvenings(db: Kysely<Schema>, user: string, sent: readonly Evening[]): Promise<Palazzo> {
  return db.transaction().execute(async (transaction) => {
    // two devices may send at the same time
    await transaction.selectFrom('users').select('id').where('id', '=', user).forUpdate().executeTakeFirstOrThrow();
    const known = new Map((await eveningsOf(transaction, user)).map((evening) => [evening.person, evening]));
    for (const evening of sent) {
      const before = known.get(evening.person);
      const after = before === undefined ? evening : merged(before, evening);
      if (after === before) continue;
      known.set(evening.person, after);
      await write(transaction, user, after);
    }
    return { evenings: [...known.values()].toSorted((one, other) => one.person - other.person) };
  });
}

/** A device may send the same tries again: the larger number counts, not the sum. */
function merged(before: Evening, sent: Evening): Evening {
  const tries = Math.max(before.tries, sent.tries);
  if (isBetterTry(sent, before)) return { ...sent, tries };
  return tries === before.tries ? before : { ...before, tries };
}

async function eveningsOf(transaction: Transaction<Schema>, user: string): Promise<readonly Evening[]> {
  const rows = await transaction
    .selectFrom('evenings')
    .select(['person', 'reached', 'own', 'other', 'tries'])
    .where('user_id', '=', user)
    .execute();
  return rows.map((row) => ({ ...row, reached: fromBits(row.reached) }));
}

async function write(transaction: Transaction<Schema>, user: string, evening: Evening): Promise<void> {
  const { person, own, other, tries } = evening;
  const best = { reached: toBits(evening.reached), own, other, tries };
  await transaction
    .insertInto('evenings')
    .values({ user_id: user, person, ...best })
    .onConflict((conflict) => conflict.columns(['user_id', 'person']).doUpdateSet(best))
    .execute();
}
