import type { Page } from '@playwright/test';
import { position } from '../../kit/positions.ts';
import {
  board,
  choose,
  confirmEachStep,
  chronicle,
  confirm,
  confirmButton,
  count,
  decider,
  figure,
  labelOf,
  matOf,
  panel,
  sentence,
  sitDown,
} from '../../kit/table.ts';
import { expect, test } from '../../kit/test.ts';

/* Books, discs, artworks and meeples, each from a prepared position. */

/* These prove what each step shows before it is played, so every step is selected and confirmed; direct.spec.ts taps. */
test.beforeEach(({ page }) => confirmEachStep(page));

test('books one after another: the second Religion book gives a disc before the next book', async ({ page }) => {
  await sitDown(page, position('books'));
  const player = await decider(page);
  const literature = panel(page, 'Literature');
  await expect(sentence(page)).toHaveText('Write a book. Up to 3 different colours, one after another.');
  await expect(page.getByText('book 1 of 3')).toBeVisible();
  await choose(literature.getByRole('button', { name: 'Religion, your 2nd, a disc into any box but Religion' }));
  await confirm(page, 'Write a Religion book');
  await expect(chronicle(page)).toContainText('wrote a book on Religion');

  await expect(sentence(page)).toHaveText('Your second Religion book brings a disc: choose its box.');
  const box = board(page).getByRole('button', { name: /^Arts\. \d → \d$/ });
  const after = Number(/→ (\d)$/.exec(await labelOf(box))?.[1]);
  const supply = Number(await figure(page, player, 'Discs left').innerText());
  await choose(box);
  await expect(figure(page, player, 'Discs left')).toContainText(`${supply} → ${supply - 1}`);
  await confirm(page, 'Place in Arts');
  await expect(chronicle(page)).toContainText('wrote a book on Religion and placed a disc in the Arts box');
  expect(after).toBeGreaterThan(0);

  await expect(page.getByText('book 2 of 3')).toBeVisible();
  await expect(
    literature.getByRole('button', { name: /^Religion, your 3rd, You’ve already picked this colour\.$/ }),
  ).toBeDisabled();
  await choose(literature.getByRole('button', { name: /^Arts, your \d\w\w, / }));
  await confirm(page, 'Write an Arts book');
  await choose(literature.getByRole('button', { name: 'Stop here, Leave the rest of this reward' }));
  await confirm(page, 'Stop here');
  await expect(chronicle(page)).toContainText('wrote two books on Religion and Arts');
  await expect(matOf(page, player).getByRole('img', { name: 'Religion book' }).first()).toBeVisible();
});

test('the second Politics book gives a meeple of choice', async ({ page }) => {
  await sitDown(page, position('book for a meeple'));
  await choose(panel(page, 'Literature').getByRole('button', { name: 'Politics, your 2nd, a meeple of your choice' }));
  await confirm(page, 'Write a Politics book');
  await expect(sentence(page)).toHaveText('Your second Politics book brings a meeple: choose its colour.');
  await choose(board(page).getByRole('button', { name: /^Green meeple\. \d left$/ }));
  await confirm(page, 'Take a green meeple');
  await expect(chronicle(page)).toContainText('took a green meeple');
});

test('the second Discoveries book sails', async ({ page }) => {
  await sitDown(page, position('book for a sail'));
  const player = await decider(page);
  const from = await figure(page, player, 'Boat at').innerText();
  await choose(panel(page, 'Literature').getByRole('button', { name: 'Discoveries, your 2nd, sail 2 spaces' }));
  await expect(figure(page, player, 'Boat at')).toContainText(`${from} → `);
  await confirm(page, 'Write a Discoveries book');
  await expect(chronicle(page)).toContainText(/ and sailed to (?:ƒ\d+|\d+\sPP)/);
});

test('discs go into different boxes, one after another', async ({ page }) => {
  await sitDown(page, position('boxes'));
  const discs = panel(page, 'Discs');
  await expect(sentence(page)).toHaveText('Place a disc in a box. Up to 2 different boxes.');
  await choose(discs.getByRole('button', { name: 'Literature, 0 → 1' }));
  await expect(discs.locator('footer')).toContainText('Spend it later for +1 strength in Literature.');
  await confirm(page, 'Place in Literature');
  await expect(page.getByText('disc 2 of 2')).toBeVisible();
  await expect(board(page).getByRole('button', { name: 'Literature. You’ve already put a disc here.' })).toBeDisabled();
  await choose(board(page).getByRole('button', { name: /^Politics\. \d → \d$/ }));
  await confirm(page, 'Place in Politics');
  await expect(chronicle(page)).toContainText('placed two discs in the Literature and Politics boxes');
});

test('meeples of different colours, one after another', async ({ page }) => {
  await sitDown(page, position('meeples'));
  const player = await decider(page);
  await expect(sentence(page)).toHaveText('Take a meeple from the Politics room. Up to 2 different colours.');
  await choose(board(page).getByRole('button', { name: /^Red meeple\. \d left$/ }));
  await confirm(page, 'Take a red meeple');
  await expect(chronicle(page)).toContainText('took a red meeple');
  await expect(count(page, player, '1 red meeple')).toBeVisible();
  const again = panel(page, 'Meeples').getByRole('button', {
    name: /^Red meeple, You’ve already picked this colour\.$/,
  });
  await expect(again).toBeDisabled();
});

test('an artwork: the most valuable is preselected, a lesser one may be taken', async ({ page }) => {
  await sitDown(page, position('artwork'));
  const player = await decider(page);
  await expect(sentence(page)).toHaveText('Take one artwork for your museum.');
  await expect(confirmButton(page)).toContainText('Take a painting');
  await expect(panel(page, 'Arts').locator('footer')).toContainText(/Museum now: you \d+, left on the board \d+\./);
  await choose(board(page).getByRole('button', { name: /^Manuscript\. worth 3, your museum \d+; \d left$/ }));
  await confirm(page, 'Take a manuscript');
  await expect(chronicle(page)).toContainText('took a manuscript');
  await expect(matOf(page, player).locator('[title="Manuscript"]')).toBeVisible();
});

async function giveBack(page: Page, colour: string, returned: number): Promise<void> {
  await expect(page.getByText(`${returned} of 2 returned`)).toBeVisible();
  const chosen = panel(page, 'Over 7').getByRole('button', { name: new RegExp(`^${colour} meeple, \\d → \\d$`) });
  await choose(chosen);
  await confirm(page, `Return a ${colour.toLowerCase()} meeple`);
}

test('over seven meeples: the counter says how many to return', async ({ page }) => {
  await sitDown(page, position('over seven meeples'));
  const player = await decider(page);
  await expect(sentence(page)).toHaveText('You have 9 meeples; the limit is 7. Return 2.');
  await expect(matOf(page, player).getByRole('heading', { name: 'Meeples 9 of 7' })).toBeVisible();
  await expect(matOf(page, player).getByRole('button', { name: 'White meeple. You have none.' })).toBeDisabled();
  await giveBack(page, 'Red', 0);
  await expect(sentence(page)).toHaveText('You have 8 meeples; the limit is 7. Return one.');
  await giveBack(page, 'Yellow', 1);
  await expect(chronicle(page)).toContainText('returned a red meeple and a yellow meeple');
});
