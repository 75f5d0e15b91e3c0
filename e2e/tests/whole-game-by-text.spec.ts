import { expect, test, type Locator, type Page } from '@playwright/test';
import { lotsFrom, type Lots } from '../kit/lots.ts';
import { gameOver } from '../kit/whole-game.ts';

const MOST_STEPS = 900;
const LONGEST_WAIT = 2000;

/** What was read a moment ago may be gone: the turn has passed on, or the game is over. Then it is read again. */
async function isPressed(button: Locator): Promise<boolean> {
  return button.click({ timeout: LONGEST_WAIT }).then(
    () => true,
    () => false,
  );
}

/** The options of the open decision: the only lists of buttons in words. */
function options(page: Page): Locator {
  return page.getByRole('main').getByRole('listitem').getByRole('button', { disabled: false, pressed: false });
}

/** Reads what is asked and answers it, until the score is told; gives how many decisions that took. */
async function playInWords(page: Page, lots: Lots): Promise<number> {
  const heading = page.getByRole('heading', { level: 1 });
  const confirm = page.getByRole('group', { name: 'Decide' }).getByRole('button').first();
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
    const count = await options(page).count();
    const ready = await confirm.isEnabled({ timeout: LONGEST_WAIT }).catch(() => false);
    if (ready && (count === 0 || lots(4) > 0)) {
      if (await isPressed(confirm)) decisions += 1;
    } else if (count > 0) {
      await isPressed(options(page).nth(lots(count)));
    }
  }
  return decisions;
}

test('a whole game against a bot by the text view alone', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('#/new');
  await page.getByRole('combobox', { name: 'Who sits on seat 3' }).selectOption('Closed');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('group', { name: 'The palazzo' })).toBeVisible();
  await page.keyboard.press('t');
  await expect(page.getByRole('group', { name: 'The palazzo' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Rooms of the palazzo' })).toBeVisible();
  expect(await playInWords(page, lotsFrom(17))).toBeGreaterThan(40);
  await expect(gameOver(page)).toBeVisible();
});
