import type { Pool } from 'pg';
import type { Logger } from 'pino';

interface WatchSessionsParts {
  readonly pool: Pool;
  readonly log: Logger;
  /** The time of the database. */
  readonly now: () => number;
  /** Called with the ids of sessions that have ended on some node. */
  readonly onEnded: (ended: ReadonlySet<string>) => void;
}

/** Milliseconds between two looks: a socket must be closed five seconds after its session, with or without a bus. */
const PERIOD = 2_000;
/** Milliseconds by which two looks overlap: an end is dated by the beginning of its transaction. */
const OVERLAP = 30_000;

const ENDED = `select session_id from ended_sessions where at > to_timestamp($1::float8 / 1000)`;

/** Reports regularly which sessions have ended. Returns a function to stop. */
export function watchSessions({ pool, log, now, onEnded }: WatchSessionsParts): () => void {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let lookedAt = now();
  const look = async (): Promise<void> => {
    const at = now();
    try {
      const { rows } = await pool.query<{ session_id: string }>({
        name: 'ended',
        text: ENDED,
        values: [lookedAt - OVERLAP],
      });
      lookedAt = at;
      if (rows.length > 0) onEnded(new Set(rows.map(({ session_id: session }) => session)));
    } catch (error) {
      log.warn({ err: error }, 'could not look for ended sessions');
    }
    if (!isStopped) timer = setTimeout(() => void look(), PERIOD);
  };
  void look();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
