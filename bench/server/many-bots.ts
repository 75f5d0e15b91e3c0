import { parseArgs } from 'node:util';
import { Cluster } from '../../apps/server/test/kit/cluster.ts';
import { anyAction } from '../../apps/server/test/kit/choose.ts';
import { Match } from '../../apps/server/test/kit/match.ts';
import { freePort } from '../../apps/server/test/kit/own-services.ts';
import { requireServices } from '../../apps/server/test/kit/services.ts';
import { isShort } from '../../apps/server/test/kit/size.ts';
import { startedGame } from '../../apps/server/test/kit/tables.ts';
import { until } from '../../apps/server/test/kit/until.ts';
import { percentile } from './percentile.ts';

/*
 * Concurrent tables with one person and three bots each: how long a person waits from the end of a turn to the next one. The person
 * answers immediately, so the bots never rest.
 */

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: isShort ? '2' : '6' },
    level: { type: 'string', default: isShort ? '2' : '5' },
    minutes: { type: 'string', default: isShort ? '0.05' : '2' },
    short: { type: 'boolean' },
    json: { type: 'boolean', default: false },
  },
});

/** Longer than any turn of three bots may take. */
const MOST = 120_000;

await requireServices();
const metricsPort = await freePort();
const cluster = await Cluster.start({
  nodes: 1,
  workers: 1,
  settings: { STANZA_WORKER_METRICS_PORT: String(metricsPort) },
});
const end = Date.now() + 60_000 * Number(values.minutes);
const waits: number[] = [];

async function playTable(): Promise<void> {
  const bots = Array.from({ length: 3 }, () => `level-${values.level}`);
  const person = await cluster.guest();
  const client = person.live();
  while (Date.now() < end) {
    const match = new Match(await startedGame([person], {}, bots), [client]);
    await match.ready();
    await playGame(match);
  }
  client.close();
}

/** The person's turns are measured from the last action to the next question. */
async function playGame(match: Match): Promise<void> {
  const [client] = match.clients;
  let since: number | undefined;
  while (Date.now() < end && match.view.table?.status === 'running') {
    await until('the person is to move', () => isOwnTurn(match), MOST);
    if (match.view.table?.status !== 'running' || client === undefined) return;
    if (since !== undefined) waits.push(Date.now() - since);
    while (isOwnTurn(match) && match.view.table?.status === 'running') {
      const answer = await client.command(match.game, match.version, {
        kind: 'action',
        action: anyAction(match.state()),
      });
      if (!answer.accepted) throw new Error(`refused: ${answer.reason.code}`);
      await match.reached(answer.version);
    }
    since = Date.now();
  }
}

const isOwnTurn = (match: Match): boolean => match.view.table?.status === 'over' || match.acting() !== undefined;

/** The worker's count of bots' decisions by outcome. */
async function outcomes(): Promise<Readonly<Record<string, number>>> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const found = text.matchAll(/^stanza_bot_decisions_total\{[^}]*outcome="(?<outcome>\w+)"[^}]*\} (?<count>\d+)/gm);
  return Object.fromEntries(Array.from(found, ({ groups }) => [groups?.['outcome'] ?? '', Number(groups?.['count'])]));
}

try {
  await Promise.all(Array.from({ length: Number(values.tables) }, playTable));
  const counted = await outcomes();
  const summary = {
    turns: waits.length,
    p50: percentile(waits, 0.5),
    p95: percentile(waits, 0.95),
    longest: Math.max(...waits),
    decisions: counted,
  };
  console.log(values.json ? JSON.stringify(summary) : summary);
  process.exitCode = (counted['substituted'] ?? 0) === 0 && waits.length > 0 ? 0 : 1;
} finally {
  await cluster.stop();
}
process.exit();
