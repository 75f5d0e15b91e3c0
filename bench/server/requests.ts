import type { Cluster } from '../../apps/server/test/kit/cluster.ts';
import type { Guest } from '../../apps/server/test/kit/guest.ts';
import { isShort } from '../../apps/server/test/kit/size.ts';
import { newTable } from '../../apps/server/test/kit/tables.ts';
import { backends, waitedOf } from './cpu.ts';
import { percentile, round } from './percentile.ts';
import type { Players } from './players.ts';

const TIMES = isShort ? 4 : 200;
const WARM_UP = isShort ? 1 : 10;
const DELETIONS = isShort ? 3 : 30;
const DELETION_SECONDS = isShort ? 0.5 : 4;
/** Percent of a table's pages: a short run has few. */
const SAMPLE = isShort ? 100 : 5;

/** Milliseconds until the answer; and the same without the time that node, database and client waited for a processor. */
interface Times {
  readonly p50: number;
  readonly p95: number;
  readonly unhinderedP95: number;
}

type Ask = () => Promise<unknown>;

/** Sends requests one after the other, each prepared before its clock starts. */
async function measure(cluster: Cluster, count: number, prepare: (nth: number) => Promise<Ask>): Promise<Times> {
  const taken: number[] = [];
  const unhindered: number[] = [];
  const pids = [process.pid, cluster.nodes[0]?.pid ?? 0, ...(await backends(cluster.pool))];
  const waited = (): number => pids.reduce((sum, pid) => sum + waitedOf(pid), 0);
  for (let nth = -WARM_UP; nth < count; nth++) {
    const ask = await prepare(nth + WARM_UP);
    const waitedBefore = waited();
    const began = performance.now();
    await ask();
    const elapsed = performance.now() - began;
    if (nth < 0) continue;
    taken.push(elapsed);
    unhindered.push(Math.max(0, elapsed - (waited() - waitedBefore)));
  }
  return {
    p50: round(percentile(taken, 0.5)),
    p95: round(percentile(taken, 0.95)),
    unhinderedP95: round(percentile(unhindered, 0.95)),
  };
}

/** A loaded person, whose session token is their id. */
async function person(cluster: Cluster, user: string): Promise<Guest> {
  const guest = await cluster.guest();
  guest.cookie = `stanza=${user}`;
  guest.user = user;
  return guest;
}

async function ok(guest: Guest, method: 'GET' | 'POST', path: string, body?: unknown): Promise<void> {
  const answer = await guest.call(method, path, body);
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
}

const nameOf = async (guest: Guest): Promise<unknown> => (await guest.call('GET', '/api/me')).body['name'];

/** The duration of requests that search for a person's rows among all. */
export async function requestTimes(cluster: Cluster): Promise<Readonly<Record<string, Times>>> {
  const { pool } = cluster;
  const times = (count: number, prepare: (nth: number) => Promise<Ask>): Promise<Times> =>
    measure(cluster, count, prepare);
  const { rows: some } = await pool.query<{ id: string }>(
    `select u.id from users u tablesample system (${SAMPLE}) where exists (select 1 from seats where user_id = u.id)
     and exists (select 1 from sessions where token_hash = sha256(u.id::text::bytea)) order by random() limit ${2 * (TIMES + WARM_UP)}`,
  );
  const people = await Promise.all(some.slice(0, TIMES + WARM_UP).map(({ id }) => person(cluster, id)));
  const leaving = some.slice(TIMES + WARM_UP).map(({ id }) => id);
  const { rows: most } = await pool.query<{ user_id: string }>(
    'select user_id from seats where user_id is not null group by user_id order by count(*) desc limit 1',
  );
  const busiest = await person(cluster, most[0]?.user_id ?? '');
  const { rows: packed } = await pool.query<{ id: string }>(
    `select game_id as id from packed_games tablesample system (${isShort ? SAMPLE : 1}) limit ${TIMES + WARM_UP}`,
  );
  const nth = (index: number): Guest => people[index % people.length] ?? busiest;
  return {
    'a new guest': await times(TIMES, async () => () => cluster.guest()),
    'a guest with a table signs in': await times(TIMES / 2, async (index) => {
      const { body } = await nth(index).call('POST', '/api/me/codes', {});
      const [code] = Array.isArray(body['codes']) ? body['codes'].map(String) : [];
      const guest = await cluster.guest();
      await ok(guest, 'POST', '/api/tables', newTable([{ kind: 'me' }, { kind: 'open' }]));
      return () => ok(guest, 'POST', '/api/sign-in/code', { code });
    }),
    'the lobby': await times(TIMES, async (index) => () => ok(nth(index), 'GET', '/api/tables')),
    'own games': await times(TIMES, async (index) => () => ok(nth(index), 'GET', '/api/tables?of=me')),
    'own games of the busiest': await times(TIMES / 4, async () => () => ok(busiest, 'GET', '/api/tables?of=me')),
    'a profile': await times(TIMES, async (index) => () => ok(busiest, 'GET', `/api/players/${nth(index).user}`)),
    'the profile of the busiest': await times(
      TIMES / 4,
      async () => () => ok(busiest, 'GET', `/api/players/${busiest.user}`),
    ),
    'opening a table': await times(TIMES / 4, async () => {
      const table = newTable([{ kind: 'me' }, { kind: 'open' }]);
      return () => ok(nth(0), 'POST', '/api/tables', table);
    }),
    'the record of a packed game': await times(TIMES / 2, async (index) => () => {
      return ok(nth(index), 'GET', `/api/games/${packed[index]?.id ?? ''}/record`);
    }),
    'a deletion request of a guest': await times(TIMES / 2, async () => {
      const guest = await cluster.guest();
      const name = await nameOf(guest);
      return () => ok(guest, 'POST', '/api/me/delete', { name });
    }),
    'a deletion request of a player': await times(TIMES / 4, async (index) => {
      const guest = await person(cluster, leaving[index] ?? '');
      const name = await nameOf(guest);
      return () => ok(guest, 'POST', '/api/me/delete', { name });
    }),
  };
}

/** The 99th percentile of other players' acknowledgements, without deletions and while thirty guests delete their accounts. */
export async function deletions(
  cluster: Cluster,
  seated: () => Promise<Players>,
  rounds: number,
): Promise<{ readonly restP99: number; readonly deletingP99: number }> {
  const rest: number[] = [];
  const deleting: number[] = [];
  const play = async (into: number[], beside: () => Promise<unknown>): Promise<void> => {
    const players = await seated();
    players.reset();
    await Promise.all([players.play(16, DELETION_SECONDS), beside()]);
    into.push(percentile(players.acknowledged, 0.99));
    players.close();
  };
  for (let turn = 0; turn < rounds; turn++) {
    await play(rest, () => Promise.resolve());
    const guests = await Promise.all(Array.from({ length: DELETIONS }, () => cluster.guest()));
    const names = await Promise.all(guests.map(nameOf));
    await play(deleting, () =>
      Promise.all(guests.map((guest, index) => ok(guest, 'POST', '/api/me/delete', { name: names[index] }))),
    );
  }
  return { restP99: round(percentile(rest, 0.5)), deletingP99: round(percentile(deleting, 0.5)) };
}
