import type { Locator, Page } from '@playwright/test';

/* How a test finds its way at the table: the one place that knows what the table screen looks like. */

/** What says that this player must decide. */
export function decisionOf(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { name: typeof name === 'string' ? `${name} decides` : name });
}

/** The portraits a figurine may walk to. */
export function walks(page: Page): Locator {
  return page.getByRole('button', { name: /^land / });
}

/** The places for starting characters, with an arranged start. */
export function arrangements(page: Page): Locator {
  return page.getByRole('button', { name: /^arrange / });
}

/** The end of the turn after a walk. */
export function pass(page: Page): Locator {
  return page.getByRole('button', { name: 'pass', exact: true });
}
