import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { playedRecord } from './play.ts';

/*
 * Bots with a budget of simulations play the same game everywhere: here, in Chromium and in Firefox, whose engines share no code. The
 * records must be equal to the byte.
 */

const BROWSERS: Readonly<Record<string, (address: string, profile: string) => readonly string[]>> = {
  [process.env['CHROMIUM'] ?? 'chromium']: (address, profile) => [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    address,
  ],
  [process.env['FIREFOX'] ?? 'firefox-esr']: (address, profile) => [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    address,
  ],
};
const LONGEST = 300_000;

const weights = readFileSync(createRequire(import.meta.url).resolve('@la-stanza/bots/weights'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'same-bots-'));
await build({
  root: import.meta.dirname,
  logLevel: 'error',
  build: {
    outDir: folder,
    lib: { entry: join(import.meta.dirname, 'page.ts'), formats: ['es'], fileName: () => 'page.js' },
    target: 'es2022',
  },
});

let arrived: (record: string) => void = () => {};
const server = createServer((request, response) => {
  void answer(request).then((body) => response.writeHead(200, { 'content-type': body.type }).end(body.text));
});
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
const at = server.address();
const address = `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}/`;

async function answer(request: IncomingMessage): Promise<{ readonly type: string; readonly text: string }> {
  if (request.method === 'POST') {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(Buffer.from(part));
    arrived(Buffer.concat(parts).toString('utf8'));
    return { type: 'text/plain', text: 'thanks' };
  }
  if (request.url === '/weights.json') return { type: 'application/json', text: weights };
  if (request.url === '/page.js')
    return { type: 'text/javascript', text: readFileSync(join(folder, 'page.js'), 'utf8') };
  return {
    type: 'text/html',
    text: '<!doctype html><title>bots</title><script type="module" src="/page.js"></script>',
  };
}

async function recordOf(program: string, args: readonly string[]): Promise<string> {
  const browser = spawn(program, args, { stdio: 'ignore' });
  try {
    return await new Promise<string>((resolve, reject) => {
      arrived = resolve;
      browser.once('error', reject);
      setTimeout(() => reject(new Error(`${program} sent no record`)), LONGEST).unref();
    });
  } finally {
    browser.kill('SIGKILL');
  }
}

const short = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

const here = await playedRecord(JSON.parse(weights));
const records: Record<string, string> = { node: short(here) };
for (const [program, argsFor] of Object.entries(BROWSERS)) {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  records[program] = short(await recordOf(program, argsFor(address, profile)));
  rmSync(profile, { recursive: true, force: true });
}
server.close();
rmSync(folder, { recursive: true });
const isSame = Object.values(records).every((hash) => hash === short(here));
console.log(JSON.stringify({ bytes: here.length, records, same: isSame }));
process.exitCode = isSame ? 0 : 1;
