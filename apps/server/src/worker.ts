import { pino } from 'pino';
import { requireConfig } from './ops/config.ts';
import { onStop } from './ops/on-stop.ts';
import { openBus } from './ops/open-bus.ts';
import { startFault } from './ops/start-fault.ts';
import { startWorker } from './start-worker.ts';

/* A worker in a process of its own. */

const config = requireConfig();
const name = `${config.STANZA_NODE}-worker-${process.pid}`;
const log = pino({ level: config.STANZA_LOG, base: { node: name } });

async function run(): Promise<void> {
  const bus = openBus(config, (error) => log.warn({ err: error }, 'bus'));
  const worker = await startWorker(config, name, bus, log);
  process.send?.({ ready: 0 });
  onStop(log, async () => {
    await worker.stop();
    await bus.close();
  });
}

await run().catch((error: unknown) => {
  log.fatal({ err: error }, `The worker cannot start. ${startFault(error, config)}`);
  process.exit(1);
});
