import { Logger as JobLogger, run, type Runner, type Task, type TaskList } from 'graphile-worker';
import type { Logger } from 'pino';
import { z } from 'zod';
import { faultOf } from './api/fault.ts';
import { playBots } from './jobs/bot-turn.ts';
import { BotPool } from './bots/bot-pool.ts';
import { deletePerson, deleteRest, DELETE_JOB } from './accounts/delete-person.ts';
import { clearOld } from './jobs/clear-old.ts';
import { keepDeals } from './daily/keep-deals.ts';
import { playField } from './daily/play-field.ts';
import { packFinished } from './jobs/pack-finished.ts';
import { endQuarantine, sweep } from './jobs/sweep.ts';
import type { Config } from './ops/config.ts';
import { Lineage } from './db/lineage.ts';
import { forCommands, openPool } from './db/pool.ts';
import type { Bus } from './live/bus.ts';
import { toBusMessage, gameTopic } from './live/bus-message.ts';
import { deliver, deliverySchema, mailQueued } from './notify/deliver.ts';
import { sendNotices } from './notify/send-notices.ts';
import { isClockRight } from './ops/is-clock-right.ts';
import { keepRunning } from './ops/keep-running.ts';
import { createMetrics } from './ops/metrics.ts';
import { openTransports } from './ops/open-transports.ts';
import { addQueueMetrics } from './ops/queue-metrics.ts';
import { serveMetrics } from './ops/serve-metrics.ts';
import { countGame, countRest } from './people/count-game.ts';
import { botTurnJob, countGameJob } from './play/follow-ups.ts';
import { EntryWriter } from './play/entry-writer.ts';
import { GameStore } from './play/game-store.ts';
import { JOBS_TAKEN } from './play/known-editions.ts';
import type { Play } from './play/play.ts';
import { SeedVault } from './play/seed-vault.ts';

const mailSchema = z.object({ channel: z.uuid() });
const gameSchema = z.object({ game: z.uuid() });
const personSchema = z.object({ user: z.uuid() });
/** Every minute on one of the workers. Each job has its own queue, so that two runs of it never overlap. */
const CRONTAB = '* * * * * tidy ?queue=tidy&max=3\n* * * * * daily ?queue=daily&max=3';

/** How long bots play daily deals in one run, in milliseconds: half an hour for a deal, with most of a processor free. */
const FIELD_TIME = 10_000;

/** Games packed in one run: about eight a second, a tenth of a processor. */
const PACKED_AT_ONCE = 500;

/** For so many milliseconds every attempt to fetch a job has to fail before the runner is started again. */
const STUCK_AFTER = 5_000;

/** The job library never repeats a failed look-up of its task names: a runner that only fails ends, and another one is started. */
function stopWhenStuck(runner: Runner, onStuck: () => void): void {
  let failingSince: number | undefined;
  let isStopping = false;
  const works = (): void => {
    failingSince = undefined;
  };
  runner.events.on('worker:getJob:empty', works);
  runner.events.on('job:start', works);
  runner.events.on('worker:getJob:error', () => {
    failingSince ??= performance.now();
    if (isStopping || performance.now() - failingSince < STUCK_AFTER) return;
    isStopping = true;
    onStuck();
    // a failure to stop ends the runner's own promise too, which is watched
    runner.stop().catch(() => {});
  });
}

const forEachEdition = (job: (edition: number | string) => string, task: Task): TaskList =>
  Object.fromEntries(JOBS_TAKEN.map((edition) => [job(edition), task]));

/** A running worker. */
export interface Worker {
  readonly stop: () => Promise<void>;
}

/**
 * Starts a worker: bots, deadlines and notifications. Any number may run, because the database guards everything they do. `name`
 * identifies the sender of its messages.
 */
export async function startWorker(config: Config, name: string, bus: Bus, log: Logger): Promise<Worker> {
  // the job library drops a job's failure when the database is down; the job's deadline retries it
  process.on('unhandledRejection', (error) => {
    if (faultOf(error).code !== 'unavailable') throw error;
    log.warn({ err: error }, 'the database went away during a job');
  });

  const lineage = new Lineage();
  const pool = openPool(
    config.STANZA_DATABASE_URL,
    // most jobs wait for a bot, not for the database
    forCommands(config.STANZA_POOL),
    (error) => log.warn({ err: error }, 'idle connection lost'),
    lineage,
  );
  lineage.onChange(() => {
    log.warn({ lineage: lineage.label }, 'the database has another history');
    metrics.historyChanges.inc();
  });
  const store = new GameStore(pool, config.STANZA_CACHE, lineage);
  const metrics = createMetrics({
    sockets: () => 0,
    watched: () => 0,
    cached: () => store.size,
    poolWaiting: () => pool.waitingCount,
    readsRefused: () => 0,
    clockAhead: () => lineage.clock.ahead,
    busErrors: () => bus.errors,
  });
  addQueueMetrics(metrics.registry, pool);
  const botPool = new BotPool(config.STANZA_BOT_THREADS, config.STANZA_BOT_LIMIT);
  const play: Play = {
    pool,
    store,
    writer: new EntryWriter(pool),
    seeds: new SeedVault(pool, lineage),
    botLimit: config.STANZA_BOT_LIMIT,
    now: () => lineage.clock.now(),
    isServing: () => Promise.resolve(true),
    // players send commands to nodes
    awayFor: () => 0,
    publish: (change) => bus.publish(gameTopic(change.after.id), JSON.stringify(toBusMessage(name, change))),
  };
  const transports = openTransports(config);
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let postTimer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    try {
      await lineage.check(pool);
      if (isClockRight(lineage.clock.ahead)) {
        const { expired, quarantined } = await sweep(play);
        metrics.lastSweep.setToCurrentTime();
        metrics.timeouts.inc(expired);
        metrics.quarantined.inc(quarantined.length);
        for (const { game, error } of quarantined) log.error({ err: error, game }, 'the game is left out of the jobs');
      } else {
        log.error(
          { ahead: lineage.clock.ahead },
          'the clock of this machine differs from the database’s: no deadline passes',
        );
      }
    } catch (error) {
      if (!isStopping) log.warn({ err: error }, 'could not sweep deadlines');
    }
    if (!isStopping) timer = setTimeout(() => void look(), config.STANZA_SWEEP);
  }

  /** Sends the notices in the outbox: one query for all games, instead of a job for each change. */
  async function post(): Promise<void> {
    const pace = { delay: config.STANZA_MAIL_DELAY, rest: config.STANZA_MAIL_REST };
    while ((await sendNotices(pool, bus, name, pace)) > 0);
  }

  async function postRegularly(): Promise<void> {
    try {
      await post();
    } catch (error) {
      if (!isStopping) log.warn({ err: error }, 'could not send notices');
    }
    if (!isStopping) postTimer = setTimeout(() => void postRegularly(), config.STANZA_NOTIFY);
  }

  let nextPerson: string | undefined;

  /** Packs finished games and removes old rows. */
  async function tidy(): Promise<void> {
    const packed = await packFinished(play, { after: config.STANZA_PACK_AFTER, most: PACKED_AT_ONCE });
    for (const { game, error } of packed.quarantined) log.error({ err: error, game }, 'the game was not packed');
    metrics.quarantined.inc(packed.quarantined.length);
    const cleared = await clearOld(play, nextPerson);
    nextPerson = cleared.next;
    log.debug({ packed: packed.games, ...cleared }, 'tidied');
  }

  /** Draws the next deals, and lets bots play them. */
  async function daily(): Promise<void> {
    await keepDeals(pool, play.now());
    const games = config.STANZA_DAILY_FIELD;
    const played = await playField({ pool, botPool, now: play.now, games }, FIELD_TIME);
    log.debug({ played }, 'played the deal of the day');
  }

  /** Starts the job runner; `keepRunning` restarts it after a database outage. */
  async function startJobs(): Promise<Runner> {
    await endQuarantine(play);
    await countRest(play);
    await deleteRest(pool);
    const runner = await run({
      pgPool: pool,
      concurrency: config.STANZA_BOT_JOBS,
      noHandleSignals: true,
      pollInterval: 1_000,
      crontab: CRONTAB,
      logger: new JobLogger(() => (level, message) => log.debug({ level }, message)),
      taskList: {
        ...forEachEdition(botTurnJob, (payload) =>
          playBots({ play, botPool, metrics, log }, gameSchema.parse(payload).game),
        ),
        ...forEachEdition(countGameJob, (payload) => countGame(play, gameSchema.parse(payload).game)),
        // added by nodes of earlier builds
        notify: post,
        tidy,
        daily,
        [DELETE_JOB]: (payload) => deletePerson(play, personSchema.parse(payload).user),
        mail: (payload) => mailQueued(pool, transports, mailSchema.parse(payload).channel),
        deliver: (payload) => deliver(pool, transports, deliverySchema.parse(payload)),
      },
    });
    stopWhenStuck(runner, () => log.warn('no job could be fetched for some seconds'));
    return runner;
  }

  const stopJobs = keepRunning(log, 'jobs', startJobs);
  const metricsServer = await serveMetrics(
    metrics.registry,
    config.STANZA_METRICS_HOST,
    config.STANZA_WORKER_METRICS_PORT,
  );
  void look();
  void postRegularly();
  log.info('working');
  return {
    stop: async () => {
      isStopping = true;
      clearTimeout(timer);
      clearTimeout(postTimer);
      metricsServer?.close();
      await stopJobs();
      await botPool.close();
      await pool.end();
    },
  };
}
