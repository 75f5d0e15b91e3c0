import { expect, test, type Locator, type Page } from '@playwright/test';
import { MOST_TABS, tabTo } from '../kit/keyboard.ts';
import { lotsFrom } from '../kit/lots.ts';
import { gameOver, playToTheEnd } from '../kit/whole-game.ts';

/** Into the group of the target with Tab, to the target itself with the arrows. */
async function reach(page: Page, target: Locator): Promise<void> {
  const element = await target.elementHandle();
  for (let keys = 0; keys < MOST_TABS; keys += 1) {
    const where = await page.evaluate((wanted) => {
      const focused = document.activeElement;
      if (focused === wanted) return 'there';
      // the targets of one drawing form a group, whatever is nested in it; arrows move inside it
      const drawingOf = (inside: Element | null | undefined): Element | null =>
        inside?.closest('[data-surface]') ?? inside?.closest('svg') ?? null;
      const drawing = drawingOf(focused);
      return drawing !== null && drawing === drawingOf(wanted) ? 'group' : 'away';
    }, element);
    if (where === 'there') return;
    await page.keyboard.press(where === 'group' ? 'ArrowRight' : 'Tab');
  }
  throw new Error('no key leads there');
}

test('two people play a whole game by keyboard alone', async ({ page }) => {
  test.setTimeout(600_000);
  const lots = lotsFrom(5);
  await page.goto('');
  await tabTo(page, page.getByRole('link', { name: 'Share one screen' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Begin' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/game\/[0-9a-f]{16}$/);
  await expect(page.getByRole('banner').getByRole('paragraph')).toContainText('Walk');

  // help, explain and the mat have keys too
  await page.keyboard.press('?');
  await expect(page.getByText('Gold means you may.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Gold means you may.')).toBeHidden();

  const choices = await playToTheEnd(
    page,
    {
      choose: async (targets, count) => {
        // the number keys are quickest; every so often the long way round by Tab and arrows
        if (lots(6) > 0) {
          await page.keyboard.press(String(lots(10)));
          return;
        }
        await reach(page, targets.nth(lots(count)));
        await page.keyboard.press('Enter');
      },
      confirm: () => page.keyboard.press('Enter'),
      wait: () => page.waitForTimeout(20),
    },
    lots,
  );
  await expect(gameOver(page)).toBeVisible();
  // three rounds and the finale take dozens of turns
  expect(choices).toBeGreaterThan(100);
});
