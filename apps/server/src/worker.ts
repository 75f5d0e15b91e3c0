import { createServer } from 'node:http';
import { Logger as JobLogger, run, type Runner } from 'graphile-worker';
import { pino } from 'pino';
import { z } from 'zod';
import { faultOf } from './api/fault.ts';
import { playBots } from './jobs/bot-turn.ts';
import { Thinkers } from './bots/thinkers.ts';
import { sweep } from './jobs/sweep.ts';
import { readConfig } from './ops/config.ts';
import { openPool } from './db/pool.ts';
import { changeParcel, gameTopic } from './live/parcel.ts';
import { deliver, deliverySchema, mailLetters } from './notify/deliver.ts';
import { sendNotices } from './notify/send-notices.ts';
import { keepRunning } from './ops/keep-running.ts';
import { createMetrics } from './ops/metrics.ts';
import { onStop } from './ops/on-stop.ts';
import { openBus } from './ops/open-bus.ts';
import { openCouriers } from './ops/open-couriers.ts';
import { countGame, countRest } from './people/count-game.ts';
import { BOT_TURN, COUNT_GAME } from './play/follow-ups.ts';
import { EntryWriter } from './play/entry-writer.ts';
import { GameStore } from './play/game-store.ts';
import type { Play } from './play/play.ts';
import { SeedVault } from './play/seed-vault.ts';

/* A worker: bots, deadlines and notifications. Any number of them may run; everything they do is guarded by the database. */

const config = readConfig(process.env);
const name = `${config.STANZA_NODE}-worker-${process.pid}`;
const log = pino({ level: config.STANZA_LOG, base: { node: name } });
const bus = openBus(config, (error) => log.warn({ err: error }, 'bus'));
const pool = openPool(config.STANZA_DATABASE_URL, config.STANZA_BOT_JOBS + 4, (error) =>
  log.warn({ err: error }, 'idle connection lost'),
);
const store = new GameStore(pool, config.STANZA_CACHE);
const metrics = createMetrics({
  sockets: () => 0,
  watched: () => 0,
  cached: () => store.size,
  poolWaiting: () => pool.waitingCount,
});
const thinkers = new Thinkers(config.STANZA_BOT_THREADS, config.STANZA_BOT_LIMIT);
const play: Play = {
  pool,
  store,
  writer: new EntryWriter(pool),
  seeds: new SeedVault(pool),
  botLimit: config.STANZA_BOT_LIMIT,
  now: Date.now,
  publish: (change) => bus.publish(gameTopic(change.is.id), JSON.stringify(changeParcel(name, change))),
};
const couriers = openCouriers(config);
const mailSchema = z.object({ channel: z.uuid() });
const gameSchema = z.object({ game: z.uuid() });

let isStopping = false;
let timer: NodeJS.Timeout | undefined;

async function look(): Promise<void> {
  try {
    metrics.timeouts.inc(await sweep(play));
  } catch (error) {
    log.warn({ err: error }, 'deadlines could not be looked at');
  }
  if (!isStopping) timer = setTimeout(() => void look(), config.STANZA_SWEEP);
}

/** Jobs are taken up again when the database comes back. */
async function startJobs(): Promise<Runner> {
  await countRest(play);
  return run({
    pgPool: pool,
    concurrency: config.STANZA_BOT_JOBS,
    noHandleSignals: true,
    pollInterval: 1_000,
    logger: new JobLogger(() => (level, message) => log.debug({ level }, message)),
    taskList: {
      [BOT_TURN]: (payload) => playBots({ play, thinkers, metrics, log }, gameSchema.parse(payload).game),
      [COUNT_GAME]: (payload) => countGame(play, gameSchema.parse(payload).game),
      notify: async () => {
        const pace = { delay: config.STANZA_MAIL_DELAY, rest: config.STANZA_MAIL_REST };
        while ((await sendNotices(pool, bus, name, pace)) > 0);
      },
      mail: (payload) => mailLetters(pool, couriers, mailSchema.parse(payload).channel),
      deliver: (payload) => deliver(pool, couriers, deliverySchema.parse(payload)),
    },
  });
}

const port = Number(process.env['STANZA_WORKER_PORT'] ?? 0);
const metricsServer = createServer((_request, response) => {
  void metrics.registry
    .metrics()
    .then((text) => response.setHeader('content-type', 'text/plain; version=0.0.4').end(text));
});

// the job library drops a failed report of a job when the database goes away under it: the job is taken up again by its deadline
process.on('unhandledRejection', (error) => {
  if (faultOf(error).code !== 'unavailable') throw error;
  log.warn({ err: error }, 'the database went away under a job');
});

const stopJobs = keepRunning(log, 'jobs', startJobs);
if (port > 0) metricsServer.listen(port, config.STANZA_HOST);
void look();
log.info('working');
process.send?.({ ready: 0 });
onStop(log, async () => {
  isStopping = true;
  clearTimeout(timer);
  metricsServer.close();
  await stopJobs();
  await thinkers.close();
  await bus.close();
  await pool.end();
});
