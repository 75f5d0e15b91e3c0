import { cpus, loadavg } from 'node:os';
import type { Locator, Page } from '@playwright/test';
import { IS_SHORT } from './kit/browser.ts';
import { randomFrom } from './kit/random.ts';
import { gameOver, playSome, playToTheEnd, type Hand } from './kit/whole-game.ts';
import { expect, test } from './kit/test.ts';

/*
 * Measures how fast the table responds: plays a game against two bots with the mouse and measures, in the page itself, the
 * time from each click to the frame that shows its effect, and every long task while the bots play.
 */

// faster than most people
const COMES = 100;
const HOLDS = 50;
const RESTS = 200;

const SHORT_CHOICES = 8;

const LONGEST_ANSWER = 50;
const LONGEST_TASK = 100;

type Measured = {
  /** Milliseconds from a click to the next painted frame. */
  readonly answers: number[];
  readonly tasks: { readonly start: number; readonly duration: number }[];
  /** When the table was first shown; everything before is the work of opening it. */
  opened: number;
  /** When the bots’ turns began and ended. */
  readonly bots: { readonly from: number; to: number }[];
};

declare global {
  // the page's own measurements; a global needs `var`
  var measured: Measured;
}

/** Records in the page from its first moment on. */
function takeNotes(): void {
  const notes: Measured = { answers: [], tasks: [], opened: Infinity, bots: [] };
  globalThis.measured = notes;
  document.addEventListener(
    'click',
    ({ timeStamp, target }) => {
      if (!(target instanceof Element) || target.closest('[data-decision]') === null) return;
      requestAnimationFrame(() => {
        // a message sent during a frame arrives after that frame is painted
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => notes.answers.push(performance.now() - timeStamp));
        port1.start();
        port2.postMessage(undefined);
      });
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) notes.tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  let isDrawn = false;
  const watch = (): void => {
    const now = performance.now();
    // drawn in the previous frame, so painted by now
    if (isDrawn) notes.opened = Math.min(notes.opened, now);
    isDrawn = document.querySelector('[data-decision] [data-stage]') !== null;
    const isBots = isDrawn && now >= notes.opened && document.querySelector('[data-decides=true]') === null;
    const last = notes.bots.at(-1);
    if (isBots && (last === undefined || last.to !== Infinity)) notes.bots.push({ from: now, to: Infinity });
    if (!isBots && last?.to === Infinity) last.to = now;
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}

const quantile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

const longest = (tasks: Measured['tasks']): number => Math.round(Math.max(0, ...tasks.map(({ duration }) => duration)));

function summary(
  { answers, tasks, opened, bots }: Measured,
  load: readonly number[],
): {
  clicks: number;
  median: number;
  p95: number;
  longest: number;
  botTurns: number;
  longTasks: number;
  longestTask: number;
  longestOpening: number;
  load: number;
  cores: number;
} {
  const sorted = answers.toSorted((one, other) => one - other);
  const during = tasks.filter(({ start }) => bots.some(({ from, to }) => start >= from && start < to));
  const opening = tasks.filter(({ start }) => start < opened);
  return {
    clicks: sorted.length,
    median: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    longest: quantile(sorted, 1),
    botTurns: bots.length,
    longTasks: during.filter(({ duration }) => duration > LONGEST_TASK).length,
    longestTask: longest(during),
    longestOpening: longest(opening),
    load: Math.round((load[0] ?? 0) * 10) / 10,
    cores: cpus().length,
  };
}

/**
 * Clicks as a hand does: it arrives, then holds the button for a moment. The time starts at the release, and the test does
 * nothing until the page has responded: looking for the next target would take the page's time.
 */
async function press(page: Page, target: Locator): Promise<void> {
  await target.hover();
  await page.waitForTimeout(COMES);
  await page.mouse.down();
  await page.waitForTimeout(HOLDS);
  await page.mouse.up();
  await page.waitForTimeout(RESTS);
}

async function play(page: Page): Promise<Measured> {
  await page.addInitScript(takeNotes);
  await page.goto('#/new');
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(page).toHaveURL(/\/game\/[0-9a-f]{16}$/);
  const random = randomFrom(23);
  const hand: Hand = {
    choose: (targets, count) => press(page, targets.nth(random(count))),
    confirm: (button) => press(page, button),
    wait: () => page.waitForTimeout(RESTS),
  };
  if (IS_SHORT) await playSome(page, hand, SHORT_CHOICES);
  else {
    await playToTheEnd(page, hand);
    await expect(gameOver(page)).toBeVisible();
  }
  return page.evaluate(() => globalThis.measured);
}

test('a click responds quickly, and the bots do not block the page', async ({ page }) => {
  test.setTimeout(1_200_000);
  const before = loadavg();
  const measured = await play(page);
  const result = summary(measured, before);
  console.log(JSON.stringify(result));
  expect(result.clicks).toBeGreaterThan(0);
  expect(result.botTurns).toBeGreaterThan(0);
  if (IS_SHORT) return;
  expect.soft(result.median).toBeLessThanOrEqual(LONGEST_ANSWER);
  expect.soft(result.longestTask).toBeLessThanOrEqual(LONGEST_TASK);
});
