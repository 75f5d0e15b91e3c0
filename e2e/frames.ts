import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { IS_SHORT, SITE } from './kit/browser.ts';
import * as scenes from './kit/frame-scenes.ts';
import { packTrace, rate, mergeFrames, type Frames, type Scene } from './kit/frame-trace.ts';
import { expect, test } from './kit/test.ts';

/*
 * Measures whether the page keeps sixty frames a second: what Chromium shows while pieces are dragged or move and while bots
 * play and think, compared with an empty page on the same machine.
 */

const TRACES = join(import.meta.dirname, 'test-results/frames');
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const TIMES = 3;
/** If an empty page has fewer frames a second, the measurement only shows that the machine is slow. */
const MACHINE = 50;
/** The least share of the empty page's frames that a scene may have. */
const LEAST = 0.8;
/** The same while pieces move. */
const LEAST_MOVING = 0.92;
const SEEDS = ['ab13', 'ab15', 'ab16'] as const;

type Row = { readonly name: string; readonly frames: Frames; readonly moving: Frames };

/** Runs a scene several times and merges the frames. */
async function played(name: string, times: readonly (() => Promise<Scene>)[]): Promise<Row & { readonly last: Scene }> {
  const seen: Scene[] = [];
  for (const scene of times) seen.push(await scene());
  const last = seen.at(-1);
  if (last === undefined) throw new Error('no frames were traced');
  const row = {
    name,
    frames: mergeFrames(seen.map(({ frames }) => frames)),
    moving: mergeFrames(seen.map(({ moving }) => moving)),
    last,
  };
  console.log(JSON.stringify(figuresOf(row)));
  return row;
}

const often = <T>(make: () => T): (() => T)[] => Array.from({ length: TIMES }, () => make);

async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ ...options, baseURL: SITE, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('');
  // the offline files are cached first: not part of any scene
  await page.evaluate(() => navigator.serviceWorker.ready);
  return page;
}

test('the page keeps its frame rate', async ({ browser, page: blank, viewport }) => {
  test.setTimeout(600_000);
  const load = loadavg()[0] ?? 0;
  const best = await played('an empty page', [() => scenes.emptyPage({ browser, page: blank })]);
  const desk = { browser, page: await openPage(browser, { viewport }) };
  const phone = { browser, page: await openPage(browser, PHONE) };
  if (IS_SHORT) {
    const walk = await played('a walk', [() => scenes.watchStep(desk, 'walk')]);
    expect(rate(best.frames, 'shown')).toBeGreaterThan(0);
    expect(rate(walk.moving, 'shown')).toBeGreaterThan(0);
    return;
  }
  const dragged = await played('a starter dragged over the whole table', [() => scenes.drag(desk)]);
  const bots = await played(
    'turns of two ordinary bots',
    SEEDS.map((seed) => () => scenes.watchBots(desk, seed)),
  );
  const rows = [
    await played('an idle table', [() => scenes.stillTable(desk)]),
    dragged,
    await played('a pointer passing over all targets', [() => scenes.passOver(desk)]),
    await played('swiping from room to room on a phone', [() => scenes.swipe(phone)]),
    await played(
      'a walk',
      often(() => scenes.watchStep(desk, 'walk')),
    ),
    await played(
      'a hire',
      often(() => scenes.watchStep(desk, 'hire')),
    ),
    await played(
      'a voyage',
      often(() => scenes.watchStep(desk, 'sail')),
    ),
    await played(
      'a refill',
      often(() => scenes.watchStep(desk, 'refill')),
    ),
    bots,
    await played(
      'a turn of the strongest bot',
      SEEDS.map((seed) => () => scenes.watchStrongest(desk, seed)),
    ),
  ];
  console.log(
    JSON.stringify({ scenes: [best, ...rows].map((row) => figuresOf(row, best)), cores: cpus().length, load }),
  );
  mkdirSync(TRACES, { recursive: true });
  writeFileSync(join(TRACES, 'dragging.json.gz'), packTrace(dragged.last.events));
  writeFileSync(join(TRACES, 'bots.json.gz'), packTrace(bots.last.events));
  // checks the measurement: a browser that draws nothing would have no frames at all
  expect(rate(best.frames, 'shown')).toBeGreaterThan(MACHINE);
  for (const { name, frames, moving } of rows) {
    const isMoving = moving.milliseconds > 0;
    const share = rate(isMoving ? moving : frames, 'shown') / rate(best.frames, 'shown');
    expect.soft(share, name).toBeGreaterThan(isMoving ? LEAST_MOVING : LEAST);
  }
});

/** Frames a second; the share is that of the empty page while pieces move, where there is one to compare with. */
function figuresOf({ name, frames, moving }: Row, best?: Row): Record<string, unknown> {
  const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
  return {
    name,
    seconds: oneDecimal(frames.milliseconds / 1000),
    shown: oneDecimal(rate(frames, 'shown')),
    whole: oneDecimal(rate(frames, 'whole')),
    longestGap: Math.round(frames.longestGap),
    ...(moving.milliseconds === 0 ? {} : { shownMoving: oneDecimal(rate(moving, 'shown')) }),
    ...(moving.milliseconds === 0 || best === undefined
      ? {}
      : { share: Math.round((100 * rate(moving, 'shown')) / rate(best.frames, 'shown')) / 100 }),
  };
}
