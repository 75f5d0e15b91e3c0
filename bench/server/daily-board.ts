import { parseArgs } from 'node:util';
import { dayOf } from '@la-stanza/bots/daily';
import { Cluster } from '../../apps/server/test/kit/cluster.ts';
import { requireServices } from '../../apps/server/test/kit/services.ts';
import { size } from '../../apps/server/test/kit/size.ts';
import { percentile } from './percentile.ts';

/* The time for the board of a day with a hundred thousand players. */

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false }, short: { type: 'boolean' } } });
const PEOPLE = size('STANZA_TEST_PEOPLE', 100_000, 500);
const REQUESTS = size('STANZA_TEST_REQUESTS', 400, 10);

await requireServices();
const cluster = await Cluster.start({ nodes: 1, workers: 0 });
try {
  const guest = await cluster.guest();
  const day = dayOf(Date.now());
  const address = `/api/daily/${day}`;
  await guest.call('GET', address);
  await cluster.pool.query(
    `with people as (
       insert into users (id, name) select gen_random_uuid(), 'Person ' || n from generate_series(1, ${PEOPLE}) as n returning id),
     everybody as (select id from people union all select $2::uuid),
     played as (
       insert into games (id, host_id, engine, options, figures, pace, listed, status, ending, daily_on, started_at, ended_at)
       select gen_random_uuid(), id, '1.1.0', '{}', '"standard"', '{"kind":"none"}', false, 'over', 'played', $1::date, now(), now()
       from everybody returning id, host_id)
     insert into daily_results (daily_on, user_id, game_id, lead)
       select $1::date, host_id, id, (random() * 80)::int - 45 from played`,
    [day, guest.user],
  );
  await cluster.pool.query(
    `insert into daily_counts (daily_on, is_person, lead, count)
     select daily_on, true, lead, count(*) from daily_results group by 1, 3`,
  );
  await cluster.pool.query('update users set is_ranked = true where id in (select id from users limit 5000)');
  await cluster.pool.query(
    `insert into friends (user_id, friend_id) select a, b from (select $1::uuid as me, id from (select id from users where id <> $1 limit 50) as others) as f,
     lateral (values (f.me, f.id), (f.id, f.me)) as pair (a, b)`,
    [guest.user],
  );
  await cluster.pool.query('analyze');
  const times: number[] = [];
  for (let nth = 0; nth < REQUESTS; nth++) {
    const began = performance.now();
    const { body } = await guest.call('GET', address);
    times.push(performance.now() - began);
    if (body['people'] !== PEOPLE + 1 || body['board'] === null) throw new Error(JSON.stringify(body).slice(0, 300));
  }
  const result = {
    people: PEOPLE,
    requests: REQUESTS,
    p50: Number(percentile(times, 0.5).toFixed(1)),
    p95: Number(percentile(times, 0.95).toFixed(1)),
  };
  console.log(values.json ? JSON.stringify(result) : `${result.p50} ms, p95 ${result.p95} ms`);
} finally {
  await cluster.stop();
}
