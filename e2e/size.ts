import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { browser as settings } from './kit/browser.ts';
import { openStaticHost } from './kit/static-host.ts';

/*
 * Measures how much JavaScript a visitor downloads: opens the built client with an empty cache, collects every script the
 * browser requests until the page is idle, and sums their gzip sizes. The table is reached through the start page, so it
 * includes that and the bots' worker. Fails above the budget.
 */

const BUILT = join(import.meta.dirname, '../apps/web/dist');
const RESULT = join(import.meta.dirname, '../docs/results/size.md');
const BUDGET = { home: 170 * 1024, table: 300 * 1024 } as const;

type Measured = keyof typeof BUDGET;

async function scriptsOf(browser: Browser, address: string, measured: Measured): Promise<Set<string>> {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' });
  const scripts = new Set<string>();
  context.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.add(request.url().slice(address.length));
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  let isMeasured = true;
  if (measured === 'table') {
    await page.getByRole('button', { name: /^Play now/ }).click();
    await page.getByRole('button', { name: /^1, / }).first().waitFor();
    isMeasured = page.workers().length > 0;
  }
  await page.waitForLoadState('networkidle');
  await context.close();
  // who begins is drawn by lot: only a table at which a bot has played before has loaded the bots' worker
  return isMeasured ? scripts : await scriptsOf(browser, address, measured);
}

const gzipped = (path: string): number => gzipSync(readFileSync(join(BUILT, path)), { level: 9 }).length;

async function measure(): Promise<Record<Measured, number>> {
  const host = await openStaticHost();
  const browser = await chromium.launch(settings.launchOptions);
  const size = async (measured: Measured): Promise<number> =>
    [...(await scriptsOf(browser, host.address, measured))].reduce((sum, path) => sum + gzipped(path), 0);
  try {
    return { home: await size('home'), table: await size('table') };
  } finally {
    await browser.close();
    await host.stop();
  }
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

function report(sizes: Record<Measured, number>): string {
  return `# How much JavaScript a visitor downloads

\`pnpm size\` builds the client, opens it in a browser with an empty cache and adds up the gzip sizes of every requested script.

| | budget | measured |
| --- | --- | --- |
| the start page | ${kilobytes(BUDGET.home)} | **${kilobytes(sizes.home)}** |
| the start page and then a game against two bots, including the table, one language and the bots’ worker | ${kilobytes(BUDGET.table)} | **${kilobytes(sizes.table)}** |
`;
}

execFileSync('pnpm', ['--filter', '@la-stanza/web', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
const sizes = await measure();
const isOver = sizes.home > BUDGET.home || sizes.table > BUDGET.table;
if (process.argv.includes('--write')) writeFileSync(RESULT, report(sizes));
console.log(process.argv.includes('--json') ? JSON.stringify(sizes) : report(sizes));
if (isOver) process.exitCode = 1;
