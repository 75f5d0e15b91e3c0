import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const BUILT = join(import.meta.dirname, '../../apps/web/dist');
const PATH = '/games/la-stanza/';

const INDEX = {
  'to-index': { from: PATH, to: `${PATH}index.html` },
  'to-folder': { from: `${PATH}index.html`, to: PATH },
} as const;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** The simplest static file server: serves the built client on a sub-path, from a copy that a test may change. */
export type StaticHost = {
  readonly address: string;
  /** Replaces the page with another version. */
  readonly publish: (mark: string) => void;
  /** Takes the host offline, and back online at the same address. */
  readonly stop: () => Promise<void>;
};

/** Differences between static hosts. */
export type HostHabits = {
  /** The Vary header of every response. */
  readonly vary?: string;
  /** Redirects requests for the folder to its index.html, or the reverse. */
  readonly redirects?: 'to-index' | 'to-folder';
  /** Where the client was built, if not in its usual folder. */
  readonly built?: string;
};

export async function openStaticHost({ vary, redirects, built = BUILT }: HostHabits = {}): Promise<StaticHost> {
  const folder = mkdtempSync(join(tmpdir(), 'la-stanza-'));
  cpSync(built, folder, { recursive: true });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const file = join(folder, normalize(pathname.slice(PATH.length - 1)), pathname.endsWith('/') ? 'index.html' : '');
    if (!pathname.startsWith(PATH) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    if (vary !== undefined) response.setHeader('vary', vary);
    const elsewhere = redirects === undefined ? undefined : INDEX[redirects];
    if (elsewhere?.from === pathname) {
      response.writeHead(301, { location: elsewhere.to }).end();
      return;
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    if (!/text|json/.test(type)) {
      response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
      return;
    }
    // most hosts compress
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(gzipSync(readFileSync(file)));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `http://localhost:${portOf(server)}${PATH}`,
    publish: (mark) => {
      change(join(folder, 'index.html'), (page) => page.replace('<title>La Stanza', `<title>La Stanza ${mark}`));
      change(join(folder, 'service-worker.js'), (worker) => worker.replace('"version":"', `"version":"${mark}`));
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The address of a static host for one test: give it to `test.use` as `baseURL`. */
// oxlint-disable-next-line no-empty-pattern -- Playwright reads the required fixtures from this pattern
export async function staticAddress({}: object, use: (address: string) => Promise<void>): Promise<void> {
  const host = await openStaticHost();
  await use(host.address);
  await host.stop();
}

function change(file: string, rewrite: (text: string) => string): void {
  writeFileSync(file, rewrite(readFileSync(file, 'utf8')));
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('the host has no port');
  return address.port;
}
