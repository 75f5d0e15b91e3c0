import { expect, type Locator, type Page } from '@playwright/test';
import type { RecordedTurn } from './recorded-turns.ts';

/* Plays recorded turns with the mouse and counts the clicks: the fewest that a player who knows the table needs. */

/** A busy machine is slow, not wrong. */
const PATIENCE = 60_000;
/** A step is seldom slower than the first look, and there are thousands of them. */
const QUICKLY = { timeout: PATIENCE, intervals: [20, 40, 80] };

/** Counts its clicks. */
class Mouse {
  readonly page: Page;
  clicks = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    await target.click();
    this.clicks += 1;
  }

  /** An open option by the notation of its actions, in the list or else on the table. */
  option(key: string): Locator {
    return this.page.locator(`[data-offer="${key}"]:is([data-state="legal"], [data-state="chosen"]):visible`);
  }

  async has(key: string): Promise<boolean> {
    return (await this.option(key).count()) > 0;
  }

  async pick(key: string): Promise<void> {
    await this.click(this.option(key).last());
  }

  /** What the table says of itself; changes with every step, and with the last one the table goes. */
  state(): Promise<string> {
    return this.page.evaluate(() => {
      const table = document.querySelector<HTMLElement>('[data-decides]');
      if (table === null) return 'over';
      const { decision, entries, decides, ending, asks } = table.dataset;
      return [decision, entries, decides, ending, asks].join(' ');
    });
  }

  async is(mark: 'asks' | 'ending' | 'decides'): Promise<boolean> {
    return (await this.page.locator(`[data-${mark}="true"]`).count()) > 0;
  }
}

/** A table that has just been opened draws its targets later. */
async function isDrawn(page: Page): Promise<void> {
  await expect(page.locator('[data-decides="true"]')).toBeVisible({ timeout: PATIENCE });
  await expect(page.locator('[data-offer]:visible').first()).toBeVisible({ timeout: PATIENCE });
}

/** Plays a turn where a tap plays a step; returns the number of clicks. */
export async function playDirectly(page: Page, { actions }: Pick<RecordedTurn, 'actions'>): Promise<number> {
  const clicks = await playSteps(page, actions);
  await page.locator('[data-bar="confirm"][data-ending="true"]').click();
  return clicks + 1;
}

/** Plays the steps of a turn where a tap plays a step, without ending it; returns the number of clicks. */
export async function playSteps(page: Page, actions: readonly string[]): Promise<number> {
  const mouse = new Mouse(page);
  for (let at = 0; at < actions.length;) {
    await isDrawn(page);
    const [now = '', next = ''] = actions.slice(at);
    const before = await mouse.state();
    at += await tapStep(mouse, now, next);
    await expect.poll(() => mouse.state(), QUICKLY).not.toBe(before);
    if (await mouse.is('asks')) await mouse.click(page.locator('[data-ask="do"]'));
  }
  return mouse.clicks;
}

/** Taps what plays the next action, and the one after it where one tap plays both; returns how many were played. */
async function tapStep(mouse: Mouse, now: string, next: string): Promise<number> {
  if (await mouse.has(`${now} ${next}`)) {
    await mouse.pick(`${now} ${next}`);
    return 2;
  }
  const [kind, recruit = ''] = now.split(' ');
  const [following, hired = ''] = next.split(' ');
  const tile = mouse.page.locator(`[data-about="recruit ${hired}"][data-offer="${now}"]:visible`);
  if (kind === 'activate' && following === 'hire' && (await tile.count()) > 0) await mouse.click(tile.first());
  else {
    if (!(await mouse.has(now))) await mouse.pick(kind === 'hire' ? recruit : starterOf(now));
    await mouse.pick(now);
  }
  return 1;
}

/** The first half of placing a starter. */
const starterOf = (action: string): string => action.split(' ')[1] ?? '';

/** Plays a turn where every step is selected and confirmed; returns the number of clicks. */
export async function playConfirming(page: Page, { actions }: RecordedTurn): Promise<number> {
  const mouse = new Mouse(page);
  for (const action of actions) {
    await isDrawn(page);
    const before = await mouse.state();
    await select(mouse, action);
    await mouse.click(page.locator('[data-bar="confirm"]:enabled'));
    await expect.poll(() => mouse.state(), QUICKLY).not.toBe(before);
    if (await mouse.is('asks')) await mouse.click(page.locator('[data-bar="confirm"]:enabled'));
  }
  return mouse.clicks;
}

async function select(mouse: Mouse, action: string): Promise<void> {
  const [kind, first = '', second = ''] = action.split(' ');
  if (!(await mouse.has(action))) {
    // the way to pay comes after what is paid for
    if (second === 'wild')
      await mouse.click(mouse.page.locator(`[data-panel] [data-offer^="${kind} ${first} "]:visible`).first());
    else await mouse.pick(first);
  }
  const option = mouse.option(action).last();
  if ((await option.getAttribute('aria-pressed')) !== 'true') await mouse.click(option);
}
