import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { takeVacation } from './take-vacation.ts';

const moment = (at: number | null): Date | null => (at === null ? null : new Date(at));

/** Changes a person's vacation; false if too few days are left this year. */
export function setVacation(db: Kysely<Schema>, user: string, until: number | null, now: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('users')
      .select(['vacation_from', 'vacation_until', 'vacation_spent', 'vacation_year'])
      .where('id', '=', user)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const before = {
      from: row.vacation_from?.getTime() ?? null,
      until: row.vacation_until?.getTime() ?? null,
      spent: Number(row.vacation_spent),
      year: row.vacation_year,
    };
    const after = takeVacation(before, until, now);
    if (after === undefined) return false;
    await transaction
      .updateTable('users')
      .set({
        vacation_from: moment(after.from),
        vacation_until: moment(after.until),
        vacation_spent: after.spent,
        vacation_year: after.year,
      })
      .where('id', '=', user)
      .execute();
    return true;
  });
}
