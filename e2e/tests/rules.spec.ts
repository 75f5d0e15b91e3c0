import { SECTIONS } from '@la-stanza/words';
import type { Page } from '@playwright/test';
import { LONG } from '../kit/browser.ts';
import { ELENA, FIAMMETTA, playedGame } from '../kit/saved-games.ts';
import { LETTERS, rulesOfTheDocs, signsOf } from '../../tools/rule-marks.ts';
import { keepSettings, layOnShelf } from '../kit/shelf.ts';
import { expect, test } from '../kit/test.ts';

const GAME = playedGame({ id: 'round', players: [ELENA, FIAMMETTA], seed: 'ab13', entries: 90 });

async function openTable(page: Page): Promise<void> {
  await page.goto('');
  await expect(page.getByText('Your games stay on this device.')).toBeVisible();
  await layOnShelf(page, [GAME]);
  await page.goto('#/game/round');
  await expect(page.locator('[data-decision]')).toBeVisible();
}

const wanted = (page: Page) => page.locator('[data-wanted="true"]');

test('a rule is found from the start page in four steps, despite a typo', async ({ page }) => {
  await page.goto('');
  await page.getByRole('link', { name: 'Learn', exact: true }).click();
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('finanzier');
  await expect(page.getByText(/^\d+ places$/)).toBeVisible();
  await page.getByRole('link', { name: /^8\.1 Money and the financier/ }).click();
  await expect(page).toHaveURL(/\/rules\/8\.1\?q=finanzier$/);
  await expect(wanted(page)).toContainText('your financier moves one space to the right');
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(page.getByText('Nothing found for “xyzzy”.')).toBeVisible();
  await page.getByRole('searchbox').fill('Scriptorium');
  await page.getByRole('link', { name: /^Scriptorium/ }).click();
  await expect(wanted(page)).toContainText('Write two books of different colours');
});

test(
  'every section can be read in four languages, and changing the language stays at the rule',
  { tag: LONG },
  async ({ page }) => {
    await page.goto('#/rules/4.10');
    await expect(wanted(page)).toContainText('partner discipline');
    for (const [language, word] of [
      ['de', 'Partnerdisziplin'],
      ['fr', 'partenaire'],
      ['nl', 'partnerdiscipline'],
    ] as const) {
      await page.getByRole('combobox').selectOption(language);
      await expect(wanted(page)).toContainText(word);
    }
    await page.getByRole('combobox').selectOption('en');
    const contents = page.getByRole('navigation', { name: 'Contents' }).first();
    for (const name of ['Setup', 'Your turn', 'Scoring', 'The bonus tiles', 'The cast']) {
      await contents.getByRole('link', { name }).click();
      await expect(contents.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  },
);

test('a refusal, an explain card and a chronicle line lead to their paragraph and back to the table', async ({
  page,
}) => {
  await openTable(page);
  const back = page.getByRole('link', { name: 'Back to the table' });

  await page.locator('[data-chronicle]').getByRole('link', { name: 'Rule 3.2' }).first().click();
  await expect(wanted(page)).toContainText('steps clockwise');
  await back.click();
  await expect(page).toHaveURL(/\/game\/round$/);

  await page.locator('[data-state="not-now"]').first().focus();
  await page.keyboard.press('Enter');
  await page
    .locator('footer')
    .getByRole('link', { name: /^Rule \d+\.\d+$/ })
    .click();
  await expect(wanted(page)).toBeVisible();
  await back.click();
  // the rules draw the money too
  await expect(page).toHaveURL(/\/game\/round$/);

  // a card that opened by itself lets clicks through; one that was requested can be used
  await page
    .locator('[data-decision] [data-about^="money 3"]')
    .first()
    .dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
  await page.locator('[data-explain-card]').getByRole('link', { name: 'Read the rules' }).click();
  await expect(page).toHaveURL(/\/rules\/8\.1\?from=/);
  await back.click();
  await expect(page.locator('[data-decision]')).toBeVisible();
});

test('assumed figures are marked, and the owner of the box sets them: the rules, the table and the link follow', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('#/rules/1.9');
  await expect(wanted(page).locator('[data-sure="assumed"]')).toHaveText('6, 5, 4, 3, 2 and 1');
  await wanted(page).getByRole('button', { name: 'our best guess' }).click();
  await expect(wanted(page)).toContainText('The prices are on the player boards');
  await wanted(page).getByRole('link', { name: 'What does your box say?' }).click();

  const costs = page.getByRole('textbox', { name: /^Hiring costs/ });
  await expect(costs).toBeFocused();
  await costs.fill('7 6 5');
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible();
  await costs.fill('7 6 5 4 3 2');
  await expect(page.getByText('You’ve changed one thing.')).toBeVisible();

  await page.goto('#/rules/1.9');
  await expect(wanted(page).locator('[data-sure="own"]')).toHaveText('7, 6, 5, 4, 3 and 2');
  await wanted(page).getByRole('button', { name: 'set by you' }).click();
  await expect(wanted(page)).toContainText('set by you: numbers from your box');
  await page.goto('#/new');
  await expect(page.getByRole('switch', { name: 'Numbers from my box' })).toBeChecked();
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(page.getByText(/own numbers/).first()).toBeVisible();
  // whoever begins: something has happened that the chronicle tells of
  await page.locator('[data-panel] button[data-state="legal"]').first().click();
  await expect(page.locator('[data-chronicle]').getByRole('link', { name: /^Rule/ }).first()).toBeVisible();

  const id = /\/game\/(\w+)/.exec(page.url())?.[1] ?? '';
  await page.goto(`#/replay/${id}`);
  await page.getByRole('button', { name: 'Copy link to this step' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.goto('#/edition');
  await page.getByRole('button', { name: 'Undo all changes' }).click();
  await expect(page.getByText('Everything is as we have it.')).toBeVisible();
  await page.goto(link);
  await page.locator('[data-chronicle]').getByRole('link', { name: /^Rule/ }).first().click();
  await page
    .getByRole('navigation', { name: 'Contents' })
    .first()
    .getByRole('link', { name: 'Aim and pieces' })
    .click();
  await expect(page.locator('#rule-1\\.9')).toContainText('7, 6, 5, 4, 3 and 2');
});

test(
  'what the rulebook does not print is marked as in docs/rules.md, and each mark says why',
  { tag: LONG },
  async ({ page }) => {
    const letters: Readonly<Record<string, string>> = LETTERS;
    const shown = new Map<string, string[]>();
    for (const section of SECTIONS) {
      await page.goto(`#/rules/${section.section}`);
      await expect(page.locator('[id^="rule-"]')).toHaveCount(section.paragraphs.length);
      const marks = await page.locator('[id^="rule-"] button[data-point]').all();
      for (const mark of marks) {
        const [rule, from, point] = await mark.evaluate((button) => [
          button.closest('[id^="rule-"]')?.id.slice('rule-'.length) ?? '',
          button.dataset['from'] ?? '',
          button.dataset['point'] ?? '',
        ]);
        shown.set(rule ?? '', [...(shown.get(rule ?? '') ?? []), `${letters[from ?? '']} ${point}`]);
        await mark.click();
        await expect(page.locator(`[id="${await mark.getAttribute('aria-controls')}"]`)).toContainText(/\w{3}/);
        await mark.click();
      }
    }
    for (const { rule, marks } of rulesOfTheDocs()) {
      // chapter 13 has examples for tests
      if (rule.startsWith('13.')) continue;
      expect(shown.get(rule) ?? [], `rule ${rule}`).toEqual(signsOf(marks));
    }
  },
);

test('the rules open in the device’s language', async ({ page }) => {
  await keepSettings(page, { theme: 'candle', language: 'nl' });
  await page.goto('#/rules/8');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('geldschieter');
});

test('help leads to the player aid and the aid back to the table', { tag: LONG }, async ({ page }) => {
  await page.goto('');
  await layOnShelf(page, [GAME]);
  await page.goto('#/game/round');
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('link', { name: 'One-page player aid' }).click();
  await expect(page.getByRole('heading', { name: 'Player aid' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(page.locator('[data-decision]')).toBeVisible();
  await page.goto('#/aid');
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the table' })).toHaveCount(0);
});
