import { fork, type ChildProcess } from 'node:child_process';
import { pino } from 'pino';
import { renderUnicodeCompact } from 'uqr';
import { requireConfig, type Config } from './ops/config.ts';
import { migrate } from './db/migrate.ts';
import { ProcessBus } from './live/process-bus.ts';
import { startNode } from './node.ts';
import { localAddress } from './ops/local-address.ts';
import { onStop } from './ops/on-stop.ts';
import { openBus } from './ops/open-bus.ts';
import { startFault } from './ops/start-fault.ts';

/*
 * A node. With `--all` it also migrates the database and starts a worker process: everything one machine needs.
 */

const config = requireConfig();
const log = pino({ level: config.STANZA_LOG, base: { node: config.STANZA_NODE } });
const isAll = process.argv.includes('--all');

/** Runs a worker process beside the node and restarts it when it ends; one that never got ready ends the node too. */
function keepWorker(bus: ReturnType<typeof openBus>): () => Promise<void> {
  let isStopping = false;
  let hasWorked = false;
  let worker: ChildProcess;
  const start = (): void => {
    worker = fork(`${import.meta.dirname}/worker.ts`, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    if (bus instanceof ProcessBus) bus.adopt(worker);
    worker.once('message', () => (hasWorked = true));
    worker.on('exit', (code) => {
      if (isStopping) return;
      if (!hasWorked) {
        log.fatal({ code }, 'The server cannot start: its worker has ended.');
        process.exit(1);
      }
      log.error({ code }, 'the worker ended and is restarted');
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

/** Says where to play; for a phone on the same network also as a code, if somebody looks at a terminal. */
function invite(port: number): void {
  log.info(`Open http://localhost:${port}/ to play.`);
  const local = localAddress(config.STANZA_HOST, port);
  if (local === null) return;
  log.info(`On the same network: ${local}`);
  if (process.stdout.isTTY) process.stdout.write(`\n${renderUnicodeCompact(local)}\n\n`);
}

async function run({ STANZA_DATABASE_URL }: Config): Promise<void> {
  if (isAll) await migrate(STANZA_DATABASE_URL);
  const bus = openBus(config, (error) => log.warn({ err: error }, 'bus'));
  const node = await startNode(config, bus, log);
  const stopWorker = isAll ? keepWorker(bus) : undefined;
  if (config.STANZA_CLIENT !== '') invite(node.port);
  process.send?.({ ready: node.port });
  onStop(log, async () => {
    await stopWorker?.();
    await node.stop();
  });
}

await run(config).catch((error: unknown) => {
  log.fatal({ err: error }, `The server cannot start. ${startFault(error, config)}`);
  process.exit(1);
});
