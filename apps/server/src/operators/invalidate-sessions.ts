import { sql, type Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** Invalidates a person's cached sessions on every node within seconds, with or without a bus. */
export async function invalidateSessions(db: Kysely<Schema>, user: string): Promise<void> {
  await sql`insert into changed_sessions (session_id) select id from sessions where user_id = ${user}
    on conflict (session_id) do update set at = now()`.execute(db);
}
