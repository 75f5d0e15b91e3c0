import { sql, type Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { writeAct, type Operator } from './write-act.ts';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Makes somebody an operator, or ends that; false if there is nobody with this id. */
export function setOperator(db: Kysely<Schema>, by: Operator, user: string, isOperator: boolean): Promise<boolean> {
  if (!ID.test(user)) return Promise.resolve(false);
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set({ is_operator: isOperator })
      .where('id', '=', user)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await sql`insert into changed_sessions (session_id) select id from sessions where user_id = ${user}
      on conflict (session_id) do update set at = now()`.execute(transaction);
    await writeAct(transaction, by, { kind: isOperator ? 'appoint' : 'discharge', user, reason: '' });
    return true;
  });
}
