import type { Locator, Page } from '@playwright/test';
import { LONG } from '../../kit/browser.ts';
import { randomFrom, type Random } from '../../kit/random.ts';
import { gameOver } from '../../kit/whole-game.ts';
import { expect, test } from '../../kit/test.ts';

const MOST_STEPS = 900;
const LONGEST_WAIT = 2000;

/** The button may be gone by now, because the turn has passed or the game is over: then the page is read again. */
async function isPressed(button: Locator): Promise<boolean> {
  return button.click({ timeout: LONGEST_WAIT }).then(
    () => true,
    () => false,
  );
}

/** The options of the open decision: the only lists of text buttons. */
function options(page: Page): Locator {
  return page.getByRole('main').getByRole('listitem').getByRole('button', { disabled: false, pressed: false });
}

/** Reads and answers each decision until the score is shown; returns the number of decisions. */
async function playInWords(page: Page, random: Random): Promise<number> {
  const heading = page.getByRole('heading', { level: 1 });
  const confirm = page.locator('[data-confirm]');
  const skip = page.getByRole('button', { name: 'Skip' });
  let decisions = 0;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await expect(
      gameOver(page)
        .or(heading.filter({ hasText: 'your turn' }))
        .or(skip)
        .first(),
    ).toBeVisible();
    if (await gameOver(page).isVisible()) return decisions;
    if (await skip.isVisible()) {
      await isPressed(skip);
      continue;
    }
    // a question, or a complete turn
    if (await confirm.isVisible()) {
      await isPressed(confirm);
      continue;
    }
    const count = await options(page).count();
    if (count > 0 && (await isPressed(options(page).nth(random(count))))) decisions += 1;
  }
  return decisions;
}

test('a whole game against a bot in the text view alone', { tag: LONG }, async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('#/new');
  await page.getByRole('combobox', { name: 'Who sits on seat 3' }).selectOption('Closed');
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(page.getByRole('group', { name: 'The palazzo' })).toBeVisible();
  await page.keyboard.press('t');
  await expect(page.getByRole('group', { name: 'The palazzo' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Rooms of the palazzo' })).toBeVisible();
  expect(await playInWords(page, randomFrom(17))).toBeGreaterThan(20);
  await expect(gameOver(page)).toBeVisible();
});
