import { expect, type Locator, type Page } from '@playwright/test';
import type { Lots } from './lots.ts';

/* Plays a game to its end with nothing but what everybody sees: the targets that glow and the button that confirms. */

/** How a hand acts: by finger or by key. */
export type Hand = {
  /** Chooses one of the glowing targets. */
  readonly choose: (targets: Locator, count: number) => Promise<void>;
  readonly confirm: (button: Locator) => Promise<void>;
  /** While others play. */
  readonly wait: () => Promise<void>;
};

const MOST_STEPS = 2500;

// asked hundreds of times: a search by attribute takes a tenth of the time of one by role in drawings of thousands of shapes

/** Whatever glows and is not chosen yet. */
function glowing(page: Page): Locator {
  return page.locator('[aria-pressed="false"]:not(:disabled, [aria-disabled="true"]):visible');
}

/** The button beside Undo that names the effect of the choice. */
function confirming(page: Page): Locator {
  return page.locator('button', { hasText: /^(Undo|Keep it)/ }).locator('xpath=following-sibling::button[last()]');
}

/** The score screen's heading. */
export function gameOver(page: Page): Locator {
  return page.locator('h1', { hasText: /the palazzo/ });
}

/** Plays until the score is shown; gives how many choices were made. */
export async function playToTheEnd(page: Page, hand: Hand, lots: Lots): Promise<number> {
  const button = confirming(page);
  let choices = 0;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await gameOver(page).isVisible()) return choices;
    if (!(await button.isVisible())) {
      await hand.wait();
      continue;
    }
    const targets = glowing(page);
    const count = await targets.count();
    const isReady = await button.isEnabled();
    // what is preselected is mostly taken, sometimes changed
    if (isReady && (count === 0 || lots(4) > 0)) await hand.confirm(button);
    else if (count > 0) await hand.choose(targets, count);
    choices += 1;
  }
  return expect(gameOver(page))
    .toBeVisible()
    .then(() => choices);
}
