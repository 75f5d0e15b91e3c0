import { pino } from 'pino';
import { renderUnicodeCompact } from 'uqr';
import { requireConfig, type Config } from './ops/config.ts';
import { migrate } from './db/migrate.ts';
import { startNode } from './start-node.ts';
import { localAddress } from './ops/local-address.ts';
import { onStop } from './ops/on-stop.ts';
import { openBus } from './ops/open-bus.ts';
import { startFault } from './ops/start-fault.ts';
import { startWorker } from './start-worker.ts';

/*
 * A node. With `--all` it also migrates the database and works in the same process: everything one machine needs.
 */

const config = requireConfig();
const log = pino({ level: config.STANZA_LOG, base: { node: config.STANZA_NODE } });
const isAll = process.argv.includes('--all');

/** Says where to play: to somebody at a terminal in plain words, and with a code for phones on the same network. */
function invite(port: number): void {
  const isTerminal = process.stdout.isTTY;
  const say = (text: string): void => (isTerminal ? console.log(text) : log.info(text));
  say(`Open http://localhost:${port}/ to play.`);
  const local = localAddress(config.STANZA_HOST, port);
  if (local === null) return;
  say(`On the same network: ${local}`);
  if (isTerminal) console.log(`\n${renderUnicodeCompact(local)}\n`);
}

async function run({ STANZA_DATABASE_URL }: Config): Promise<void> {
  if (isAll) await migrate(STANZA_DATABASE_URL);
  const bus = openBus(config, (error) => log.warn({ err: error }, 'bus'));
  const node = await startNode(config, bus, log);
  const worker = isAll ? await startWorker(config, `${config.STANZA_NODE}-worker`, bus, log) : undefined;
  if (config.STANZA_CLIENT !== '') invite(node.port);
  process.send?.({ ready: node.port });
  onStop(log, async () => {
    await worker?.stop();
    await node.stop();
  });
}

await run(config).catch((error: unknown) => {
  log.fatal({ err: error }, `The server cannot start. ${startFault(error, config)}`);
  process.exit(1);
});
