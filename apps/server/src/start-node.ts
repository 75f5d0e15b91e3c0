import type { AddressInfo } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { readCookie } from './accounts/cookie.ts';
import { Sessions } from './accounts/sessions.ts';
import { watchSessions } from './accounts/watch-sessions.ts';
import { faultOf } from './api/fault.ts';
import { Reads } from './api/reads.ts';
import { createServer } from './api/server.ts';
import type { Services } from './api/services.ts';
import type { Config } from './ops/config.ts';
import { Lineage } from './db/lineage.ts';
import { forCommands, forReads, openPool, type Budget } from './db/pool.ts';
import type { Schema } from './db/schema.ts';
import type { Bus } from './live/bus.ts';
import { Hub } from './live/hub.ts';
import { Lobby } from './live/lobby.ts';
import { networkOf } from './limits/network-of.ts';
import { SocketServer } from './live/socket-server.ts';
import { createMetrics } from './ops/metrics.ts';
import { openVisits } from './ops/open-visits.ts';
import { serveMetrics } from './ops/serve-metrics.ts';
import { Service } from './ops/service.ts';
import { chatFrom, say } from './play/chat.ts';
import { execute } from './play/execute.ts';
import { EntryWriter } from './play/entry-writer.ts';
import { GameStore } from './play/game-store.ts';
import type { Play } from './play/play.ts';
import { SeedVault } from './play/seed-vault.ts';

const ANNOUNCE = 30_000;
/** Milliseconds between two records of the sessions of open sockets as used. */
const KEEP_ALIVE = 600_000;
/** Milliseconds between two comparisons of watched games with the database while the bus is down. */
const BROKEN_BUS = 500;

/** A running node. */
export interface Node {
  readonly port: number;
  /** Stops without losing a command: clients are sent to other nodes first. */
  readonly stop: () => Promise<void>;
}

/** Starts a node that serves HTTP and sockets. */
export async function startNode(config: Config, bus: Bus, log: Logger): Promise<Node> {
  const lineage = new Lineage();
  const open = (budget: Budget): Pool =>
    openPool(config.STANZA_DATABASE_URL, budget, (error) => log.warn({ err: error }, 'idle connection lost'), lineage);
  const pool = open(forCommands(config.STANZA_POOL));
  const reads = new Reads(open(forReads(config.STANZA_READ_POOL)), config.STANZA_READ_POOL);
  // a separate pool: when all other connections are busy, that is not an outage
  const heartbeat = open(forCommands(1));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const store = new GameStore(pool, config.STANZA_CACHE, lineage);
  const sessions = new Sessions(db);
  const tokenOf = (header: string | undefined): string | undefined => readCookie(header, config.STANZA_SECURE_COOKIE);
  const visits = openVisits(config, (error) => log.warn({ err: error }, 'visits'));
  let isDraining = false;
  const metrics = createMetrics({
    sockets: () => sockets.size,
    watched: () => hub.watched,
    cached: () => store.size,
    poolWaiting: () => pool.waitingCount + reads.pool.waitingCount,
    readsRefused: () => reads.refused,
    clockAhead: () => lineage.clock.ahead,
    busErrors: () => bus.errors,
  });
  const node = config.STANZA_NODE;
  const hub: Hub = new Hub({
    node,
    bus,
    store,
    pool,
    chatFrom: (game, from) => chatFrom(db, game, from),
    onFanOut: (count) => metrics.fanOut.inc(count),
    onSessionsEnded: (user) => sessions.dropCached(user),
  });
  lineage.onChange(() => {
    log.warn({ lineage: lineage.label }, 'the database has another history: what was cached is dropped');
    metrics.historyChanges.inc();
    sessions.dropAllCached();
    // the first try may fail if the database has only just returned; the next comparison is seconds away
    hub.reconcile().catch((error: unknown) => log.warn({ err: error }, 'could not compare watched games yet'));
  });
  const service = new Service({
    pool: heartbeat,
    lineage,
    log,
    onGivenBack: () => void hub.reconcile().catch((error: unknown) => log.warn({ err: error }, 'not compared yet')),
  });
  const play: Play = {
    pool,
    store,
    writer: new EntryWriter(pool),
    seeds: new SeedVault(pool, lineage),
    botLimit: config.STANZA_BOT_LIMIT,
    now: () => lineage.clock.now(),
    isServing: () => service.isServing(),
    publish: (change) => hub.publish(change),
    awayFor: (game, user) => hub.awayFor(game, user),
  };
  const carryOut: Services['execute'] = async (user, game, order) => {
    const stop = metrics.commandSeconds.startTimer();
    const outcome = await execute(play, user, game, order);
    stop();
    const word = 'refused' in outcome ? outcome.refused.code : 'accepted';
    metrics.commands.inc({ outcome: word });
    log.debug({ game, command: order.id, user, outcome: word }, 'command');
    return outcome;
  };
  const fault = (error: unknown, about: object): ReturnType<typeof faultOf> => {
    const reason = faultOf(error);
    log[reason.code === 'internal' ? 'error' : 'warn']({ err: error, ...about }, reason.code);
    return reason;
  };
  const lobby: Lobby = new Lobby({
    node,
    pool: reads.pool,
    log,
    people: () => sockets.people,
    users: () => sockets.users(),
  });
  const sockets: SocketServer = new SocketServer({
    node,
    hub,
    lobby,
    heartbeat: config.STANZA_HEARTBEAT,
    bufferLimit: config.STANZA_SOCKET_BUFFER,
    messagesPerSecond: config.STANZA_MESSAGES_PER_SECOND,
    messageBurst: config.STANZA_MESSAGE_BURST,
    socketsPerAddress: config.STANZA_SOCKETS_PER_ADDRESS,
    origins: new Set(config.STANZA_ORIGINS.split(',')),
    addressOf: ({ socket, headers }) => {
      const forwarded =
        config.STANZA_PROXIES > 0
          ? String(headers['x-forwarded-for'] ?? '')
              .split(',')
              .at(-config.STANZA_PROXIES)
          : '';
      return networkOf(forwarded?.trim() || (socket.remoteAddress ?? ''));
    },
    isAllowed: async (address) => (await visits.note(address)).count <= config.STANZA_REQUESTS_PER_MINUTE,
    sessionOf: ({ headers }) => sessions.find(tokenOf(headers.cookie)),
    execute: carryOut,
    say: async (found, game, id, text) => {
      const said = await say(play, found, game, { id, text });
      if ('refused' in said) return said;
      hub.chat(said.stored, said.line);
      return { version: 0, revision: 0 };
    },
    load: (game) => store.refresh(game),
    chatFrom: (game, from) => chatFrom(db, game, from),
    fault,
    isDraining: () => isDraining,
    now: play.now,
    lineage: () => lineage.label,
  });
  const app = await createServer(
    {
      config,
      db,
      reads,
      play,
      execute: carryOut,
      hub,
      sessions,
      visits,
      tokenOf: ({ headers }) => tokenOf(headers.cookie),
      callerOf: ({ headers }) => sessions.find(tokenOf(headers.cookie)),
    },
    log,
    {
      isReady: () => service.isReady,
      isDraining: () => isDraining,
    },
  );
  sockets.attach(app.server);
  await app.listen({ host: config.STANZA_HOST, port: config.STANZA_PORT, backlog: 4_096 });
  const metricsServer = await serveMetrics(metrics.registry, config.STANZA_METRICS_HOST, config.STANZA_METRICS_PORT);
  const address = app.server.address();
  await service.start();
  lobby.start();
  const stopWatching = reconcileRegularly(hub, bus, config.STANZA_RECONCILE, log);
  const stopSessions = watchSessions({
    pool,
    log,
    now: play.now,
    onChanged: (changed) => {
      sessions.dropChanged(changed);
      sockets.closeSessions(changed);
    },
  });
  const keepingAlive = setInterval(() => {
    sessions.keepAlive(sockets.sessions()).catch((error: unknown) => log.warn({ err: error }, 'sessions not noted'));
  }, KEEP_ALIVE);
  if (!config.STANZA_SECURE_COOKIE)
    log.warn('STANZA_SECURE_COOKIE is off: whoever listens in this network can take over a session');
  log.info({ address, node }, 'ready');
  return {
    port: isAddress(address) ? address.port : config.STANZA_PORT,
    stop: async () => {
      isDraining = true;
      await sockets.drain(1_000 * config.STANZA_DRAIN);
      stopWatching();
      lobby.stop();
      stopSessions();
      clearInterval(keepingAlive);
      service.stop();
      sockets.close();
      hub.close();
      metricsServer?.close();
      await app.close();
      await bus.close();
      visits.close();
      await Promise.all([db.destroy(), reads.close(), heartbeat.end()]);
    },
  };
}

const isAddress = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

/** Compares watched games with the database regularly; more often while the bus is down. */
function reconcileRegularly(hub: Hub, bus: Bus, period: number, log: Logger): () => void {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    try {
      await hub.reconcile();
    } catch (error) {
      log.warn({ err: error }, 'could not compare watched games with the database');
    }
    if (!isStopped) timer = setTimeout(() => void look(), bus.isConnected ? period : Math.min(period, BROKEN_BUS));
  };
  void look();
  const announcing = setInterval(() => hub.announce(), ANNOUNCE);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    clearInterval(announcing);
  };
}
