import type { Pool } from 'pg';
import type { Logger } from 'pino';

interface WatchSessionsParts {
  readonly pool: Pool;
  readonly log: Logger;
  /** The time of the database. */
  readonly now: () => number;
  /** Called with the ids of sessions that have ended, or whose user's rights have changed. */
  readonly onChanged: (sessions: ReadonlySet<string>) => void;
}

/** Milliseconds between two queries: a socket must be closed five seconds after its session ends, with or without a bus. */
const PERIOD = 2_000;
/** Milliseconds by which two queries overlap: a change has the time at which its transaction began. */
const OVERLAP = 30_000;

const CHANGED = `select session_id, at from changed_sessions where at > to_timestamp($1::float8 / 1000)`;

/** Reports regularly which sessions have changed. Returns a function to stop. */
export function watchSessions({ pool, log, now, onChanged }: WatchSessionsParts): () => void {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let lookedAt = now();
  let known = new Set<string>();
  const look = async (): Promise<void> => {
    const at = now();
    try {
      const { rows } = await pool.query<{ session_id: string; at: Date }>({
        name: 'changed-sessions',
        text: CHANGED,
        values: [lookedAt - OVERLAP],
      });
      lookedAt = at;
      const changes = new Map(
        rows.map(({ session_id: session, at: when }) => [`${session} ${when.getTime()}`, session]),
      );
      const news = [...changes].filter(([change]) => !known.has(change)).map(([, session]) => session);
      known = new Set(changes.keys());
      if (news.length > 0) onChanged(new Set(news));
    } catch (error) {
      log.warn({ err: error }, 'could not look for changed sessions');
    }
    if (!isStopped) timer = setTimeout(() => void look(), PERIOD);
  };
  void look();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
