import { readFileSync } from 'node:fs';
import { anyAction, actingSeat } from '../../apps/server/test/kit/choose.ts';
import { Cluster } from '../../apps/server/test/kit/cluster.ts';
import { Match } from '../../apps/server/test/kit/match.ts';
import { requireServices } from '../../apps/server/test/kit/services.ts';
import { size } from '../../apps/server/test/kit/size.ts';
import { startedGame } from '../../apps/server/test/kit/tables.ts';
import { until } from '../../apps/server/test/kit/until.ts';
import { backends, waitedOf } from './cpu.ts';
import { percentile, round } from './percentile.ts';
import { BareSocket } from './socket.ts';

/*
 * The memory of ten thousand idle sockets on one node. With a thousand spectators of one game: the delay of each move for each of them.
 */

const IDLE = size('STANZA_TEST_IDLE', 10_000, 200);
const SPECTATORS = size('STANZA_TEST_SPECTATORS', 1_000, 50);
const MOVES = size('STANZA_TEST_MOVES', 60, 5);
const AT_ONCE = 50;

await requireServices();
const cluster = await Cluster.start({ nodes: 1, workers: 0, settings: { STANZA_HEARTBEAT: '120000' } });
const pid = cluster.nodes[0]?.pid ?? 0;
const memory = (): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1_024;

/** One move: when its player and the last spectator got it, and how long each process waited for a processor. */
interface Move {
  readonly acknowledged: number;
  readonly heardByAll: number;
  readonly nodeWaited: number;
  readonly databaseWaited: number;
  readonly clientsWaited: number;
}

async function connect(count: number, onText: (text: string) => void): Promise<BareSocket[]> {
  const sockets: BareSocket[] = [];
  while (sockets.length < count) {
    const batch = Array.from(
      { length: Math.min(AT_ONCE, count - sockets.length) },
      () => new BareSocket(cluster.url(), ''),
    );
    for (const socket of batch) socket.onText = onText;
    await Promise.all(batch.map((socket) => socket.ready()));
    sockets.push(...batch);
  }
  return sockets;
}

try {
  const before = memory();
  const idle = await connect(IDLE, () => {});
  const withIdle = memory();

  const players = [await cluster.guest(), await cluster.guest()];
  const game = await startedGame(players);
  const match = new Match(
    game,
    players.map((player) => player.live()),
  );
  await match.ready();
  const delays: number[] = [];
  let sentAt = 0;
  let heard = 0;
  const spectators = await connect(SPECTATORS, (text) => {
    if (!text.startsWith('{"type":"entries"')) return;
    heard++;
    delays.push(performance.now() - sentAt);
  });
  for (const socket of spectators) socket.send({ type: 'watch', game, version: match.version, chat: 0 });
  await until('the spectators are counted', () => match.view.spectators >= SPECTATORS, 60_000);
  const serving = await backends(cluster.pool);
  const waited = (): readonly [number, number, number] => [
    waitedOf(pid),
    serving.reduce((sum, each) => sum + waitedOf(each), 0),
    waitedOf(process.pid),
  ];
  const moves: Move[] = [];
  for (let move = 1; move <= MOVES; move++) {
    const state = match.state();
    const client = match.clients[actingSeat(state) ?? -1];
    if (client === undefined) break;
    const waitedBefore = waited();
    sentAt = performance.now();
    const answer = await client.command(game, match.version, { kind: 'action', action: anyAction(state) });
    if (!answer.accepted) throw new Error(`refused: ${answer.reason.code}`);
    const acknowledged = performance.now() - sentAt;
    await until('every spectator has the move', () => heard >= move * SPECTATORS, 60_000, 1);
    const heardByAll = performance.now() - sentAt;
    const [nodeWaited = 0, databaseWaited = 0, clientsWaited = 0] = waited().map((now, index) =>
      round(now - (waitedBefore[index] ?? 0)),
    );
    moves.push({
      acknowledged: round(acknowledged),
      heardByAll: round(heardByAll),
      nodeWaited,
      databaseWaited,
      clientsWaited,
    });
    await match.reached(answer.version);
  }
  const result = {
    idleSockets: idle.length,
    memoryBefore: before,
    memoryWithIdle: withIdle,
    bytesPerSocket: Math.round((withIdle - before) / idle.length),
    memoryAtEnd: memory(),
    spectators: spectators.length,
    moves: MOVES,
    spectatorP50: round(percentile(delays, 0.5)),
    spectatorP99: round(percentile(delays, 0.99)),
    spectatorMost: round(delays.reduce((most, delay) => Math.max(most, delay), 0)),
    slowestMoves: moves.toSorted((one, other) => other.heardByAll - one.heardByAll).slice(0, 3),
  };
  if (process.argv.includes('--json')) console.log(JSON.stringify(result));
  else console.table(result);
} finally {
  await cluster.stop();
}
process.exit();
