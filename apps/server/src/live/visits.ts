import type { Pool } from 'pg';

/** How many days are counted. */
const DAYS = 28;
/** The least total of visits for a meaningful result. */
const ENOUGH = 20;
const HOURS = 24;

const NOTE = `insert into visits (hour, people)
  select date_trunc('hour', now()), sum(people) from nodes where seen_at > now() - interval '60 seconds' having sum(people) > 0
  on conflict (hour) do update set people = excluded.people where visits.people < excluded.people`;
const FORGET = `delete from visits where hour < now() - interval '${DAYS} days'`;
const READ = `select extract(hour from hour at time zone 'UTC')::integer as hour, sum(people)::integer as people
  from visits where hour > now() - interval '${DAYS} days' group by 1`;

/** Records how many people are connected now. */
export async function noteVisits(pool: Pool): Promise<void> {
  await pool.query({ name: 'note-visits', text: NOTE });
  await pool.query({ name: 'forget-visits', text: FORGET });
}

/** How many people were connected in each hour of the day (UTC), over the last 28 days together; empty if they were too few. */
export async function visitsByHour(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ hour: number; people: number }>({ name: 'visits', text: READ });
  const counts = Array.from({ length: HOURS }, () => 0);
  for (const { hour, people } of rows) counts[hour] = people;
  return counts.reduce((sum, people) => sum + people, 0) < ENOUGH ? [] : counts;
}
