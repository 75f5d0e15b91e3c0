import { requireConfig } from './ops/config.ts';
import { onStop } from './ops/on-stop.ts';
import { openBus } from './ops/open-bus.ts';
import { announcer, openLog } from './ops/open-log.ts';
import { endWithFault, expectTables } from './ops/start-fault.ts';
import { startWorker } from './start-worker.ts';

/* A worker in a separate process. */

const config = requireConfig();
const name = `${config.STANZA_NODE}-worker-${process.pid}`;
const log = openLog(config, name);
const say = announcer(log);

async function run(): Promise<void> {
  await expectTables(config, log);
  const bus = openBus(config, (error) => log.warn({ err: error }, 'bus'));
  const worker = await startWorker(config, name, bus, log);
  onStop(log, say, async () => {
    await worker.stop();
    await bus.close();
  });
  say('The worker is working.');
  process.send?.({ ready: 0 });
}

await run().catch((error: unknown) => endWithFault('The worker cannot start.', error, config));
