import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { browser as settings } from './kit/browser.ts';
import { openStaticHost } from './kit/static-host.ts';

/*
 * Runs Lighthouse on the start page of the built client and on its prerendered twin, as a phone on a slow network. Fails below the
 * required scores.
 */

const BAR = { performance: 90, accessibility: 95, 'best-practices': 95, seo: 95 } as const;
const PORT = 9_333;
/** One visit of the start page, to see that the measurement works; no score has to be reached. */
const IS_SHORT = process.argv.includes('--short');
// a single run is noisy: the median of several counts
const RUNS = IS_SHORT ? 1 : 5;

type Category = keyof typeof BAR;
type Scores = Record<Category, number>;
/** One visit, with Lighthouse's benchmark of the machine: its simulated phone is this machine, four times slower. */
type Visit = { readonly scores: Scores; readonly machine: number };

const CATEGORIES: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

async function visit(address: string): Promise<Visit> {
  const found = await lighthouse(address, {
    port: PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    formFactor: 'mobile',
  });
  if (found === undefined) throw new Error('Lighthouse returned no result');
  const { categories, audits, environment } = found.lhr;
  if (process.argv.includes('--why')) {
    for (const category of CATEGORIES) {
      for (const { id } of categories[category]?.auditRefs ?? []) {
        const audit = audits[id];
        if (audit !== undefined && audit.score !== null && audit.score < 1) {
          console.error(category, id, audit.score, audit.displayValue ?? '');
        }
      }
    }
  }
  const score = (category: Category): number => Math.round((categories[category]?.score ?? 0) * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    machine: environment.benchmarkIndex,
  };
}

const middle = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[(RUNS - 1) / 2] ?? 0;

/** The start page, and the same prerendered in a language. */
const PAGES = { start: '', prerendered: 'en/' } as const;

async function measure(path: string): Promise<Visit> {
  const host = await openStaticHost();
  const { launchOptions } = settings;
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), `--remote-debugging-port=${PORT}`],
  });
  try {
    const runs: Visit[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await visit(`${host.address}${path}`));
    const middleScore = (category: Category): number => middle(runs.map(({ scores }) => scores[category]));
    return {
      scores: {
        performance: middleScore('performance'),
        accessibility: middleScore('accessibility'),
        'best-practices': middleScore('best-practices'),
        seo: middleScore('seo'),
      },
      machine: middle(runs.map(({ machine }) => machine)),
    };
  } finally {
    await browser.close();
    await host.stop();
  }
}

if (!process.argv.includes('--built'))
  execFileSync('pnpm', ['--filter', '@la-stanza/web', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
const start = await measure(PAGES.start);
const scores: Readonly<Record<string, Scores>> = IS_SHORT
  ? { start: start.scores }
  : { start: start.scores, prerendered: (await measure(PAGES.prerendered)).scores };
if (process.argv.includes('--json')) console.log(JSON.stringify(scores));
else {
  console.table({ ...scores, 'at least': BAR });
  console.log(`Lighthouse's benchmark of this machine: ${Math.round(start.machine)}`);
}
const bar = (category: Category): number => (IS_SHORT ? 1 : BAR[category]);
if (CATEGORIES.some((category) => Object.values(scores).some((page) => page[category] < bar(category))))
  process.exitCode = 1;
