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

const RESULTS = join(import.meta.dirname, '../docs/results');
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
  console.log(line(row));
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
  writeFileSync(join(RESULTS, 'frames.md'), report(best, rows, load));
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

/** A row of the table; the share is that of the empty page, where there is one to compare with. */
function line({ name, frames, moving }: Row, best?: Row): string {
  const seconds = (frames.milliseconds / 1000).toFixed(1);
  const [shown, whole] = [rate(frames, 'shown').toFixed(1), rate(frames, 'whole').toFixed(1)];
  const onTheirWay = moving.milliseconds > 0 ? `**${rate(moving, 'shown').toFixed(1)}**` : '';
  const share =
    best === undefined || onTheirWay === '' ? '' : (rate(moving, 'shown') / rate(best.frames, 'shown')).toFixed(2);
  return `| ${name} | ${seconds} s | **${shown}** | ${whole} | ${Math.round(frames.longestGap)} ms | ${onTheirWay} | ${share} |`;
}

function report(best: Row, rows: readonly Row[], load: number): string {
  return `# Sixty frames

\`pnpm lab frames\` builds the client, plays these scenes at 1440 × 900 (swiping: 390 × 844) at the default speed, and counts the frames that Chromium’s
compositor reports (the \`PipelineReporter\` events of its trace), not what the page measures. A script moves a dot of four pixels
in every frame, so that each of the sixty frames a second has something new and none is skipped because nothing changed.

A frame is *shown* when something new appeared on the screen in its sixtieth of a second, and *whole* when it included the main thread’s update: the compositor
moves the pieces and keeps going when the main thread is late. The empty page has only the dot: it is the most this machine
can do and the reference for the other figures; a scene with less than ${LEAST * 100} % of its frames fails, and one with less than ${LEAST_MOVING * 100} % while pieces move. A refill is measured with
its ceremony.

| scene | duration | shown a second | whole a second | longest without a new frame | shown a second while pieces move | share of the empty page |
| --- | --- | --- | --- | --- | --- | --- |
${[best, ...rows].map((row) => line(row, best)).join('\n')}

Pointer and finger send events every 16 ms, whether the page keeps up or not. Steps are measured from the press that confirms them until every piece has arrived,
${TIMES} times each; bots from the end of the player’s turn to the next. A scene with pieces loses its frames while the response to the press is painted ([how fast the table responds](latency.md)); the last columns begin
when the pieces start to move.

Chromium without a graphics card: pages are rasterised and composited by the ${cpus().length} cores that also run the rules, the bots and the test. Load average
at the start: ${load.toFixed(1)}. The first row shows how much was left for the page.

The run leaves traces of the drag and of the turns of two bots in the folder \`frames\` of the test results. They open in [Perfetto](https://ui.perfetto.dev) (Open trace file;
nothing is uploaded) or under \`chrome://tracing\`. They contain only the frames and the work of a millisecond or more: \`PipelineReporter\` is a frame with its outcome,
\`CrRendererMain\` the main thread, \`RasterTask\` the drawing.
`;
}
