import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { isUserId } from './is-user-id.ts';
import { invalidateSessions } from './invalidate-sessions.ts';
import { writeAct, type Operator } from './write-act.ts';

/** Makes a user an operator, or ends that; false if no user has this id. */
export function setOperator(db: Kysely<Schema>, by: Operator, user: string, isOperator: boolean): Promise<boolean> {
  if (!isUserId(user)) return Promise.resolve(false);
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set({ is_operator: isOperator })
      .where('id', '=', user)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await invalidateSessions(transaction, user);
    await writeAct(transaction, by, { kind: isOperator ? 'appoint' : 'discharge', user, reason: '' });
    return true;
  });
}
