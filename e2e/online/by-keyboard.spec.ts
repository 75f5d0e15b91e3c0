import { expect } from '@playwright/test';
import { LONG } from '../kit/browser.ts';
import { tabTo } from '../kit/keyboard.ts';
import { decider, test, waitForSameEntries } from '../kit/people.ts';

test(
  'by keyboard alone: from the start page to a chat line in a running game, and to the account page',
  { tag: LONG },
  async ({ meet }) => {
    const elena = await meet();
    const { page } = elena;
    const press = async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await elena.home();
    await tabTo(page, page.getByRole('link', { name: /Play with friends/ }));
    await press('Enter');
    await tabTo(page, page.getByLabel('Name on seat 1'));
    await page.keyboard.type('Elena');
    await tabTo(page, elena.button('Open the table'));
    await press('Enter');
    await tabTo(page, page.getByLabel('This table’s link', { exact: true }));
    const link = await page.getByLabel('This table’s link', { exact: true }).inputValue();

    const jonas = await meet();
    await jonas.page.goto(link);
    await tabTo(jonas.page, jonas.button('Take a seat'));
    await jonas.page.keyboard.press('Enter');
    await jonas.page.getByText('you', { exact: true }).waitFor();

    await tabTo(page, page.getByLabel('Write to the table'));
    await page.keyboard.type('Welcome');
    await press('Enter');
    await expect(jonas.page.getByRole('log')).toContainText('Welcome');
    // a chat line has its own block and report button
    await tabTo(jonas.page, jonas.button('Block or report Elena'));
    await jonas.page.keyboard.press('Enter');
    await expect(jonas.button('Report')).toBeVisible();
    await tabTo(page, elena.button('Start the game'));
    await press('Enter');
    await Promise.all([elena.table().waitFor(), jonas.table().waitFor()]);

    const mover = await decider([elena, jonas]);
    const before = await mover.entries();
    await mover.page.locator('[data-decision="walk"]').waitFor();
    await mover.page.keyboard.press('1');
    await waitForSameEntries([elena, jonas], before + 1);
    await tabTo(page, page.getByRole('tab', { name: /Chronicle/ }));
    await press('ArrowRight');
    await expect(page.getByRole('tab', { name: /Chat/ })).toBeFocused();
    await tabTo(page, page.getByLabel('Write to the table'));
    // letters are shortcuts at the table; here they are text
    await page.keyboard.type('u m t');
    await press('Enter');
    await expect(page.getByRole('log')).toContainText('u m t');
    await tabTo(page, elena.button('The table'));
    await press('Enter');
    await expect(page.getByRole('dialog', { name: 'The table' })).toBeVisible();
    await press('Escape');
    await expect(page.getByRole('dialog', { name: 'The table' })).toBeHidden();
    await elena.home();
    await tabTo(page, page.getByRole('link', { name: /Elena/ }).first());
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);
