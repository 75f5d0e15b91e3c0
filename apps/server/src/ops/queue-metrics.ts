import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';

const QUEUES = `select
  (select count(*) from graphile_worker.jobs where run_at <= now() and locked_at is null and attempts < max_attempts)::int as jobs_waiting,
  (select coalesce(extract(epoch from now() - min(run_at)), 0) from graphile_worker.jobs
    where run_at <= now() and locked_at is null and attempts < max_attempts)::float8 as jobs_wait,
  (select count(*) from graphile_worker.jobs where attempts >= max_attempts)::int as jobs_failed,
  (select count(*) from outbox where sent_at is null)::int as notices_waiting,
  (select coalesce(extract(epoch from now() - min(at)), 0) from outbox where sent_at is null)::float8 as notices_wait,
  (select greatest(0, coalesce(extract(epoch from now() - min(deadline)), 0)) from games where deadline < now())::float8 as deadlines_late`;

type Queues = Readonly<
  Record<'jobs_waiting' | 'jobs_wait' | 'jobs_failed' | 'notices_waiting' | 'notices_wait' | 'deadlines_late', number>
>;

const HELP: Readonly<Record<keyof Queues, readonly [name: string, help: string]>> = {
  jobs_waiting: ['stanza_jobs_waiting', 'Jobs that are due and not begun'],
  jobs_wait: ['stanza_jobs_wait_seconds', 'How long the oldest due job has waited'],
  jobs_failed: ['stanza_jobs_failed', 'Jobs that are not tried again'],
  notices_waiting: ['stanza_notices_waiting', 'Notices in the outbox that are not sent'],
  notices_wait: ['stanza_notices_wait_seconds', 'How long the oldest unsent notice has waited'],
  deadlines_late: [
    'stanza_deadlines_late_seconds',
    'How long ago the oldest deadline passed that no sweep has handled',
  ],
};

/** Adds gauges of everything that waits in the database. One query per scrape serves all of them. */
export function addQueueMetrics(registry: Registry, pool: Pool): void {
  const gauges = new Map<keyof Queues, Gauge>();
  const read = async (): Promise<void> => {
    const { rows } = await pool.query<Queues>(QUEUES);
    for (const [key, gauge] of gauges) gauge.set(rows[0]?.[key] ?? 0);
  };
  for (const key of [
    'jobs_waiting',
    'jobs_wait',
    'jobs_failed',
    'notices_waiting',
    'notices_wait',
    'deadlines_late',
  ] as const) {
    const [name, help] = HELP[key];
    // the first gauge reads for all of them
    const gauge = new Gauge({
      name,
      help,
      registers: [registry],
      ...(key === 'jobs_waiting' ? { collect: read } : {}),
    });
    gauges.set(key, gauge);
  }
}
