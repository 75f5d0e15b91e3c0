import { parseArgs } from 'node:util';
import { Cluster } from '../../apps/server/test/kit/cluster.ts';
import type { Guest } from '../../apps/server/test/kit/guest.ts';
import { requireServices } from '../../apps/server/test/kit/services.ts';
import { isShort } from '../../apps/server/test/kit/size.ts';
import { newTable } from '../../apps/server/test/kit/tables.ts';
import { WebSocket } from '../../apps/server/test/kit/web-socket.ts';

/*
 * The bytes that a client receives which only shows the lobby: 40 people, 20 open tables, and every ten seconds one of them is opened,
 * joined or closed. Counted on the wire of every socket, heartbeats included.
 */

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false }, short: { type: 'boolean' } } });

const PEOPLE = 40;
const TABLES = 20;
const CHANGES = 6;
const MINUTE = isShort ? 3_000 : 60_000;
/** The first list and the hosts' presence are not part of an idle minute. */
const SETTLED = isShort ? 1_500 : 20_000;
const HEARTBEAT = 12_500;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

await requireServices();
const cluster = await Cluster.start({ nodes: 1, workers: 0 });

async function open(host: Guest): Promise<string> {
  const pace = { kind: 'live', bank: 1_500, increment: 15 } as const;
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
  return String((await host.call('POST', '/api/tables', newTable([...seats], { pace }))).body['game']);
}

/** Follows the lobby like an open page. Returns the number of received bytes. */
async function follow(guest: Guest): Promise<{ readonly bytes: () => number; readonly close: () => void }> {
  const socket = new WebSocket(`${cluster.url().replace('http', 'ws')}/api/live`, {
    headers: { cookie: guest.cookie },
  });
  await new Promise((resolve) => socket.once('open', resolve));
  let sent = 0;
  const send = (message: object): void => {
    const text = JSON.stringify(message);
    sent += text.length + 8;
    socket.send(text);
  };
  let received = 0;
  socket.on('message', (data: Buffer) => (received += data.length + 4));
  send({ type: 'hello', protocols: [2] });
  send({ type: 'lobby', follow: true });
  const beating = setInterval(() => send({ type: 'ping', at: 0 }), HEARTBEAT);
  return {
    bytes: () => received + sent,
    close: () => {
      clearInterval(beating);
      socket.close();
    },
  };
}

try {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => cluster.guest()));
  const hosts = people.slice(0, TABLES);
  const games = await Promise.all(hosts.map(open));
  const followers = await Promise.all(people.map(follow));
  await pause(SETTLED);
  const before = followers.map(({ bytes }) => bytes());
  for (let change = 0; change < CHANGES; change++) {
    const host = hosts[change];
    const guest = people[TABLES + change];
    const game = games[change];
    if (host === undefined || guest === undefined || game === undefined) break;
    if (change % 3 === 0) await open(host);
    else if (change % 3 === 1) await guest.call('POST', `/api/games/${game}/join`, {});
    else await host.call('POST', `/api/games/${game}/leave`, {});
    await pause(MINUTE / CHANGES);
  }
  const bytes = followers.map((follower, index) => follower.bytes() - (before[index] ?? 0)).toSorted((a, b) => a - b);
  for (const { close } of followers) close();
  const result = { people: PEOPLE, tables: TABLES, changes: CHANGES, median: bytes[PEOPLE / 2], most: bytes.at(-1) };
  console.log(values.json ? JSON.stringify(result) : result);
} finally {
  await cluster.stop();
}
