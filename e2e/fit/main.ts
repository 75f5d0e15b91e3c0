import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, expect, type Browser } from '@playwright/test';
import { browser as settings } from '../kit/browser.ts';
import { layOnShelf } from '../kit/shelf.ts';
import { openStaticHost } from '../kit/static-host.ts';
import type { Fault } from './check-page.ts';
import { PLAYER_COUNTS, type PlayerCount } from './fit-games.ts';
import { FIT_PAGES } from './fit-pages.ts';
import { FIT_SCREENS, SHORT_SCREENS, type FitScreen } from './fit-screens.ts';
import { check, take, type Language, type Look } from './look.ts';
import { openSite, type Site } from './site.ts';
import { nameOf, textsOf, WINDOWS } from './windows.ts';

/*
 * Opens every screen of the table, and the pages around it, in every window and checks the painted boxes: every choice is visible, nothing is covered,
 * cut or too small to touch, and nothing moves under the pointer. Prints each fault with a picture, and fails.
 */

const { values: flags } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    /** Only these screens, windows and so on, by name; separated by commas. */
    only: { type: 'string' },
    window: { type: 'string' },
    players: { type: 'string' },
    language: { type: 'string' },
    text: { type: 'string' },
    coach: { type: 'string' },
    /** Takes a picture of every look, not only of those with a fault. */
    pictures: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    /** In a made-up language whose words are 40 % longer than the English ones. */
    longer: { type: 'boolean', default: false },
  },
});

const PICTURES = join(import.meta.dirname, '../test-results/fit');
const WORKERS = 2;

type Job = { readonly screen: FitScreen; readonly count: PlayerCount; readonly language: Language };
type Found = Fault & { readonly look: string; readonly picture: string };

const wanted = (flag: string | undefined, name: string): boolean =>
  flag === undefined || flag.split(',').includes(name);

const screens = [...FIT_SCREENS, ...FIT_PAGES].filter(
  ({ name }) => wanted(flags.only, name) && (!flags.short || SHORT_SCREENS.includes(name)),
);
const languages: readonly Language[] = flags.short || flags.longer ? ['en'] : ['en', 'de'];

const jobs: readonly Job[] = screens.flatMap((screen) =>
  PLAYER_COUNTS.filter((count) => wanted(flags.players, String(count)) && (screen.hasPlayers || count === 2)).flatMap(
    (count) =>
      languages.filter((language) => wanted(flags.language, language)).map((language) => ({ screen, count, language })),
  ),
);

/**
 * Large text is checked in one language each, so that every pair of values still occurs: all combinations would take an
 * hour.
 */
const isMet = ({ count, language }: Job, { coach, text }: Pick<Look, 'coach' | 'text'>): boolean =>
  text === '100' || (language === 'de') === (coach === (count === 2));

const looksOf = (job: Job): readonly Look[] =>
  WINDOWS.filter((window) => wanted(flags.window, nameOf(window))).flatMap((window) =>
    (job.screen.hasCoach ? [true, false] : [false])
      .filter((coach) => wanted(flags.coach, coach ? 'on' : 'off'))
      .flatMap((coach) =>
        (flags.short ? (['100'] as const) : textsOf(window))
          .filter((text) => wanted(flags.text, text))
          .filter((text) => !job.screen.hasCoach || isMet(job, { coach, text }))
          .map((text) => ({ window, coach, text })),
      ),
  );

let done = 0;
let checked = 0;
let assertions = 0;
const found: Found[] = [];

async function work(browser: Browser, { screen, count, language }: Job): Promise<void> {
  const { visitor } = screen;
  const baseURL = visitor === undefined || site === undefined ? host.address : site.address;
  const context = await browser.newContext({
    baseURL,
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  });
  try {
    if (visitor !== undefined && site !== undefined) {
      await context.addCookies([{ ...site.cookies[visitor], url: site.address }]);
      await context.addInitScript(() => localStorage.setItem('la-stanza.guest', '{"known":true}'));
    }
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const devtools = await context.newCDPSession(page);
    await page.goto('#/nowhere');
    await page.evaluate(
      (kept) => localStorage.setItem('la-stanza.settings', kept),
      JSON.stringify({ theme: 'day', language }),
    );
    const game = screen.game?.(count);
    if (game !== undefined) {
      await page.goto('#/game/nowhere');
      await layOnShelf(page, [game]);
    }
    await page.goto('about:blank');
    await page.goto(screen.address(count, site));
    await expect(page.locator(screen.ready).first()).toBeVisible({ timeout: 20_000 });
    await page.evaluate(() => document.fonts.ready);
    for (const look of looksOf({ screen, count, language })) {
      const name = `${screen.name} ${nameOf(look.window)} ${look.coach ? 'coach' : 'alone'} ${count}p ${language} ${look.text}`;
      const file = join(PICTURES, `${name.replaceAll(' ', '_')}.png`);
      let faults: readonly Fault[];
      try {
        await take(page, devtools, look, language);
        const result = await check(page, screen, look);
        assertions += result.assertions;
        faults = result.faults;
      } catch (error) {
        assertions += 1;
        faults = [{ rule: 'unreachable', what: String(error).split('\n', 1)[0] ?? '' }];
      }
      checked += 1;
      if (faults.length > 0 || flags.pictures) await page.screenshot({ path: file });
      found.push(...faults.map((fault) => ({ ...fault, look: name, picture: relative(process.cwd(), file) })));
      if (!flags.json && faults.length > 0) {
        console.log(
          `${name}\n${faults.map(({ rule, what }) => `  ${rule}: ${what}`).join('\n')}\n  ${relative(process.cwd(), file)}`,
        );
      }
    }
  } finally {
    await context.close();
  }
}

function build(env: NodeJS.ProcessEnv, ...args: readonly string[]): void {
  execFileSync('pnpm', ['--filter', '@la-stanza/web', 'build', ...args], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const begun = Date.now();
rmSync(PICTURES, { recursive: true, force: true });
mkdirSync(PICTURES, { recursive: true });
const longer = flags.longer ? mkdtempSync(join(tmpdir(), 'la-stanza-longer-')) : undefined;
if (longer !== undefined) build({ ...process.env, LONGER_TEXTS: 'yes' }, '--emptyOutDir', '--outDir', longer);
else if (!flags.built) build(process.env);
const host = await openStaticHost(longer === undefined ? {} : { built: longer });
const site: Site | undefined = screens.some(({ visitor }) => visitor !== undefined) ? await openSite() : undefined;
const left = [...jobs];
await Promise.all(
  Array.from({ length: WORKERS }, async () => {
    const browser = await chromium.launch(settings.launchOptions ?? {});
    for (let job = left.shift(); job !== undefined; job = left.shift()) {
      await work(browser, job);
      done += 1;
      if (!flags.short) console.error(`${done} of ${jobs.length} screens, ${checked} looks`);
    }
    await browser.close();
  }),
);
await host.stop();
await site?.stop();
if (longer !== undefined) rmSync(longer, { recursive: true });

const seconds = Math.round((Date.now() - begun) / 1000);
if (flags.json) {
  const byRule = Object.fromEntries(
    Object.entries(Object.groupBy(found, ({ rule }) => rule)).map(([rule, list = []]) => [rule, list.length]),
  );
  console.log(
    JSON.stringify({ checked, assertions, violations: found.length, seconds, byRule, found: found.slice(0, 1000) }),
  );
} else {
  console.log(`${checked} looks, ${assertions} assertions, ${found.length} violations in ${seconds} s`);
}
if (found.length > 0) process.exitCode = 1;
