import type { Locator, Page } from '@playwright/test';

/* How a test finds its way at the table: the one place that knows what the table screen looks like. */

/** What says that this player must decide. */
export function decisionOf(page: Page, name: string): Locator {
  return page.getByText(`${name}’s turn`);
}

/** What says that some person must decide. */
export function anyDecision(page: Page): Locator {
  return page.getByText(/’s turn/);
}

/** The portraits a figurine may walk to, as rows of the panel. */
export function walks(page: Page): Locator {
  return page.getByRole('button', { name: /^\d, / });
}

/** Walks to the first portrait. */
export async function walk(page: Page): Promise<void> {
  await walks(page).first().click();
  await page.getByRole('button', { name: /^Confirm/ }).click();
}

/** The sentence of an arranged start. */
export function arrangement(page: Page): Locator {
  return page.getByText('Arrange your starters.').first();
}

/** The end of the turn after a walk. */
export function pass(page: Page): Locator {
  return page.getByRole('button', { name: /^Pass, / });
}
