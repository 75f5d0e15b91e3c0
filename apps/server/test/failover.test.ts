import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import type { LiveClient } from '@la-stanza/protocol';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { anyAction } from './kit/choose.ts';
import { Cluster } from './kit/cluster.ts';
import { Guest } from './kit/guest.ts';
import { Match } from './kit/match.ts';
import { OwnPostgres } from './kit/own-services.ts';
import { ServerProcess, UNLIMITED } from './kit/processes.ts';
import { REDIS } from './kit/services.ts';
import { startedGame } from './kit/tables.ts';
import { TcpProxy } from './kit/tcp-proxy.ts';
import { until } from './kit/until.ts';

/*
 * A primary and a streaming standby. The standby falls behind, a game advances, the standby is promoted, and a player continues there by
 * other steps before the old nodes reach it. One node runs without the check of the history, to show that the test would detect its
 * absence.
 */

const SETTINGS = { STANZA_RECONCILE: '200' };
const NO_CHECK = {
  NODE_OPTIONS: `--import=${resolve(import.meta.dirname, 'kit/plant-fault.ts')}`,
  STANZA_TEST_FAULT: JSON.stringify({
    file: 'src/db/lineage.ts',
    text: 'if (label === this.#label) return;',
    replacement: "if (this.#label !== '') return;",
  }),
};

const primary = new OwnPostgres();
const standby = new OwnPostgres();
let proxy: TcpProxy;
let cluster: Cluster;
let unchecked: ServerProcess;
/** A node that reaches the promoted standby first. */
let rescue: ServerProcess;

const nodeOn = (database: string, name: string, more: Readonly<Record<string, string>> = {}): ServerProcess =>
  new ServerProcess('main.ts', {
    ...UNLIMITED,
    ...SETTINGS,
    STANZA_DATABASE_URL: database,
    STANZA_REDIS_URL: REDIS,
    STANZA_NODE: name,
    ...more,
  });

const onStandby = (): string => standby.url.replace(/postgres$/, new URL(cluster.database).pathname.slice(1));

beforeAll(async () => {
  await primary.start();
  proxy = await TcpProxy.start(primary.port);
  const postgres = `postgres://postgres@127.0.0.1:${proxy.port}/postgres`;
  cluster = await Cluster.start({ nodes: 1, workers: 0, postgres, settings: SETTINGS });
  unchecked = nodeOn(cluster.database, 'unchecked', NO_CHECK);
  await Promise.all([unchecked.start(), standby.follow(primary)]);
  rescue = nodeOn(onStandby(), 'rescue');
});

afterAll(async () => {
  await Promise.all([unchecked, rescue].map((node) => node.stop('SIGKILL')));
  await cluster.stop();
  await proxy.close();
  await Promise.all([primary.stop(), standby.stop()]);
});

/** Plays random steps, if possible others than those of a record. */
async function steps(match: Match, count: number, avoided: readonly string[] = []): Promise<void> {
  for (let done = 0; done < count; done++) {
    const choices = Array.from({ length: 20 }, () => anyAction(match.state()));
    const action = choices.find((choice) => choice !== avoided[match.version]) ?? choices[0] ?? '';
    const answer = await match.acting()?.command(match.game, match.version, { kind: 'action', action });
    if (answer?.accepted !== true) throw new Error(`refused: ${JSON.stringify(answer)}`);
    await match.reached(answer.version);
  }
}

async function stored(game: string): Promise<string[]> {
  const client = new Client({ connectionString: onStandby() });
  await client.connect();
  const { rows } = await client.query<{ text: string }>('select text from entries where game_id = $1 order by seq', [
    game,
  ]);
  await client.end();
  return rows.map(({ text }) => text);
}

/** The record that a newly arrived client gets from a node; undefined if it gets none. */
async function served(url: string, game: string): Promise<unknown> {
  const response = await fetch(`${url}/api/games/${game}/record`);
  return z.looseObject({ entries: z.unknown().optional() }).parse(await response.json()).entries;
}

const isReady = async (url: string): Promise<boolean> => (await fetch(`${url}/readyz`)).ok;

test('a failover that loses steps rolls everyone back, forks nothing, and play continues', async () => {
  const players = [await cluster.guest(), await cluster.guest()];
  const game = await startedGame(players);
  const clients = players.map((player) => player.live());
  const match = new Match(game, clients);
  await match.ready();
  const spectators: LiveClient[] = [(await Guest.enter(() => unchecked.url)).live()];
  for (const client of spectators) client.watch(game);
  await steps(match, 6);
  await standby.fallBehind(primary);
  const replicated = await stored(game);
  await steps(match, 5);
  await until('the spectator has seen it', () => spectators[0]?.watch(game).version === match.version);
  const seen = [...match.view.entries];
  // the request makes the node without the check cache all of it; the spectator may have been notified before the game was cached
  expect(await served(unchecked.url, game)).toStrictEqual(seen);

  // a standby takes no writes: wait and retry, and the node is not ready
  proxy.lead(standby.port);
  proxy.cut();
  await until('the node is not ready', async () => !(await isReady(cluster.url())));
  const order = { id: randomUUID(), version: seen.length, command: { kind: 'action', action: 'pass' } };
  expect(await players[0]?.call('POST', `/api/games/${game}/commands`, order)).toMatchObject({
    status: 503,
    body: { reason: { code: 'unavailable' } },
  });

  // now other steps are played, beyond the lost version
  proxy.lead(undefined);
  await standby.promote();
  await rescue.start();
  const elsewhere = await Promise.all(
    players.map(async ({ cookie }) => {
      const guest = await Guest.enter(() => rescue.url);
      guest.cookie = cookie;
      return guest.live();
    }),
  );
  const other = new Match(game, elsewhere);
  await other.ready();
  expect(other.version).toBe(replicated.length);
  while (other.version <= seen.length) await steps(other, 1, seen);
  const kept = seen.findIndex((text, index) => text !== other.view.entries[index]);
  expect(kept).toBeGreaterThanOrEqual(replicated.length);

  proxy.lead(standby.port);
  await until('the node is ready', () => isReady(cluster.url()));
  const isNotified = (client: LiveClient): boolean => client.watch(game).lost === seen.length - kept;
  await until('the players are notified', () => clients.every(isNotified));
  const again = new Match(game, clients);
  await steps(again, 4);
  const record = await stored(game);
  expect(record.slice(0, replicated.length)).toStrictEqual(replicated);
  await other.reached(record.length);
  for (const client of [...clients, ...elsewhere]) expect(client.watch(game).entries).toStrictEqual(record);
  for (const url of [cluster.url(), rescue.url]) expect(await served(url, game)).toStrictEqual(record);

  // the node without the check continues from the lost steps
  await until('the node without the check is ready', () => isReady(unchecked.url));
  expect(await served(unchecked.url, game)).not.toStrictEqual(record);
  expect(spectators.some(isNotified)).toBe(false);
  for (const client of [...clients, ...elsewhere, ...spectators]) client.close();
});
