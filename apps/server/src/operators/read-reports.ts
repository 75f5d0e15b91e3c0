import type { ReportCase, ReportEntry } from '@la-stanza/protocol';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { refuse, type Refused } from '../play/outcome.ts';
import { personOf } from './read-acts.ts';
import { writeAct, type Operator } from './write-act.ts';

const NEWEST = 100;
const MOST_LINES = 500;

type ReportRow = Omit<ReportEntry, 'at' | 'settledAt'> & {
  readonly at: Date;
  readonly settled_at: Date | null;
  /** Copies of the person's lines, made when they were reported. */
  readonly lines: readonly string[];
};

const REPORT = sql`select r.id::int as id, r.at, r.reason, r.text, r.about_id as "user", r.about_name as name, b.name as by,
  r.game_id as game, r.settled_at, r.lines from reports r left join users b on b.id = r.by_id`;

function entryOf(report: ReportRow): ReportEntry {
  const { at, settled_at: settled, lines: _, ...row } = report;
  return { ...row, at: at.getTime(), settledAt: settled?.getTime() ?? null };
}

/** The oldest open reports first. Of the settled ones the newest. */
export async function reportsOf(db: Kysely<Schema>, of: 'open' | 'settled'): Promise<ReportEntry[]> {
  const { rows } = await (
    of === 'open'
      ? sql<ReportRow>`${REPORT} where r.settled_at is null order by r.id limit ${NEWEST}`
      : sql<ReportRow>`${REPORT} where r.settled_at is not null order by r.id desc limit ${NEWEST}`
  ).execute(db);
  return rows.map(entryOf);
}

/** A report with what an operator needs to judge it. Reading a chat is logged as an act. */
export async function openReport(
  db: Kysely<Schema>,
  operator: Operator,
  report: number,
): Promise<ReportCase | Refused> {
  const { rows } = await sql<ReportRow>`${REPORT} where r.id = ${report}`.execute(db);
  const [row] = rows;
  if (row === undefined) return refuse('no-such-report');
  const { user, game } = row;
  // a deleted account cannot be judged any more: reading the report settles it
  if (user === null)
    await db
      .updateTable('reports')
      .set({ settled_at: sql`now()` })
      .where('id', '=', String(report))
      .execute();
  await writeAct(db, operator, { kind: 'read', user, report, game, reason: '' });
  return {
    report: entryOf(row),
    person: user === null ? null : await personOf(db, user),
    lines: await linesOf(db, row),
  };
}

async function linesOf(db: Kysely<Schema>, { user, name, game, lines }: ReportRow): Promise<ReportCase['lines']> {
  const found =
    game === null
      ? []
      : await db
          .selectFrom('chat')
          .select(['number', 'user_id', 'name', 'text', 'at', 'hidden_at'])
          .where('game_id', '=', game)
          .orderBy('number')
          .limit(MOST_LINES)
          .execute();
  const known = found.map((line) => ({
    number: line.number,
    user: line.user_id,
    name: line.name,
    text: line.text,
    at: line.at.getTime(),
    reported: line.user_id === user,
    hidden: line.hidden_at !== null,
  }));
  if (known.some(({ reported }) => reported)) return known;
  // the person has deleted the account: only the copies remain
  const copies = lines.map((text) => ({ number: null, user, name, text, at: null, reported: true, hidden: false }));
  return [...known, ...copies];
}
