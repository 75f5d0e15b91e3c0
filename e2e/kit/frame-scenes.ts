import { expect, type Browser, type CDPSession, type Locator, type Page } from '@playwright/test';
import type { SeatedPlayer } from '../../apps/web/src/game/source/game-source.ts';
import { watchFrames, type Scene } from './frame-trace.ts';
import { position, type PositionName } from './positions.ts';
import { ELENA, AMBROGIO, FIAMMETTA, playedGame } from './saved-games.ts';
import { decider, matOf, pass, sitDown, walk, walks } from './table.ts';

/* The scenes at the table whose frames are counted. */

type Stage = { readonly browser: Browser; readonly page: Page };

const STRONGEST: SeatedPlayer = { name: 'Isabella', colour: 'onyx', bot: 'grandmaster' };
/** How often a pointer reports its position, in milliseconds. */
const REPORTED = 16;
const DRAG = 4000;
const SWIPE = 250;
const SWIPES = 6;
const REST = 500;

/** The machine's best: only the dot on an empty page. */
export async function emptyPage({ browser, page }: Stage): Promise<Scene> {
  await page.setContent('<!doctype html><title>Empty</title><body></body>');
  return watchFrames(browser, page, () => page.waitForTimeout(3000));
}

/** An idle table. */
export async function stillTable({ browser, page }: Stage): Promise<Scene> {
  await sitDown(page, position('first walk'));
  return watchFrames(browser, page, () => page.waitForTimeout(3000));
}

/** A starter is dragged in circles over the board, mat and choices, and dropped where it started. */
export async function drag({ browser, page }: Stage): Promise<Scene> {
  await sitDown(page, position('arranged start'));
  const session = await page.context().newCDPSession(page);
  const box = await page.locator('[data-drag-onto]').first().boundingBox();
  if (box === null) throw new Error('no starter to drag');
  const home = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(home.x, home.y);
  return watchFrames(browser, page, async () => {
    await page.mouse.down();
    await atEveryReport(DRAG, (share) => {
      const angle = share * 3 * 2 * Math.PI;
      // growing circles around the middle of the window, from the panel and back to it
      const far = Math.sin(share * Math.PI);
      const x = home.x + far * (700 + 500 * Math.cos(angle) - home.x);
      const y = home.y + far * (450 + 380 * Math.sin(angle) - home.y);
      void session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, button: 'left', buttons: 1 });
    });
    await page.mouse.up();
  });
}

/** The same pointer movement without dragging anything. */
export async function passOver({ browser, page }: Stage): Promise<Scene> {
  await sitDown(page, position('first walk'));
  const session = await page.context().newCDPSession(page);
  return watchFrames(browser, page, () =>
    atEveryReport(DRAG, (share) => {
      const angle = share * 3 * 2 * Math.PI;
      const x = 700 + 600 * Math.sin(share * Math.PI) * Math.cos(angle);
      const y = 450 + 400 * Math.sin(share * Math.PI) * Math.sin(angle);
      void session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
    }),
  );
}

/** A finger swipes from room to room, on a phone. */
export async function swipe({ browser, page }: Stage): Promise<Scene> {
  await sitDown(page, position('first walk'));
  const session = await page.context().newCDPSession(page);
  const box = await page.locator('[data-stage]').first().boundingBox();
  if (box === null) throw new Error('no room to swipe');
  const y = box.y + box.height / 2;
  return watchFrames(browser, page, async () => {
    for (let time = 0; time < SWIPES; time += 1) {
      await swipeOnce(page, session, { from: box.x + box.width * 0.85, to: box.x + box.width * 0.15, y });
    }
  });
}

async function swipeOnce(
  page: Page,
  session: CDPSession,
  { from, to, y }: { readonly from: number; readonly to: number; readonly y: number },
): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove', x: number): void => {
    void session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  };
  touch('touchStart', from);
  await atEveryReport(SWIPE, (share) => touch('touchMove', from + share * (to - from)));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(REST);
}

type Step = 'walk' | 'hire' | 'sail' | 'refill';

const POSITIONS: Readonly<Record<Step, PositionName>> = {
  walk: 'first walk',
  hire: 'hire',
  sail: 'sail',
  refill: 'walk, walls refilled',
};

/** Plays a step with a tap and watches it to its end. */
export async function watchStep({ browser, page }: Stage, step: Step): Promise<Scene> {
  await sitDown(page, position(POSITIONS[step]));
  const target = await targetOf(page, step);
  await target.hover();
  await untilStill(page);
  return watchFrames(browser, page, async () => {
    await page.mouse.down();
    await page.mouse.up();
    await untilStill(page);
  });
}

/** What plays the step: its target, or the button of the question it raises. */
async function targetOf(page: Page, step: Step): Promise<Locator> {
  switch (step) {
    case 'walk':
      return walks(page).last();
    case 'refill':
      await walks(page).filter({ hasText: 'New portraits first' }).first().click();
      return page.locator('[data-ask=do]');
    case 'hire':
      return matOf(page, await decider(page))
        .getByRole('button', { name: /^Hire .+ on space \d/ })
        .last();
    case 'sail':
      return page.locator('[data-panel] [data-offer^="reward"][data-state="legal"]').last();
  }
}

/** The player walks and passes; then ordinary bots play their turns. */
export const watchBots = (stage: Stage, seed: string): Promise<Scene> =>
  watchOthers(stage, [ELENA, FIAMMETTA, AMBROGIO], seed);

/** From the end of the player's turn until the strongest bot has thought and played. */
export const watchStrongest = (stage: Stage, seed: string): Promise<Scene> =>
  watchOthers(stage, [ELENA, STRONGEST], seed);

async function watchOthers({ browser, page }: Stage, players: readonly SeatedPlayer[], seed: string): Promise<Scene> {
  await playUpTo(page, players, seed);
  return watchFrames(browser, page, async () => {
    await page.mouse.down();
    await page.mouse.up();
    await expect(page.locator('[data-decides=true]')).toBeHidden();
    await page.locator('[data-decides=true]').waitFor({ timeout: 60_000 });
    await untilStill(page);
  });
}

/** Plays to the end of a player's turn, with the pointer on the button that ends it. */
async function playUpTo(page: Page, players: readonly SeatedPlayer[], seed: string): Promise<void> {
  await sitDown(page, playedGame({ id: `frames-${seed}`, players, seed, entries: 60 }));
  if ((await page.locator('[data-decision]').getAttribute('data-decision')) === 'walk') await walk(page);
  await pass(page).click();
  await page.locator('[data-bar=confirm]').hover();
  await untilStill(page);
}

/** Waits until all moving pieces have arrived. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let quiet = 0;
        const look = setInterval(() => {
          quiet = document.querySelector('[data-flight]') === null ? quiet + 1 : 0;
          if (quiet < 4) return;
          clearInterval(look);
          resolve();
        }, 50);
      }),
  );
}

/** Calls the function as often as a pointer reports, whether the page keeps up or not. */
async function atEveryReport(length: number, report: (share: number) => void): Promise<void> {
  const begun = performance.now();
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const share = Math.min(1, (performance.now() - begun) / length);
      report(share);
      if (share < 1) return;
      clearInterval(timer);
      resolve();
    }, REPORTED);
  });
}
