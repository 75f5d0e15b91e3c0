import { createHash, randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { SPOKEN } from '@la-stanza/protocol';
import { anyAction } from '../test/kit/choose.ts';
import { Cluster } from '../test/kit/cluster.ts';
import { freePort } from '../test/kit/own-services.ts';
import type { Guest } from '../test/kit/guest.ts';
import { Match } from '../test/kit/match.ts';
import { requireServices } from '../test/kit/services.ts';
import { size } from '../test/kit/size.ts';
import { startedGame } from '../test/kit/tables.ts';
import { until } from '../test/kit/until.ts';
import { WebSocket } from '../test/kit/web-socket.ts';
import { badMessage, type Target } from './bad-messages.ts';
import { genuineFiles, hostileFile } from './kit/hostile-files.ts';
import { hostileRequest } from './kit/hostile-requests.ts';
import { prepareScene } from './kit/security-scene.ts';

/*
 * Sends half a million hostile messages: to a game over HTTP and sockets, to every endpoint, and as files and links to open. Every one
 * must be answered in time, with a reason code or with success; none may cause a 5xx or a crash, change a game or make memory grow.
 */

const MESSAGES = size('STANZA_TEST_MESSAGES', 500_000, 1_000);
const SHARES = { socket: 0.5, http: 0.2, endpoint: 0.2, file: 0.1 };
const LANES = 16;
/** Requests of one sender; a request may sign the sender out or delete the account. */
const REQUESTS_OF_ONE = 400;
/** Longer than refusing any file may take. */
const MOST_MILLISECONDS = 2_000;
const SOCKETS = 4;
const BATCH = 100;
/** After all messages the heap may exceed that of a warm node by this much: it fluctuates. */
const ALLOWED_GROWTH = 10_000_000;

await requireServices();
const metricsPort = await freePort();
const cluster = await Cluster.start({
  nodes: 1,
  workers: 1,
  settings: {
    NODE_OPTIONS: `--expose-gc --import=${resolve(import.meta.dirname, '../test/kit/collect-on-signal.ts')}`,
    STANZA_METRICS_PORT: String(metricsPort),
  },
});
const reasons: Record<string, number> = {};
const kinds: Record<string, number> = {};
const violations: string[] = [];
let answered = 0;

const note = (kind: string, code: unknown, raw: string): void => {
  answered++;
  kinds[kind] = (kinds[kind] ?? 0) + 1;
  if (typeof code !== 'string') return void violations.push(`${kind}: no reason code in ${raw.slice(0, 200)}`);
  reasons[code] = (reasons[code] ?? 0) + 1;
  if (code === 'internal' || code === 'unavailable') violations.push(`${kind}: ${code}`);
};

/** Some spoiled requests are still valid, or name nothing that exists. */
const accepted = (kind: string): void => {
  answered++;
  kinds[kind] = (kinds[kind] ?? 0) + 1;
  reasons['accepted'] = (reasons['accepted'] ?? 0) + 1;
};

/** A hash of all rows of the games that commands could change. */
async function fingerprint(games: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const table of ['games', 'seats', 'entries', 'commands', 'chat', 'game_seeds']) {
    const { rows } = await cluster.pool.query(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${table} t
        where ${table === 'games' ? 'id' : 'game_id'} = any($1::uuid[])`,
      [games],
    );
    hash.update(JSON.stringify(rows));
  }
  return hash.digest('hex');
}

async function heap(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^nodejs_heap_size_used_bytes(?:\{[^}]*\})? (\S+)/m.exec(text)?.[1]);
}

/** The heap after garbage collection: the smallest of several readings, because a reading allocates memory too. */
async function settledHeap(): Promise<number> {
  const readings: number[] = [];
  for (let reading = 0; reading < 5; reading++) {
    process.kill(cluster.nodes[0]?.pid ?? 0, 'SIGUSR2');
    readings.push(await heap());
  }
  return Math.min(...readings);
}

/** How much this process's heap grows during most of some work; the first part is a warm-up. */
async function ownGrowth(work: (part: number) => Promise<void>): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  const settled = (): number => {
    if (typeof collect === 'function') collect();
    return process.memoryUsage().heapUsed;
  };
  await work(0.2);
  const begin = settled();
  await work(0.8);
  return settled() - begin;
}

interface Reply {
  readonly status: number;
  readonly text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: LANES });

interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly cookie: string;
  readonly body: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends arbitrary bytes as the body; `fetch` would refuse some of them. */
function send({ method = 'POST', path, cookie, body, headers = {} }: Sent): Promise<Reply> {
  return new Promise((replied, failed) => {
    const sent = request(
      `${cluster.url()}${path}`,
      { method, agent, headers: { cookie, 'content-type': 'application/json', ...headers } },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('end', () => replied({ status: response.statusCode ?? 0, text }));
        response.on('error', failed);
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });
}

function codeOf(text: string): unknown {
  try {
    const value: { reason?: { code?: unknown } } = JSON.parse(text);
    return value.reason?.code;
  } catch {
    return undefined;
  }
}

/** A socket command as an HTTP body. */
const bodyOf = (text: string): string => text.replace(/"type":"command",?/, '').replace(/"game":"[^"]*",?/, '');

async function overHttp(count: number, guest: Guest, target: Target): Promise<void> {
  let left = count;
  const lane = async (): Promise<void> => {
    while (left-- > 0) {
      const { kind, text, game } = badMessage(target, randomInt);
      const shape = randomInt(20);
      const path =
        shape === 0
          ? `/api/games/${encodeURIComponent(text.slice(0, 60).toWellFormed())}/join`
          : `/api/games/${game}/commands`;
      const body = shape === 1 ? 'x'.repeat(20_000) : bodyOf(text);
      const cookie = shape === 2 ? `stanza=${randomUUID()}` : guest.cookie;
      const headers =
        shape === 3 ? { origin: 'https://evil.example' } : shape === 4 ? { 'content-type': 'text/html' } : {};
      const { status, text: answer } = await send({ path, cookie, body, headers });
      if (status >= 500 || status < 400)
        violations.push(`HTTP ${status} for ${kind}: ${text.slice(0, 300)} -> ${answer.slice(0, 200)}`);
      note(`http: ${shape < 5 ? `shape ${shape}` : kind}`, codeOf(answer), answer);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** Spoiled requests to every endpoint, sent by a player with a seat at a private table. */
async function overEndpoints(count: number): Promise<void> {
  let left = count;
  const lane = async (): Promise<void> => {
    while (left > 0) {
      const scene = await prepareScene(cluster);
      const { cookie } = scene.people['another seat'];
      for (let sent = 0; sent < REQUESTS_OF_ONE && left > 0; sent++, left--) {
        const { kind, method, path, body } = hostileRequest(scene, randomInt);
        const { status, text } = await send({ method, path, cookie, body });
        if (status >= 500) violations.push(`HTTP ${status} for ${method} ${path} ${body?.slice(0, 300)}: ${text}`);
        if (status >= 400) note(`endpoint: ${kind}`, codeOf(text), text);
        else accepted(`endpoint: ${kind}`);
      }
    }
  };
  await Promise.all(Array.from({ length: LANES / 4 }, lane));
}

/** Opens spoiled files, links and positions as the client and the command line do. */
async function asFiles(count: number): Promise<void> {
  const genuine = await genuineFiles();
  for (let opened = 0; opened < count; opened++) {
    const { kind, text, open } = hostileFile(genuine, randomInt);
    const begin = performance.now();
    try {
      const result = open();
      if ('fault' in result) note(`opened: ${kind}`, Object(result.fault).code, text);
      else accepted(`opened: ${kind}`);
    } catch (error) {
      violations.push(`${kind} threw ${String(error)}: ${text.slice(0, 2_000)}`);
    }
    const took = performance.now() - begin;
    if (took > MOST_MILLISECONDS) violations.push(`${kind} took ${took} ms: ${text.slice(0, 2_000)}`);
  }
}

/** Sends bad messages over a socket and counts the answers. */
async function overSocket(count: number, guest: Guest, target: Target): Promise<void> {
  for (let sent = 0; sent < count;) {
    const socket = new WebSocket(`${cluster.url().replace('http', 'ws')}/api/live`, {
      headers: { cookie: guest.cookie },
    });
    const waiting: string[] = [];
    let isOpen = false;
    let isClosed = false;
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text.startsWith('{"type":"welcome"')) return void (isOpen = true);
      // no answer: a player has sat down at a table of the guest, opened by another bad request
      if (text.startsWith('{"type":"notice"')) return;
      note(`socket: ${waiting.shift() ?? 'unasked'}`, codeOf(text), text);
    });
    socket.on('error', () => {});
    socket.on('close', () => (isClosed = true));
    await until('the socket opens', () => socket.readyState === socket.OPEN);
    socket.send(JSON.stringify({ type: 'hello', protocols: [...SPOKEN] }));
    await until('welcome', () => isOpen);
    // the server closes the socket after two thousand refusals
    for (let batches = 0; batches < 15 && sent < count && socket.readyState === socket.OPEN; batches++) {
      for (let nth = 0; nth < BATCH && sent < count; nth++, sent++) {
        const { kind, text } = badMessage(target, randomInt);
        waiting.push(kind);
        socket.send(text);
      }
      await until('the batch is answered', () => waiting.length === 0 || isClosed, 60_000);
      if (waiting.length > 0) violations.push(`${waiting.length} messages were not answered`);
    }
    socket.terminate();
  }
}

/** A message that is too large closes the socket with the code RFC 6455 defines for it. */
async function oversized(guest: Guest): Promise<void> {
  const socket = new WebSocket(`${cluster.url().replace('http', 'ws')}/api/live`, {
    headers: { cookie: guest.cookie },
  });
  let code = 0;
  socket.on('error', () => {});
  socket.on('close', (with_: number) => (code = with_));
  await until('open', () => socket.readyState === socket.OPEN);
  socket.send('x'.repeat(1_000_000));
  await until('closed', () => code !== 0);
  if (code !== 1009) violations.push(`an oversized message closed with ${code}`);
  answered++;
  kinds['socket: oversized'] = (kinds['socket: oversized'] ?? 0) + 1;
}

/** Accepted commands, sent again by their author and by another player. */
async function replayed(match: Match, thief: Guest, authors: readonly Guest[]): Promise<(() => Promise<void>)[]> {
  const again: (() => Promise<void>)[] = [];
  const path = `/api/games/${match.game}/commands`;
  for (let moves = 0; moves < 20; moves++) {
    const client = match.acting();
    const author = client === undefined ? undefined : authors[match.clients.indexOf(client)];
    if (client === undefined || author === undefined) break;
    const order = {
      id: randomUUID(),
      version: match.version,
      command: { kind: 'action', action: anyAction(match.state()) },
    } as const;
    const answer = await client.command(match.game, order.version, order.command, order.id);
    if (!answer.accepted) throw new Error(`refused: ${answer.reason.code}`);
    await match.reached(answer.version);
    again.push(async () => {
      const own = await send({ path, cookie: author.cookie, body: JSON.stringify(order) });
      if (own.status !== 200) violations.push(`an own command sent again: ${own.text}`);
      answered++;
      kinds['replayed by its author'] = (kinds['replayed by its author'] ?? 0) + 1;
      const stolen = await send({ path, cookie: thief.cookie, body: JSON.stringify(order) });
      note('replayed by another player', codeOf(stolen.text), stolen.text);
    });
  }
  return again;
}

try {
  const [attacker, victim, other, another] = await Promise.all([
    cluster.guest(),
    cluster.guest(),
    cluster.guest(),
    cluster.guest(),
  ]);
  const game = await startedGame([attacker, victim]);
  const foreign = await startedGame([other, another]);
  const clients = [attacker.live(), victim.live()];
  const match = new Match(game, clients);
  await match.ready();
  const repeats = await replayed(match, other, [attacker, victim]);
  // now it is not the attacker's turn
  while (match.acting() === clients[0]) {
    const answer = await clients[0]?.command(game, match.version, { kind: 'action', action: anyAction(match.state()) });
    if (answer?.accepted) await match.reached(answer.version);
  }
  const { rows } = await cluster.pool.query<{ version: number }>('select version from games where id = $1', [foreign]);
  const target: Target = { game, version: match.version, foreign, foreignVersion: rows[0]?.version ?? 0 };
  const games = [game, foreign];
  const before = await fingerprint(games);
  const attack = async (messages: number): Promise<void> => {
    await overHttp(SHARES.http * messages, attacker, target);
    const ofOne = (SHARES.socket * messages) / SOCKETS;
    await Promise.all(Array.from({ length: SOCKETS }, () => overSocket(ofOne, attacker, target)));
    await overEndpoints(SHARES.endpoint * messages);
  };
  const warm = MESSAGES / 5;
  await attack(warm);
  const warmHeap = await settledHeap();
  await attack(MESSAGES - warm);
  for (const repeat of repeats) await repeat();
  await oversized(attacker);
  const growth = (await settledHeap()) - warmHeap;
  if (growth > ALLOWED_GROWTH) violations.push(`the heap has grown by ${growth} bytes`);
  if ((await fingerprint(games)) !== before) violations.push('a game has changed');
  const fileGrowth = await ownGrowth((part) => asFiles(SHARES.file * MESSAGES * part));
  if (fileGrowth > ALLOWED_GROWTH) violations.push(`opening files has grown the heap by ${fileGrowth} bytes`);
  if (!cluster.nodes.every((node) => node.isRunning)) violations.push('a node has crashed');
  const summary = { messages: answered, heapGrowth: growth, fileGrowth, reasons, kinds, violations: violations.length };
  console.log(JSON.stringify(summary, null, 1));
  for (const violation of violations.slice(0, 20)) console.error(violation);
  process.exitCode = violations.length === 0 && answered >= MESSAGES ? 0 : 1;
} finally {
  await cluster.stop();
}
process.exit();
