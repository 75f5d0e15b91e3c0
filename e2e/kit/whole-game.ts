import { expect, type Locator, type Page } from '@playwright/test';

/* Plays a game to its end with only what players see: legal targets, questions, and the button that ends the turn. */

/** How a player acts: by finger or by key. */
export type Hand = {
  /** Chooses one of the legal targets. */
  readonly choose: (targets: Locator, count: number) => Promise<void>;
  readonly confirm: (button: Locator) => Promise<void>;
  /** Waits while others play. */
  readonly wait: () => Promise<void>;
};

const MOST_STEPS = 2500;

// queried hundreds of times: by attribute takes a tenth of the time of a query by role, in drawings of thousands of shapes

/** Legal targets. */
function glowing(page: Page): Locator {
  return page.locator('[aria-pressed="false"]:not(:disabled, [aria-disabled="true"]):visible');
}

/** Answers a question with its deed, or ends the turn. */
function confirming(page: Page): Locator {
  return page.locator('[data-confirm]:visible').last();
}

/** The table while a person here decides. */
function deciding(page: Page): Locator {
  return page.locator('[data-decides=true]');
}

/** The score screen's heading. */
export function gameOver(page: Page): Locator {
  return page.locator('h1', { hasText: /the palazzo/ });
}

/** Skips the final count and leaves the winner's page for the score sheet, where they are shown. */
export async function skipToSheet(page: Page): Promise<void> {
  if (await page.locator('[data-ceremony=count]').isVisible()) await page.keyboard.press('Escape');
  const toSheet = page.locator('[data-ceremony=win] section button').last();
  if (await toSheet.isVisible()) await toSheet.click();
}

/** Plays until the score is shown; returns how many choices were made. */
export async function playToTheEnd(page: Page, hand: Hand): Promise<number> {
  const choices = await playSome(page, hand, MOST_STEPS);
  return expect(gameOver(page))
    .toBeVisible()
    .then(() => choices);
}

/** Plays until the score is shown or so many choices were made; returns how many. */
export async function playSome(page: Page, hand: Hand, most: number): Promise<number> {
  const button = confirming(page);
  let choices = 0;
  for (let step = 0; step < MOST_STEPS && choices < most; step += 1) {
    if (await gameOver(page).isVisible()) return choices;
    await skipToSheet(page);
    if (!(await deciding(page).isVisible())) {
      await hand.wait();
      continue;
    }
    const targets = glowing(page);
    const count = await targets.count();
    if (await button.isVisible()) await hand.confirm(button);
    else if (count > 0) await hand.choose(targets, count);
    choices += 1;
  }
  return choices;
}
