import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Request } from '@playwright/test';
import { browser as settings } from './kit/browser.ts';
import { openStaticHost } from './kit/static-host.ts';

/*
 * Measures how much JavaScript a visitor downloads: opens the built client with an empty cache, collects every script the browser
 * requests, and sums their gzip sizes. The start page counts until it is idle; the table, which is reached through the start page and
 * includes the bots' worker, until its first paint. What a table fetches after that, to need no network later, is reported apart.
 * Fails above the budget.
 */

const BUILT = join(import.meta.dirname, '../apps/web/dist');
// Parts that ask again for what the network has lost, endings with a way on, and rulings of edition 3 are in both: they are worth their
// weight. What may go instead is the framework.
const BUDGET = { home: 175 * 1024, table: 312 * 1024 } as const;

type Sizes = { readonly home: number; readonly table: number; readonly afterTable: number };
type Measured = { readonly first: ReadonlySet<string>; readonly later: ReadonlySet<string> };

async function scriptsOf(browser: Browser, address: string, measured: keyof typeof BUDGET): Promise<Measured> {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' });
  const requests: Request[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('.js')) requests.push(request);
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  let painted = Infinity;
  let isMeasured = true;
  if (measured === 'table') {
    await page.getByRole('button', { name: /^Play now/ }).click();
    await page.getByRole('button', { name: /^1, / }).first().waitFor();
    isMeasured = page.workers().length > 0;
    painted = await page.evaluate(paintOfTable);
  }
  await page.waitForLoadState('networkidle');
  const pathOf = (request: Request): string => request.url().slice(address.length);
  const isFirst = (request: Request): boolean => request.timing().startTime < painted;
  const first = new Set(requests.filter(isFirst).map(pathOf));
  const later = new Set(requests.map(pathOf).filter((path) => !first.has(path)));
  await context.close();
  // who begins is drawn by lot: only a table at which a bot has played before has loaded the bots' worker
  return isMeasured ? { first, later } : await scriptsOf(browser, address, measured);
}

/** When the table was painted, in milliseconds since 1970; waits until the rest has been fetched. Runs in the page. */
async function paintOfTable(): Promise<number> {
  while (performance.getEntriesByName('la-stanza.table-fetched').length === 0)
    await new Promise((passed) => setTimeout(passed, 50));
  const [paint] = performance.getEntriesByName('la-stanza.table-painted');
  if (paint === undefined) throw new Error('the table has not said when it was painted');
  return performance.timeOrigin + paint.startTime;
}

const gzipped = (path: string): number => gzipSync(readFileSync(join(BUILT, path)), { level: 9 }).length;
const sum = (paths: ReadonlySet<string>): number => [...paths].reduce((total, path) => total + gzipped(path), 0);

async function measure(): Promise<Sizes> {
  const host = await openStaticHost();
  const browser = await chromium.launch(settings.launchOptions);
  try {
    const home = await scriptsOf(browser, host.address, 'home');
    const table = await scriptsOf(browser, host.address, 'table');
    return { home: sum(home.first), table: sum(table.first), afterTable: sum(table.later) };
  } finally {
    await browser.close();
    await host.stop();
  }
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

if (!process.argv.includes('--built'))
  execFileSync('pnpm', ['--filter', '@la-stanza/web', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
const sizes = await measure();
const isOver = sizes.home > BUDGET.home || sizes.table > BUDGET.table;
if (process.argv.includes('--json')) console.log(JSON.stringify(sizes));
else
  console.log(
    `start page ${kilobytes(sizes.home)} of ${kilobytes(BUDGET.home)}, table ${kilobytes(sizes.table)} of ${kilobytes(BUDGET.table)}, after its first paint ${kilobytes(sizes.afterTable)}`,
  );
if (isOver) process.exitCode = 1;
