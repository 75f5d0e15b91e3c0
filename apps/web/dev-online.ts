import { fork } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer, type Plugin, type ProxyOptions } from 'vite';

/*
 * The client as `pnpm dev` serves it, in front of a real server: a changed component reloads without a build. `--port 5180` serves it
 * on another port than 5173; the settings of the server are its usual environment variables.
 */

const { values } = parseArgs({ options: { port: { type: 'string', default: '5173' } } });

/** The tag that the server injects into the page it serves itself. */
const serverMark: Plugin = {
  name: 'la-stanza:server-mark',
  transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'la-stanza-server', content: '/' }, injectTo: 'head' }],
};

const server = fork(join(import.meta.dirname, '../server/src/main.ts'), ['--all'], {
  env: { STANZA_SECURE_COOKIE: 'false', ...process.env },
});
// the server logs why it cannot start
server.once('exit', (code) => process.exit(code ?? 1));
server.once('message', (message) => {
  const target = `http://127.0.0.1:${readyPort(message)}`;
  // the server compares the origin of a command with the Host header, so keep the browser's
  const behind: ProxyOptions = { target, changeOrigin: false, ws: true };
  void serveClient({ '/api': behind, '^/online/[^/]+/preview': behind });
});

function readyPort(message: unknown): number {
  if (typeof message === 'object' && message !== null && 'ready' in message && typeof message.ready === 'number') {
    return message.ready;
  }
  throw new Error(`The server said ${JSON.stringify(message)} instead of its port.`);
}

async function serveClient(proxy: Record<string, ProxyOptions>): Promise<void> {
  const vite = await createServer({
    root: import.meta.dirname,
    plugins: [serverMark],
    server: { port: Number(values.port), strictPort: true, proxy },
  });
  await vite.listen();
  vite.printUrls();
}
