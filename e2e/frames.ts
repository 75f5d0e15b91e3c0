import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { PAGE } from './kit/browser.ts';
import * as scenes from './kit/frame-scenes.ts';
import { packTrace, rate, together, type Frames, type Scene } from './kit/frame-trace.ts';

/*
 * Whether the page holds sixty frames: what Chromium put on the screen while pieces are dragged, move, and bots play and think, beside
 * what it manages on an empty page of the same machine.
 */

const RESULTS = join(import.meta.dirname, '../docs/results');
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const TIMES = 3;
/** An empty page below this many frames a second says something about the machine only. */
const MACHINE = 50;
/** The least share of the empty page's frames that a scene may have; where pieces move, while they do. */
const LEAST = 0.8;
const SEEDS = ['ab13', 'ab15', 'ab16'] as const;

type Row = { readonly name: string; readonly frames: Frames; readonly moving: Frames };

/** A scene several times, as one. */
async function played(name: string, times: readonly (() => Promise<Scene>)[]): Promise<Row & { readonly last: Scene }> {
  const seen: Scene[] = [];
  for (const scene of times) seen.push(await scene());
  const last = seen.at(-1);
  if (last === undefined) throw new Error('nothing was seen');
  const row = {
    name,
    frames: together(seen.map(({ frames }) => frames)),
    moving: together(seen.map(({ moving }) => moving)),
    last,
  };
  console.log(line(row));
  return row;
}

const often = <T>(make: () => T): (() => T)[] => Array.from({ length: TIMES }, () => make);

async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ ...options, baseURL: PAGE, locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript(scenes.hearTheThread);
  await page.goto('');
  // the files for playing without a network are kept first: not a part of any scene
  await page.evaluate(() => navigator.serviceWorker.ready);
  return page;
}

test('the page holds its frames', async ({ browser, page: blank, viewport }) => {
  test.setTimeout(600_000);
  const load = loadavg()[0] ?? 0;
  const best = await played('an empty page', [() => scenes.emptyPage({ browser, page: blank })]);
  const desk = { browser, page: await openPage(browser, { viewport }) };
  const phone = { browser, page: await openPage(browser, PHONE) };
  const dragged = await played('a starter dragged over the whole table', [() => scenes.drag(desk)]);
  const bots = await played(
    'turns of two usual bots',
    SEEDS.map((seed) => () => scenes.watchBots(desk, seed)),
  );
  const rows = [
    await played('a table that nobody touches', [() => scenes.stillTable(desk)]),
    dragged,
    await played('a pointer passing over everything that glows', [() => scenes.passOver(desk)]),
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
      'the walls filled again',
      often(() => scenes.watchStep(desk, 'refill')),
    ),
    bots,
    await played(
      'the strongest bot thinking',
      SEEDS.map((seed) => () => scenes.watchThinking(desk, seed)),
    ),
  ];
  writeFileSync(join(RESULTS, 'frames.md'), report(best, rows, load));
  writeFileSync(join(RESULTS, 'frames-dragging.json.gz'), packTrace(dragged.last.events));
  writeFileSync(join(RESULTS, 'frames-bots.json.gz'), packTrace(bots.last.events));
  // the measure itself: a browser that draws nothing would have no frames at all
  expect(rate(best.frames, 'shown')).toBeGreaterThan(MACHINE);
  for (const { name, frames, moving } of rows) {
    const share = rate(moving.milliseconds > 0 ? moving : frames, 'shown') / rate(best.frames, 'shown');
    expect.soft(share, name).toBeGreaterThan(LEAST);
  }
});

function line({ name, frames, moving }: Row): string {
  const seconds = (frames.milliseconds / 1000).toFixed(1);
  const [shown, whole] = [rate(frames, 'shown').toFixed(1), rate(frames, 'whole').toFixed(1)];
  const onTheirWay = moving.milliseconds > 0 ? `**${rate(moving, 'shown').toFixed(1)}**` : '';
  return `| ${name} | ${seconds} s | **${shown}** | ${whole} | ${Math.round(frames.longestGap)} ms | ${onTheirWay} |`;
}

function report(best: Row, rows: readonly Row[], load: number): string {
  return `# Sixty frames

\`pnpm frames\` builds the client, plays these scenes at 1440 × 900 (swiping: 390 × 844) at the usual speed, and counts what Chromium’s
compositor says it put on the screen (the \`PipelineReporter\` events of its trace), not what the page believes. A dot of four pixels is moved by script
in every frame, so that each of the sixty frames of a second has something new and none is left out because nothing was to be drawn.

A frame is *shown* when something new came onto the screen in its sixtieth of a second, and *whole* when the main thread’s part was in it: a piece on its way is
moved by the compositor and goes on where the main thread is late. The empty page has nothing but the dot: it is the most this machine
can do, and the other figures are to be held against it; a scene with less than ${LEAST * 100} % of its frames fails (where pieces move: the last column).

| scene | watched | shown a second | whole a second | longest without a new frame | shown a second while pieces move |
| --- | --- | --- | --- | --- | --- |
${[best, ...rows].map(line).join('\n')}

Pointer and finger report themselves every 16 ms, whether the page keeps up or not. Steps are watched from the press that confirms them until every piece has arrived,
${TIMES} times each; bots from the end of the person’s turn to the next; the strongest bot from the end of the person’s turn to its answer (it thinks for 700 ms, in a
thread of its own). What a scene with pieces loses, it loses when the answer to the press is painted ([how fast the table answers](latency.md)); the last column begins
when the pieces set out.

Chromium without a graphics card: pages are painted, drawn and put together by the ${cpus().length} cores that also run the rules, the bots and the test. Load average
of the machine when it began: ${load.toFixed(1)}. How much of it was left for the page is seen in the first line.

The traces of the [drag](frames-dragging.json.gz) and of the [turns of two bots](frames-bots.json.gz) open in [Perfetto](https://ui.perfetto.dev) (Open trace file; nothing is
uploaded) or under \`chrome://tracing\`. They are cut down to the frames and to the work of a millisecond or more: \`PipelineReporter\` is a frame with its fate,
\`CrRendererMain\` the main thread, \`RasterTask\` the drawing.
`;
}
