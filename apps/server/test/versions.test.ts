import { SPOKEN, type LiveClient, type ServerMessage } from '@la-stanza/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { actingSeat, anyAction } from './kit/choose.ts';
import { Cluster } from './kit/cluster.ts';
import { FutureServer } from './kit/future-server.ts';
import { keptClient, keptClients } from './kit/kept-client.ts';
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

const inWindow = SPOKEN.flatMap((version) => keptClients(version));

test.each(inWindow)('the kept client %s plays a whole game against this server', { timeout: 240_000 }, async (name) => {
  const Kept = await keptClient(name);
  const players = [await cluster.guest(), await cluster.guest()];
  const game = await startedGame(players);
  const clients = players.map((player) => player.live({}, Kept));
  const match = await playOut(game, clients);
  expect(match.view.table?.ending).toBe('played');
  expect(await savedStatus(game)).toStrictEqual({ status: 'over', ending: 'played', version: match.version });
  // a reason that the client may not know yet ends its command as well
  expect(await clients[0]?.command(game, match.version, { kind: 'resign' })).toMatchObject({ accepted: false });
  for (const client of clients) client.close();
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

test('the client of 0.1 is told to reload by the one reason it shows, and sends nothing again', async () => {
  const Kept = await keptClient('1.0.js');
  const players = [await cluster.guest(), await cluster.guest()];
  const game = await startedGame(players);
  const heard: ServerMessage[] = [];
  const client = players[0]?.live({ onMessage: (message) => heard.push(message) }, Kept);
  client?.watch(game);
  // shown instead of the table
  await until('watching is refused', () => heard.some((each) => each.type === 'refused' && each.game === game));
  const reason = { code: 'protocol-unsupported' };
  expect(heard.find(({ type }) => type === 'refused')).toMatchObject({ game, id: null, reason });
  // shown below the table that was open already
  expect(await client?.command(game, 0, { kind: 'resign' })).toMatchObject({ accepted: false, reason });
  expect(await client?.chat(game, 'ciao')).toMatchObject({ accepted: false, reason });
  expect(heard.filter(({ type }) => type === 'refused')).toHaveLength(3);
  client?.close();
  expect(await savedStatus(game)).toMatchObject({ status: 'running' });
});

test('any other client outside of the window is closed, over HTTP it is refused', async () => {
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
