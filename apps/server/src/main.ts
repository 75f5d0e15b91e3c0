import { fork, type ChildProcess } from 'node:child_process';
import { pino } from 'pino';
import { readConfig, type Config } from './ops/config.ts';
import { migrate } from './db/migrate.ts';
import { ProcessBus } from './live/process-bus.ts';
import { startNode } from './node.ts';
import { onStop } from './ops/on-stop.ts';
import { openBus } from './ops/open-bus.ts';

/*
 * A node. With `--all` it also brings the database to its newest form and starts a worker process: everything one machine needs.
 */

const config = readConfig(process.env);
const log = pino({ level: config.STANZA_LOG, base: { node: config.STANZA_NODE } });
const isAll = process.argv.includes('--all');

/** Keeps a worker process running beside the node. */
function keepWorker(bus: ReturnType<typeof openBus>): () => Promise<void> {
  let isStopping = false;
  let worker: ChildProcess;
  const start = (): void => {
    worker = fork(`${import.meta.dirname}/worker.ts`, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    if (bus instanceof ProcessBus) bus.adopt(worker);
    worker.on('exit', (code) => {
      if (isStopping) return;
      log.error({ code }, 'the worker has ended and is started again');
      setTimeout(start, 500);
    });
  };
  start();
  return async () => {
    isStopping = true;
    if (worker.exitCode !== null || worker.signalCode !== null) return;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.kill('SIGTERM');
    await ended;
  };
}

async function run({ STANZA_DATABASE_URL }: Config): Promise<void> {
  if (isAll) await migrate(STANZA_DATABASE_URL);
  const bus = openBus(config, (error) => log.warn({ err: error }, 'bus'));
  const stopWorker = isAll ? keepWorker(bus) : undefined;
  const node = await startNode(config, bus, log);
  if (config.STANZA_CLIENT !== '') log.info(`Open http://localhost:${node.port}/ to play.`);
  process.send?.({ ready: node.port });
  onStop(log, async () => {
    await stopWorker?.();
    await node.stop();
  });
}

await run(config).catch((error: unknown) => {
  log.fatal(
    { err: error },
    `The server cannot start: is PostgreSQL there at ${new URL(config.STANZA_DATABASE_URL).host}?`,
  );
  process.exitCode = 1;
});
