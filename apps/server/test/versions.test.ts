import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { SPOKEN, type LiveClient } from '@la-stanza/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { actingSeat, anyAction } from './kit/choose.ts';
import { Cluster } from './kit/cluster.ts';
import { FutureServer } from './kit/future-server.ts';
import { Match } from './kit/match.ts';
import { startedGame } from './kit/tables.ts';
import { until } from './kit/until.ts';

let cluster: Cluster;

beforeAll(async () => {
  cluster = await Cluster.start({ nodes: 1, workers: 0 });
});

afterAll(() => cluster.stop());

/** Plays random legal actions until the game is over. */
async function playOut(game: string, clients: readonly LiveClient[]): Promise<Match> {
  const match = new Match(game, clients);
  await match.ready();
  for (;;) {
    const state = match.state();
    const seat = actingSeat(state);
    if (seat === undefined) break;
    const answer = await clients[seat]?.command(game, match.version, { kind: 'action', action: anyAction(state) });
    if (answer?.accepted !== true) throw new Error(`refused: ${JSON.stringify(answer)}`);
    await match.reached(answer.version);
  }
  await until('the end is known', () => clients.every((client) => client.watch(game).table?.status === 'over'));
  return match;
}

async function savedStatus(game: string): Promise<unknown> {
  const { rows } = await cluster.pool.query('select status, ending, version from games where id = $1', [game]);
  return rows[0];
}

/** The fields of a table that a client of version 0.2 requires: it refuses a message that lacks one of them. */
const READ_BY_0_2 =
  'game host listed engine options figures commitment pace seats status version revision acting deadline banks offer result rematch createdAt startedAt endedAt';

/** A socket that sends plain messages, as a client of another version would. */
async function plainSocket(cookie: string): Promise<{
  readonly heard: readonly Readonly<Record<string, unknown>>[];
  readonly say: (message: object) => void;
  readonly close: () => void;
}> {
  const socket = new WebSocket(`${cluster.url().replace('http', 'ws')}/api/live`, { headers: { cookie } });
  const heard: Readonly<Record<string, unknown>>[] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString())));
  await once(socket, 'open');
  return { heard, say: (message) => socket.send(JSON.stringify(message)), close: () => socket.terminate() };
}

test('a client of version 0.2 finds all fields that it reads, and its step is accepted', async () => {
  const players = [await cluster.guest(), await cluster.guest()];
  const game = await startedGame(players);
  const match = new Match(
    game,
    [players[0]?.live({}), players[1]?.live({})].flatMap((each) => each ?? []),
  );
  await match.ready();
  const seat = actingSeat(match.state()) ?? 0;
  const { heard, say, close } = await plainSocket(players[seat]?.cookie ?? '');
  say({ type: 'hello', protocols: [2, 1] });
  say({ type: 'watch', game, version: 0, chat: 0 });
  await until('the client watches the table', () => heard.some(({ type }) => type === 'watching'));
  expect(heard[0]).toMatchObject({ type: 'welcome', protocol: 2 });
  const table = heard.find(({ type }) => type === 'watching')?.['table'];
  expect(READ_BY_0_2.split(' ').filter((field) => !Object.hasOwn(Object(table), field))).toStrictEqual([]);
  expect(table).toMatchObject({ engine: '1.1.0', edition: 3 });
  const id = randomUUID();
  const command = { kind: 'action', action: anyAction(match.state()) };
  say({ type: 'command', game, id, version: match.version, command });
  await until('the step is answered', () => heard.some((each) => each['id'] === id));
  expect(heard.find((each) => each['id'] === id)).toMatchObject({ type: 'accepted', game });
  close();
  for (const client of match.clients) client.close();
});

test('this client plays a whole game against a server of a future version', { timeout: 240_000 }, async () => {
  const future = new FutureServer(cluster.url());
  const players = [await cluster.guest(), await cluster.guest()];
  const game = await startedGame(players);
  const spoken = new Set<number>();
  const clients = players.map((player) =>
    player.live({
      connect: () => new WebSocket(future.url, { headers: { cookie: player.cookie } }),
      onMessage: (message) => {
        if (message.type === 'welcome') spoken.add(message.protocol);
      },
    }),
  );
  const other = clients[1];
  const refused = await other?.command(game, 0, { kind: 'absence', choice: 'wait' });
  expect(refused).toMatchObject({ accepted: false, reason: { code: 'unknown' } });
  const match = await playOut(game, clients);
  expect(match.view.table).toMatchObject({ ending: 'unknown', pace: { kind: 'unknown' }, offer: { kind: 'unknown' } });
  expect(await savedStatus(game)).toStrictEqual({ status: 'over', ending: 'played', version: match.version });
  expect([...spoken]).toStrictEqual([3]);
  expect(future.renamedReasons).toBe(1);
  for (const client of clients) {
    expect(client.unread).toBeGreaterThan(0);
    client.close();
  }
  await future.close();
});

test('the client of 0.1 is asked to reload by the one reason that it shows', async () => {
  const players = [await cluster.guest(), await cluster.guest()];
  const game = await startedGame(players);
  const { heard, say, close } = await plainSocket(players[0]?.cookie ?? '');
  say({ type: 'hello', protocols: [1] });
  say({ type: 'watch', game, version: 0, chat: 0 });
  const refusals = () => heard.filter(({ type }) => type === 'refused');
  // shown instead of the table
  await until('watching is refused', () => refusals().length > 0);
  const reason = { code: 'protocol-unsupported' };
  expect(refusals()[0]).toMatchObject({ game, id: null, reason });
  // shown below the table that was open already
  const [step, line] = [randomUUID(), randomUUID()];
  say({ type: 'command', game, id: step, version: 0, command: { kind: 'resign' } });
  say({ type: 'chat', game, id: line, text: 'ciao' });
  await until('both are refused', () => refusals().length === 3);
  expect(refusals().slice(1)).toMatchObject([
    { id: step, reason },
    { id: line, reason },
  ]);
  close();
  expect(await savedStatus(game)).toMatchObject({ status: 'running' });
});

test('the socket of any other client outside of the window is closed, its HTTP requests are refused', async () => {
  const codes: number[] = [];
  const socket = new WebSocket(`${cluster.url().replace('http', 'ws')}/api/live`);
  const texts: string[] = [];
  socket.on('message', (data: Buffer) => texts.push(data.toString()));
  socket.on('close', (code: number) => codes.push(code));
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocols: [99], mood: 'bright' })));
  await until('it is closed', () => codes.length > 0);
  expect(codes).toStrictEqual([4004]);
  expect(JSON.parse(texts[0] ?? '')).toMatchObject({
    type: 'refused',
    reason: { code: 'protocol-unsupported', params: { protocols: [...SPOKEN] } },
  });
  const guest = await cluster.guest();
  const refused = await guest.call('GET', '/api/me', undefined, { 'stanza-protocol': '99' });
  expect(refused).toMatchObject({ status: 400, body: { reason: { code: 'protocol-unsupported' } } });
  expect((await guest.call('GET', '/api/me', undefined, { 'stanza-protocol': '99,2' })).status).toBe(200);
});
