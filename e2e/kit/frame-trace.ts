import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';

/*
 * Reads what Chromium reports about every frame of a page. A script moves a dot of a few pixels with every frame, so that
 * each of the sixty frames a second has something new: frames missed by the main thread, the compositor or the drawing are
 * counted.
 */

const CATEGORIES = [
  'disabled-by-default-devtools.timeline.frame',
  'disabled-by-default-devtools.timeline',
  'devtools.timeline',
  'blink.user_timing',
];

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly cat?: string;
  readonly id2?: { readonly local?: string };
  readonly args?: {
    readonly name?: string;
    readonly frame_reporter?: { readonly frame_sequence: number; readonly state: string };
  };
};

/** The frames of a period. */
export type Frames = {
  readonly milliseconds: number;
  /** New on the screen, with the main thread's update. */
  readonly whole: number;
  /** New on the screen, but without the main thread's update, which was late. */
  readonly partial: number;
  /** The longest gap between two frames on the screen, in milliseconds. */
  readonly longestGap: number;
};

export type Scene = {
  readonly frames: Frames;
  /** The frames during which pieces were moving. */
  readonly moving: Frames;
  readonly events: readonly TraceEvent[];
};

/** Runs in the page: moves the dot with every frame and records when pieces start and stop moving. */
function moveDot(): void {
  if (document.querySelector('#dot') !== null) return;
  const dot = document.createElement('div');
  dot.id = 'dot';
  dot.ariaHidden = 'true';
  dot.style.cssText =
    'position:fixed;left:0;top:0;z-index:99;width:4px;height:4px;background:grey;pointer-events:none;will-change:transform';
  document.body.append(dot);
  let at = 0;
  let wasMoving = false;
  const move = (): void => {
    const isMoving = document.querySelector('[data-flight]') !== null;
    if (isMoving !== wasMoving) performance.mark(isMoving ? 'pieces-set-out' : 'pieces-arrived');
    wasMoving = isMoving;
    at = (at + 1) % 40;
    dot.style.transform = `translateX(${at}px)`;
    requestAnimationFrame(move);
  };
  requestAnimationFrame(move);
}

/** Traces the frames of the page while something happens there. */
export async function watchFrames(browser: Browser, page: Page, happens: () => Promise<void>): Promise<Scene> {
  // a page in the background is drawn once a second
  await page.bringToFront();
  await page.evaluate(moveDot);
  // the dot gets its layer, and earlier work ends
  await page.waitForTimeout(500);
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate(() => performance.mark('scene-begins'));
  await happens();
  await page.evaluate(() => performance.mark('scene-ends'));
  const events = readTrace(await browser.stopTracing());
  return {
    frames: countFrames(events, span(events)),
    moving: mergeFrames(movingSpans(events).map((each) => countFrames(events, each))),
    events: ofScene(events),
  };
}

function readTrace(trace: Buffer): TraceEvent[] {
  // Chromium defines the format of this file
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString('utf8'));
  return traceEvents;
}

type Span = { readonly pid: number; readonly from: number; readonly to: number };

function span(events: readonly TraceEvent[]): Span {
  const from = events.find(({ name }) => name === 'scene-begins');
  const to = events.find(({ name }) => name === 'scene-ends');
  if (from === undefined || to === undefined) throw new Error('the trace has no beginning or no end');
  return { pid: from.pid, from: from.ts, to: to.ts };
}

/** From the first piece that starts to the last that arrives, for each group of movements. */
function movingSpans(events: readonly TraceEvent[]): Span[] {
  const { pid, to } = span(events);
  const times = (mark: string): number[] =>
    events
      .filter(({ name }) => name === mark)
      .map(({ ts }) => ts)
      .toSorted((one, other) => one - other);
  const arrivals = times('pieces-arrived');
  return times('pieces-set-out').map((from) => ({ pid, from, to: arrivals.find((ts) => ts > from) ?? to }));
}

function countFrames(events: readonly TraceEvent[], { pid, from, to }: Span): Frames {
  // the parts of one frame are reported separately
  const states = new Map<number, { state: string; ts: number }>();
  for (const event of events) {
    const report = event.args?.frame_reporter;
    if (event.name !== 'PipelineReporter' || event.ph !== 'b' || report === undefined) continue;
    if (event.pid !== pid || event.ts < from || event.ts > to) continue;
    const known = states.get(report.frame_sequence);
    if (known === undefined || rank(report.state) > rank(known.state)) {
      states.set(report.frame_sequence, { state: report.state, ts: event.ts });
    }
  }
  const shown = [...states.values()].filter(({ state }) => rank(state) > 0);
  const times = [from, ...shown.map(({ ts }) => ts).toSorted((one, other) => one - other), to];
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return {
    milliseconds: (to - from) / 1000,
    whole: shown.filter(({ state }) => rank(state) === 2).length,
    partial: shown.filter(({ state }) => rank(state) === 1).length,
    longestGap: Math.max(0, ...gaps) / 1000,
  };
}

function rank(state: string): 0 | 1 | 2 {
  if (state === 'STATE_PRESENTED_ALL') return 2;
  return state === 'STATE_PRESENTED_PARTIAL' ? 1 : 0;
}

/** Merges several periods. */
export function mergeFrames(stretches: readonly Frames[]): Frames {
  const sum = (of: (frames: Frames) => number): number => stretches.reduce((all, each) => all + of(each), 0);
  return {
    milliseconds: sum(({ milliseconds }) => milliseconds),
    whole: sum(({ whole }) => whole),
    partial: sum(({ partial }) => partial),
    longestGap: Math.max(0, ...stretches.map(({ longestGap }) => longestGap)),
  };
}

/** Frames a second: whole ones, or all that were new on the screen. */
export function rate({ whole, partial, milliseconds }: Frames, which: 'whole' | 'shown'): number {
  return ((which === 'whole' ? whole : whole + partial) / milliseconds) * 1000;
}

/** The events of the page's own process during the scene. */
function ofScene(events: readonly TraceEvent[]): TraceEvent[] {
  const { pid, from, to } = span(events);
  return events.filter((event) => event.pid === pid && (event.ph === 'M' || (event.ts >= from && event.ts <= to)));
}

const SHORTEST_TASK = 1000;

/** The frames and all work of at least a millisecond, as a file for Perfetto and the browser's developer tools. */
export function packTrace(events: readonly TraceEvent[]): Buffer {
  const kept = events.filter(
    ({ name, ph, dur = 0 }) =>
      ph === 'M' ||
      name === 'PipelineReporter' ||
      name.startsWith('scene-') ||
      name.startsWith('pieces-') ||
      (ph === 'X' && dur >= SHORTEST_TASK),
  );
  return gzipSync(JSON.stringify({ traceEvents: kept }), { level: 9 });
}
