import { randomInt } from 'node:crypto';
import type { Decision, Measure } from '@la-stanza/protocol';
import { sql, type Kysely } from 'kysely';
import { renamePerson } from '../accounts/rename-person.ts';
import type { Schema } from '../db/schema.ts';
import { EngineFault } from '../play/engine-fault.ts';
import { refuse, type Refused } from '../play/outcome.ts';
import type { Play } from '../play/play.ts';
import { ended } from '../play/verdict.ts';
import { changeTable } from '../tables/change-table.ts';
import { hideLines } from './hide-lines.ts';
import { invalidateSessions } from './invalidate-sessions.ts';
import { writeAct, type Operator } from './write-act.ts';

export interface DecideParts {
  readonly db: Kysely<Schema>;
  readonly play: Play;
  /** Called after a person's rights have changed, so that other nodes drop their cached sessions immediately. */
  readonly onRights: (user: string) => void;
  readonly onHidden: (game: string, lines: readonly number[]) => Promise<void>;
}

/**
 * Carries out an operator's decision. Changes of games and names come first and may be repeated; the log, the person's rights and the
 * report change in one transaction at the end.
 */
export async function decide(
  parts: DecideParts,
  operator: Operator,
  { user, report, measures, reason }: Decision,
): Promise<Refused | undefined> {
  const { db } = parts;
  const person = await db.selectFrom('users').select('is_operator').where('id', '=', user).executeTakeFirst();
  if (person === undefined) return refuse('no-such-player');
  if (operator === user) return refuse('self-meant');
  if (report !== null && !(await isAbout(db, report, user))) return refuse('no-such-report');
  for (const measure of measures) {
    const refused = await carryOut(parts, user, measure);
    if (refused !== undefined) return refused;
  }
  await db.transaction().execute(async (transaction) => {
    for (const measure of measures) {
      await changeRights(transaction, user, measure);
      await writeAct(transaction, operator, {
        kind: measure.kind,
        user,
        report,
        reason,
        game: 'game' in measure ? measure.game : null,
        days: 'days' in measure ? measure.days : null,
      });
    }
    if (measures.length === 0) await writeAct(transaction, operator, { kind: 'dismiss', user, report, reason });
    await invalidateSessions(transaction, user);
    if (report !== null)
      await transaction
        .updateTable('reports')
        .set({ settled_at: sql`now()` })
        .where('id', '=', String(report))
        .where('settled_at', 'is', null)
        .execute();
  });
  parts.onRights(user);
  return undefined;
}

async function isAbout(db: Kysely<Schema>, report: number, user: string): Promise<boolean> {
  const row = await db
    .selectFrom('reports')
    .select('id')
    .where('id', '=', String(report))
    .where('about_id', '=', user)
    .executeTakeFirst();
  return row !== undefined;
}

/** The effects of a measure outside the person's row. */
async function carryOut(
  { db, play, onHidden }: DecideParts,
  user: string,
  measure: Measure,
): Promise<Refused | undefined> {
  switch (measure.kind) {
    case 'hide': {
      if (!(await hideLines(db, user, measure.game, measure.lines)))
        return refuse('malformed', null, { fields: ['lines'] });
      await onHidden(measure.game, measure.lines);
      return undefined;
    }
    case 'rename':
      await renamePerson(play, user, `Player ${randomInt(1_000, 10_000)}`);
      return undefined;
    case 'close':
      return closeTable(play, measure.game);
    case 'warn':
    case 'mute':
    case 'suspend':
    case 'lift':
      return undefined;
  }
}

async function changeRights(db: Kysely<Schema>, user: string, measure: Measure): Promise<void> {
  const person = db.updateTable('users').where('id', '=', user);
  switch (measure.kind) {
    case 'mute':
      await person.set({ muted_until: sql<Date>`now() + make_interval(days => ${measure.days})` }).execute();
      return;
    case 'suspend':
      await person.set({ suspended_until: sql<Date>`now() + make_interval(days => ${measure.days})` }).execute();
      return;
    case 'lift':
      await person.set({ muted_until: null, suspended_until: null }).execute();
      return;
    case 'hide':
    case 'warn':
    case 'rename':
    case 'close':
  }
}

const CLOSE_UNREADABLE = `update games set status = 'over', ending = 'abandoned', acting = null, deadline = null, offer = null,
  ended_at = now(), revision = revision + 1, mark = gen_random_uuid() where id = $1`;

/** Ends a game or closes a table. The game is not rated. */
async function closeTable(play: Play, game: string): Promise<Refused | undefined> {
  await play.pool.query('update games set is_rated = false where id = $1', [game]);
  try {
    const closed = await changeTable(play, game, (stored) =>
      stored.status === 'over' ? stored : ended(stored, 'abandoned', play.now()),
    );
    return 'refused' in closed ? closed : undefined;
  } catch (error) {
    if (!(error instanceof EngineFault)) throw error;
    await play.pool.query(CLOSE_UNREADABLE, [game]);
    return undefined;
  }
}
