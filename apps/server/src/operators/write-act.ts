import type { Schema } from '../db/schema.ts';
import type { Kysely } from 'kysely';

/** Who acts: an operator's account, or `null` for a user of the machine's command line. */
export type Operator = string | null;

export interface NewAct {
  readonly kind: Schema['acts']['kind'];
  readonly user?: string | null;
  readonly report?: number | null;
  readonly game?: string | null;
  readonly days?: number | null;
  readonly reason: string;
}

/** Adds an act to the log, in the transaction that carries it out. */
export async function writeAct(db: Kysely<Schema>, operator: Operator, act: NewAct): Promise<void> {
  await db
    .insertInto('acts')
    .values({
      operator_id: operator,
      kind: act.kind,
      user_id: act.user ?? null,
      report_id: act.report ?? null,
      game_id: act.game ?? null,
      days: act.days ?? null,
      reason: act.reason,
    })
    .execute();
}
