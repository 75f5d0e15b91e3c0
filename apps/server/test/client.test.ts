import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Cluster } from './kit/cluster.ts';

const folder = mkdtempSync(join(tmpdir(), 'stanza-client-'));
let cluster: Cluster;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<html lang="en"><head><script src="./assets/table-Dx3.js"></script></head></html>',
  );
  writeFileSync(join(folder, 'assets/table-Dx3.js'), 'export const table = 1;\n'.repeat(100));
  writeFileSync(join(folder, 'service-worker.js'), 'self;');
  mkdirSync(join(folder, 'de/rules'), { recursive: true });
  writeFileSync(
    join(folder, 'de/rules/index.html'),
    '<html lang="de"><head><meta name="la-stanza-site" content="../../" /><meta property="og:image" content="../../share.png" /></head></html>',
  );
  cluster = await Cluster.start({
    nodes: 1,
    workers: 0,
    // without Redis this node uses its local count
    redis: '',
    settings: {
      STANZA_CLIENT: folder,
      STANZA_ORIGINS: 'https://stanza.example',
      STANZA_REQUESTS_PER_MINUTE: '20',
      STANZA_SITE: 'https://stanza.example/games',
      STANZA_PUBLIC: 'true',
      STANZA_IMPRINT_NAME: 'Chess Club',
      STANZA_IMPRINT_ADDRESS: '1 High Street; Town',
      STANZA_CONTACT: 'club@example.org',
    },
  });
});

afterAll(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true });
});

test('the page has the server tag, may load only its own files, and is revalidated on every visit', async () => {
  const page = await fetch(`${cluster.url()}/`);
  expect(await page.text()).toContain('<meta name="la-stanza-server"');
  expect(page.headers.get('content-type')).toContain('text/html');
  const policy = page.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'self'");
  // hints, reviews and bots compile WebAssembly in workers; each follows the policy that its file is sent with
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
  const script = await fetch(`${cluster.url()}/assets/table-Dx3.js`);
  expect(script.headers.get('content-security-policy')).toBe(policy);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const again = await fetch(`${cluster.url()}/`, { headers: { 'if-none-match': page.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});

test('files with hashed names are cached for ever and sent compressed', async () => {
  const file = await fetch(`${cluster.url()}/assets/table-Dx3.js`, { headers: { 'accept-encoding': 'br' } });
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect(file.headers.get('content-encoding')).toBe('br');
  expect(Number(file.headers.get('content-length'))).toBeLessThan(200);
  expect(await file.text()).toContain('export const table');
  const worker = await fetch(`${cluster.url()}/service-worker.js`);
  expect(worker.headers.get('cache-control')).toBe('no-cache');
});

test('every path has the page, with references to its root; an unknown API path is refused with a reason', async () => {
  const page = async (path: string): Promise<string> =>
    (await fetch(`${cluster.url()}${path}`, { headers: { accept: 'text/html' } })).text();
  expect(await page('/')).toContain('src="./assets/table-Dx3.js"');
  expect(await page('/rules')).toContain('src="./assets/table-Dx3.js"');
  expect(await page('/rules/3.2')).toContain('src="../assets/table-Dx3.js"');
  expect(await page('/rules/3.2')).toContain('name="la-stanza-server" content="../"');
  // a file of another version: a page instead would be run as a script, and a cached refusal would outlive its reason
  const gone = await fetch(`${cluster.url()}/assets/table-Old.js`, { headers: { accept: 'text/html' } });
  expect(gone.status).toBe(404);
  expect(gone.headers.get('cache-control')).toBe('no-store');
  const unknown = await fetch(`${cluster.url()}/api/nothing`, { headers: { accept: 'text/html' } });
  expect(await unknown.json()).toMatchObject({ reason: { code: 'not-found' } });
  expect((await fetch(`${cluster.url()}/../package.json`)).status).toBe(404);
});

test('a prerendered page contains the server’s address and its root; the sitemap of a public server lists it', async () => {
  const page = await (await fetch(`${cluster.url()}/de/rules/`)).text();
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('<meta name="la-stanza-server" content="../../" />');
  expect(page).toContain('content="https://stanza.example/games/share.png"');
  expect(await (await fetch(`${cluster.url()}/robots.txt`)).text()).toContain(
    'Sitemap: https://stanza.example/games/sitemap.xml',
  );
  const map = await (await fetch(`${cluster.url()}/sitemap.xml`)).text();
  expect([...map.matchAll(/<loc>(.*?)<[/]loc>/g)].map(([, address]) => address)).toStrictEqual([
    'https://stanza.example/games/de/rules/',
  ]);
});

test('the page may play from any address at which it was opened', async () => {
  const entered = await fetch(`${cluster.url()}/api/me`, { method: 'POST', headers: { origin: cluster.url() } });
  expect(entered.status).toBe(200);
  const stranger = await fetch(`${cluster.url()}/api/me`, {
    method: 'POST',
    headers: { origin: 'http://evil.example' },
  });
  expect(stranger.status).toBe(403);
});

test('fetching client files does not count against the rate limit', async () => {
  for (let time = 0; time < 40; time++) expect((await fetch(`${cluster.url()}/`)).status).toBe(200);
  expect((await fetch(`${cluster.url()}/api/tables`)).status).toBe(200);
});
