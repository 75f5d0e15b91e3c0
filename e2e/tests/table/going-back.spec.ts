import { position } from '../../kit/positions.ts';
import {
  choose,
  confirmEachStep,
  chronicle,
  confirm,
  confirmButton,
  decider,
  matOf,
  panel,
  sentence,
  sitDown,
  undoButton,
  walks,
} from '../../kit/table.ts';
import { expect, test } from '../../kit/test.ts';

/* These prove what each step shows before it is played, so every step is selected and confirmed; direct.spec.ts taps. */
test.beforeEach(({ page }) => confirmEachStep(page));

test('undo goes back step by step to the start of the turn and says when it gets there', async ({ page }) => {
  await sitDown(page, position('hire'));
  const player = await decider(page);
  const undo = undoButton(page);
  const before = await chronicle(page).textContent();
  const recruit = matOf(page, player).getByRole('button', { pressed: false, disabled: false }).first();
  await recruit.click();
  await matOf(page, player)
    .getByRole('button', { name: /^Hire .+ on space \d, ƒ\d, strength / })
    .last()
    .click();
  await confirm(page, /^Hire .+: ƒ\d/);
  await expect(chronicle(page)).toContainText(/hired .+ for ƒ\d/);

  // the hire, the activation, the walk: each is a step of its own
  await undo.click();
  await expect(sentence(page)).toContainText(/^Hire .+ for /);
  expect(await chronicle(page).textContent()).toBe(before);
  await undo.click();
  await expect(sentence(page)).toHaveText('Take one action: activate a discipline, receive money or pass.');
  await undo.click();
  await expect(sentence(page)).toHaveText('Walk to a glowing portrait to recruit that character.');
  await expect(undo).toBeDisabled();
  // a forced click does not wait until the table takes taps again
  await expect(page.locator('[data-tap-guard]')).toHaveCount(0);
  await undo.click({ force: true });
  await expect(panel(page, 'Walk').locator('footer')).toContainText('Nothing to undo: your turn starts here.');
  expect(await decider(page)).toBe(player);
});

test('undo clears a choice before it undoes a step', async ({ page }) => {
  await sitDown(page, position('first walk'));
  await choose(walks(page).nth(1));
  await expect(confirmButton(page)).toContainText('Walk 2');
  await page.keyboard.press('u');
  await expect(walks(page).nth(1)).toHaveAttribute('aria-pressed', 'false');
  await expect(confirmButton(page)).toBeDisabled();
});

test('undo stops at a drawn tile and says why', async ({ page }) => {
  await sitDown(page, position('walk, walls refilled'));
  await choose(walks(page).filter({ hasText: 'New portraits first' }).first());
  await confirm(page, /Walk \d/);
  await expect(chronicle(page)).toContainText('new faces moved in');
  await expect(undoButton(page)).toBeDisabled();
  await page.keyboard.press('u');
  await expect(panel(page, 'Your action').locator('footer')).toContainText('A tile was drawn, so you can’t undo this.');
  await expect(chronicle(page)).toContainText('new faces moved in');
});

test('a reload in the middle of a decision resumes exactly there', async ({ page }) => {
  await sitDown(page, position('books'));
  await choose(panel(page, 'Literature').getByRole('button', { name: /^Religion, your 2nd, / }));
  await confirm(page, 'Write a Religion book');
  const player = await decider(page);
  await expect(sentence(page)).toHaveText('Your second Religion book brings a disc: choose its box.');
  const seen = [await chronicle(page).textContent(), await matOf(page, player).innerText()];
  await page.reload();
  await expect(sentence(page)).toHaveText('Your second Religion book brings a disc: choose its box.');
  expect(await decider(page)).toBe(player);
  expect([await chronicle(page).textContent(), await matOf(page, player).innerText()]).toEqual(seen);
  // undo still works after it
  await undoButton(page).click();
  await expect(page.getByText('book 1 of 3')).toBeVisible();
});

test('the language changes at the table, without a reload and with the choice kept', async ({ page }) => {
  await sitDown(page, position('action'));
  const samePage = await page.evaluateHandle(() => document.body);
  await choose(panel(page, 'Your action').getByRole('button', { name: /^Politics, you’re here/ }));
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('paragraph')).toContainText('Aktion');
  await expect(page.getByRole('region', { name: 'Chronik' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Politik, / })).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate((body) => body === document.body, samePage)).toBe(true);
});
