import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPalettePng } from '../src/preview/palette-png.ts';
import { Cluster } from './kit/cluster.ts';
import { startedGame } from './kit/tables.ts';

/* Link previews of a game. */

let cluster: Cluster;

beforeAll(async () => {
  cluster = await Cluster.start({ nodes: 1, workers: 0, settings: { STANZA_SITE: 'https://play.example' } });
});

afterAll(() => cluster.stop());

test('a link preview names the players in the reader’s language, in the page that opens the table', async () => {
  const [one, other] = [await cluster.guest(), await cluster.guest()];
  await one.call('PUT', '/api/me', { name: '<b>"Elena"</b>' });
  const game = await startedGame([one, other]);
  const page = await fetch(`${cluster.url()}/online/${game}`, { headers: { 'accept-language': 'de-DE,en;q=0.5' } });
  const html = await page.text();
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(html).toContain('<html lang="de">');
  expect(html).toContain(`content="https://play.example/online/${game}/preview.png?`);
  expect(html).toContain('&lt;b&gt;&quot;Elena&quot;&lt;/b&gt;');
  expect(html).not.toContain('<b>');
});

test('bots have the same names as at the table', async () => {
  const game = await startedGame([await cluster.guest()], {}, ['level-2', 'level-5', 'random']);
  const html = await (await fetch(`${cluster.url()}/online/${game}`)).text();
  expect(html).toMatch(/, Fiammetta, Berenice, Valerio<\/title>/);
});

test('the picture shows the names and points of the game', async () => {
  const [one, other] = [await cluster.guest(), await cluster.guest()];
  const game = await startedGame([one, other]);
  const picture = async (): Promise<Buffer> => {
    const answer = await fetch(`${cluster.url()}/online/${game}/preview.png`);
    expect(answer.headers.get('content-type')).toBe('image/png');
    return Buffer.from(await answer.arrayBuffer());
  };
  const before = readPalettePng(await picture());
  expect([before.width, before.height]).toStrictEqual([1200, 630]);
  await one.call('PUT', '/api/me', { name: 'Žofie Ångström' });
  const renamed = readPalettePng(await picture());
  const changed = renamed.pixels.filter((pixel, at) => pixel !== before.pixels[at]).length;
  expect(changed).toBeGreaterThan(500);
  // only the two rows have changed
  const outside = renamed.pixels.filter((pixel, at) => pixel !== before.pixels[at] && at % 1200 > 600).length;
  expect(outside).toBe(0);
});

test('a link to no game has no picture and still opens the page', async () => {
  const game = randomUUID();
  const page = await fetch(`${cluster.url()}/online/${game}`, { redirect: 'manual' });
  expect(page.status).toBe(200);
  expect(await page.text()).not.toContain('og:title');
  expect((await fetch(`${cluster.url()}/online/${randomUUID()}/preview.png`)).status).toBe(404);
  expect((await fetch(`${cluster.url()}/online/..%2f..%2fetc/preview.png`)).status).toBe(404);
});

test('a link to a player names them; a deleted player looks like an unknown one', async () => {
  const elena = await cluster.guest();
  await elena.call('PUT', '/api/me', { name: 'Elena $& <i>' });
  const page = async (user: string): Promise<string> => (await fetch(`${cluster.url()}/players/${user}`)).text();
  expect(await page(elena.user)).toContain('content="La Stanza: Elena $&amp; &lt;i&gt;"');
  expect(await page(randomUUID())).not.toContain('og:title');
});
