import { expect, type CDPSession, type Page } from '@playwright/test';
import { checkPage, type CheckOptions, type Checked, type Fault } from './check-page.ts';
import { checkStill } from './check-still.ts';
import type { FitScreen } from './fit-screens.ts';
import type { TextSize, Window } from './windows.ts';

/* A look: a screen in a window, with or without the coach, at one text size. */

export type Look = { readonly window: Window; readonly coach: boolean; readonly text: TextSize };
export type Language = 'en' | 'de';

/** Changes a stored setting as another tab would, so that the open page reacts. */
async function keep(page: Page, name: string, value: unknown): Promise<void> {
  await page.evaluate(
    ([key, text]) => {
      localStorage.setItem(key, text);
      dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
    },
    [`la-stanza.${name}`, JSON.stringify(value)] as const,
  );
}

const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );

export async function take(page: Page, devtools: CDPSession, look: Look, language: Language): Promise<void> {
  const { window, coach, text } = look;
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: window.touch });
  await page.setViewportSize({ width: window.width, height: window.height });
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: text === 'browser-200' ? 32 : 16 } });
  await keep(page, 'coach', { on: coach, met: {} });
  await keep(page, 'settings', { theme: 'day', language, textSize: text === '200' ? 'largest' : 'normal' });
  await settled(page);
}

/** Checks a page from its top to its end, a window at a time. */
async function checkLongPage(page: Page, options: CheckOptions): Promise<Checked> {
  const faults: Fault[] = [];
  let assertions = 0;
  const shown = (): Promise<number> => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, 0));
  for (let at = -1; at !== (await shown());) {
    at = await shown();
    const isEnd = await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
    const result = await page.evaluate(checkPage, { ...options, isEnd });
    assertions += result.assertions;
    faults.push(
      ...result.faults.filter(({ rule, what }) => !faults.some((one) => one.rule === rule && one.what === what)),
    );
    // what one window shows only in part, the next one shows whole
    await page.evaluate(() => scrollBy(0, innerHeight * 0.7));
    await settled(page);
  }
  return { assertions, faults };
}

export async function check(page: Page, screen: FitScreen, { window, coach, text }: Look): Promise<Checked> {
  await expect(page.locator(screen.ready).first()).toBeVisible();
  await screen.open?.(page);
  await page.locator('[data-tap-guard]').waitFor({ state: 'detached' });
  await page.mouse.move(0, 0);
  await settled(page);
  const options = { touch: window.touch, mayScroll: text !== '100' };
  if (screen.isLong === true) return checkLongPage(page, options);
  const still = await page.evaluate(checkPage, options);
  if (screen.open !== undefined || text !== '100') return still;
  // every look takes a second to try a choice: with the coach the first, without her the second
  const moving = await page.evaluate(checkStill, coach ? 0 : 1);
  return { assertions: still.assertions + moving.assertions, faults: [...still.faults, ...moving.faults] };
}
