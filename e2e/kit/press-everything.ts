import { expect, type Page } from '@playwright/test';

/* An end has a way on wherever one presses: everything on the page is pressed, and what it leads to is judged. */

const WHOLE_PAGE = 'body > *';

type Pressed = {
  /** Opens the end, also when it has been left. */
  readonly open: () => Promise<void>;
  /** The part of the page that is the end; the whole page without what every page has if it is not given. */
  readonly within?: string;
};

/** Presses every button and link of an end, one after the other from the same end. Returns their names. */
export async function pressEverything(page: Page, { open, within = WHOLE_PAGE }: Pressed): Promise<readonly string[]> {
  let downloads = 0;
  page.on('download', () => downloads++);
  const shown = async (): Promise<string> => `${downloads} ${await page.evaluate(whatIsShown)}`;
  await open();
  await expect(page.locator('body')).not.toContainText(/\bGuest\b|is choosing|is thinking/);
  // a table lets no tap through right after a step
  await expect.poll(() => markControls(page, within)).not.toEqual([]);
  const wanted = await markControls(page, within);
  const leadsOn = (name: string): Promise<void> =>
    expect.poll(() => page.evaluate(faultOfPage), { message: `after ${name}`, timeout: 20_000 }).toBe('');
  for (const [nth, name] of wanted.entries()) {
    const reopen = async (): Promise<void> => {
      await open();
      await expect.poll(() => markControls(page, within), { message: `before ${name}` }).toEqual(wanted);
    };
    // what was only unfolded need not be opened again
    const isThere = nth === 0 || same(await markControls(page, within), wanted);
    if (!isThere) await reopen();
    let before = await shown();
    const control = page.locator(`[data-pressed-as="${nth}"]`);
    try {
      await control.click({ timeout: 5_000 });
    } catch {
      // the page of the press before came only now, so it is judged now
      if (nth > 0) await leadsOn(wanted[nth - 1] ?? '');
      await reopen();
      before = await shown();
      await control.click();
    }
    // the end stays in sight while a page is on its way: what is judged is where the press leads
    await expect.poll(shown, { message: `${name} changes nothing`, timeout: 20_000 }).not.toBe(before);
    await leadsOn(name);
  }
  return wanted;
}

const same = (one: readonly string[], other: readonly string[]): boolean => one.join('\n') === other.join('\n');

/** Numbers everything that can be pressed and is not covered, except the pieces of a drawing; returns the names. */
function markControls(page: Page, within: string): Promise<string[]> {
  return page.evaluate((end) => {
    const found = document.querySelectorAll<HTMLElement>('button:enabled, a[href]:not([target="_blank"]), summary');
    for (const old of document.querySelectorAll('[data-pressed-as]')) old.removeAttribute('data-pressed-as');
    const names: string[] = [];
    for (const control of found) {
      if (control.closest(end) === null || control.closest('header[data-at-table], footer') !== null) continue;
      control.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (width === 0 || hit === null || !control.contains(hit)) continue;
      control.setAttribute('data-pressed-as', String(names.length));
      names.push(control.getAttribute('aria-label') ?? control.innerText.replaceAll(/\s+/g, ' ').trim());
    }
    return names;
  }, within);
}

/** The words, and what is unfolded or pressed in; not the address, which changes before the page does. Runs in the page. */
function whatIsShown(): string {
  const unfolded = document.querySelectorAll(':is([open], [aria-expanded="true"], [aria-pressed="true"])').length;
  return `${unfolded} ${document.body.innerText}`;
}

/** Why the page has no next step, or says what is not true; empty if all is well. Runs in the page. */
function faultOfPage(): string {
  scrollTo(0, 0);
  const words = document.body.innerText;
  if (/\bGuest\b/.test(words)) return 'the reader is called "Guest"';
  const isInSight = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && top < innerHeight && top + height > 0 && left < innerWidth && left + width > 0;
  };
  const some = (selector: string): boolean => [...document.querySelectorAll(selector)].some(isInSight);
  const table = document.querySelector('[data-over]');
  const isReplay = document.querySelector('[data-replay="true"]') !== null;
  const isRunning = table?.getAttribute('data-over') === 'false' && !isReplay;
  const choosing = /.*is (?:choosing|thinking).*/.exec(words)?.[0];
  // a page without a table may list other games, which are running
  if (table !== null && !isRunning && choosing !== undefined) return `the game is over, but the page says: ${choosing}`;
  // a new game: the reader decides, or may skip to their turn
  if (isRunning && (some('[data-decides="true"]') || words.includes('Skip'))) return '';
  // a question with its answers
  if (some('[data-question] [data-answer]:enabled')) return '';
  // it counts on by itself, and by any tap
  if (some('[data-ceremony="count"] button')) return '';
  if (document.querySelector('dialog[open]') !== null)
    return some('dialog[open] button') ? '' : 'nothing closes the dialog';
  if (some(':is(button, a)[class*="primary_"]:not(:disabled), :is(button, a)[class*="gold_"]:not(:disabled)'))
    return '';
  if (table === null && some('header[data-at-table] a') && some('h1')) return '';
  return `no main action in sight: ${words.slice(0, 200)}`;
}
