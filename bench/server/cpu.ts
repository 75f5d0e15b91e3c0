import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import type { ServerProcess } from '../../apps/server/test/kit/processes.ts';

/** The kernel counts in hundredths of a second; microseconds each. */
const TICK = 10_000;

/** Microseconds of processor time a process has used; 0 if it runs on another machine. */
function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return TICK * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return 0;
  }
}

/** Milliseconds a process was runnable but waited for a processor; 0 where the kernel does not report it. */
export function waitedOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

/** The PostgreSQL processes that serve the nodes. */
export async function backends(pool: Pool): Promise<readonly number[]> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'stanza' and datname = current_database()`,
  );
  return rows.map(({ pid }) => pid);
}

/** Microseconds used so far by the nodes and by their connections to PostgreSQL. */
export async function cpuUsed(
  nodes: readonly ServerProcess[],
  pool: Pool,
): Promise<{ nodes: number; database: number }> {
  const serving = await backends(pool);
  const sum = (pids: readonly number[]): number => pids.reduce((total, pid) => total + cpuOf(pid), 0);
  return { nodes: sum(nodes.map((node) => node.pid)), database: sum(serving) };
}
