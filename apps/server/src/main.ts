import { renderUnicodeCompact } from 'uqr';
import { formatOf } from './ops/command.ts';
import { requireConfig, type Config } from './ops/config.ts';
import { migrate } from './db/migrate.ts';
import { startNode } from './start-node.ts';
import { localAddress } from './ops/local-address.ts';
import { onStop } from './ops/on-stop.ts';
import { openBus } from './ops/open-bus.ts';
import { announcer, openLog } from './ops/open-log.ts';
import { endWithFault, expectTables } from './ops/start-fault.ts';
import { startWorker } from './start-worker.ts';

/* A node. With `--all` the process also migrates the database and runs a worker: everything one machine needs. */

const config = requireConfig();
const log = openLog(config, config.STANZA_NODE);
const say = announcer(log);
const isAll = process.argv.includes('--all');

/** Creates missing parts of the database and logs what was created. */
async function prepare(url: string): Promise<void> {
  const { isCreated, changes } = await migrate(url);
  if (isCreated) say(`Created the database ${decodeURIComponent(new URL(url).pathname.slice(1))}.`);
  if (changes > 0) say(`Brought its tables up to date: ${changes} changes.`);
}

/** Logs where to play: on a terminal with a QR code for phones on the same network. */
function invite(port: number): void {
  say(`Open http://localhost:${port}/ to play.`);
  const local = localAddress(config.STANZA_HOST, port);
  if (local !== null) say(`On the same network: ${local}`);
  if (formatOf(process.stdout) === 'json') return;
  if (local !== null) console.log(`\n${renderUnicodeCompact(local)}\n`);
  console.log('Ctrl+C stops the server.');
}

async function run({ STANZA_DATABASE_URL }: Config): Promise<void> {
  if (isAll) await prepare(STANZA_DATABASE_URL);
  else await expectTables(config, log);
  const bus = openBus(config, (error) => log.warn({ err: error }, 'bus'));
  const node = await startNode(config, bus, log);
  const worker = isAll ? await startWorker(config, `${config.STANZA_NODE}-worker`, bus, log) : undefined;
  onStop(log, say, async () => {
    await worker?.stop();
    await node.stop();
  });
  if (config.STANZA_CLIENT !== '') invite(node.port);
  process.send?.({ ready: node.port });
}

await run(config).catch((error: unknown) => endWithFault('The server cannot start.', error, config));
