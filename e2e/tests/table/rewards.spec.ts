import { expect, test, type Page } from '@playwright/test';
import { position } from '../../kit/positions.ts';
import {
  board,
  choose,
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

/* Books, discs, artworks and meeples, each from a prepared position. */

test('books one after another: the second Religion book brings a disc before the next book', async ({ page }) => {
  await sitDown(page, position('books'));
  const player = await decider(page);
  const literature = panel(page, 'Literature');
  await expect(sentence(page)).toHaveText('Write a book. Up to 3 different colours, one after another.');
  await expect(page.getByText('book 1 of 3')).toBeVisible();
  await choose(literature.getByRole('button', { name: 'Religion, your 2nd, a disc into any box but Religion' }));
  await confirm(page, 'Write: Religion book');
  await expect(chronicle(page)).toContainText(`${player} writes a book: Religion book, number 2.`);

  await expect(sentence(page)).toHaveText('Your second Religion book brings a disc: choose its box.');
  const box = board(page).getByRole('button', { name: /^Arts\. \d → \d$/ });
  const after = Number(/→ (\d)$/.exec(await labelOf(box))?.[1]);
  const supply = Number(await figure(page, player, 'Discs left').innerText());
  await choose(box);
  await expect(figure(page, player, 'Discs left')).toContainText(`${supply} → ${supply - 1}`);
  await confirm(page, 'Place: Arts');
  await expect(chronicle(page)).toContainText('A disc goes here: Arts box.');
  expect(after).toBeGreaterThan(0);

  await expect(page.getByText('book 2 of 3')).toBeVisible();
  await expect(
    literature.getByRole('button', { name: /^Religion, your 3rd, Written in this reward already\.$/ }),
  ).toBeDisabled();
  await choose(literature.getByRole('button', { name: /^Arts, your \d\w\w, / }));
  await confirm(page, 'Write: Arts book');
  await choose(literature.getByRole('button', { name: 'Stop here, leave the rest of this reward' }));
  await confirm(page, 'Stop here');
  await expect(chronicle(page)).toContainText(`${player} takes no more.`);
  await expect(matOf(page, player).getByRole('img', { name: 'Religion book' }).first()).toBeVisible();
});

test('the second Politics book brings a meeple of choice', async ({ page }) => {
  await sitDown(page, position('book for a meeple'));
  await choose(panel(page, 'Literature').getByRole('button', { name: 'Politics, your 2nd, a meeple of your choice' }));
  await confirm(page, 'Write: Politics book');
  await expect(sentence(page)).toHaveText('Your second Politics book brings a meeple: choose its colour.');
  await choose(board(page).getByRole('button', { name: /^Green meeple\. \d left$/ }));
  await confirm(page, 'Take: Green meeple');
  await expect(chronicle(page)).toContainText('Taken: 1 green meeple.');
});

test('the second Discoveries book sails', async ({ page }) => {
  await sitDown(page, position('book for a sail'));
  const player = await decider(page);
  const from = await figure(page, player, 'Ship at').innerText();
  await choose(panel(page, 'Literature').getByRole('button', { name: 'Discoveries, your 2nd, sail 2' }));
  await expect(figure(page, player, 'Ship at')).toContainText(`${from} → `);
  await confirm(page, 'Write: Discoveries book');
  await expect(chronicle(page)).toContainText(`The sailboat of ${player} sails to`);
});

test('discs go into different boxes, one after another', async ({ page }) => {
  await sitDown(page, position('boxes'));
  const discs = panel(page, 'Discs');
  await expect(sentence(page)).toHaveText('Place a disc in a box. Up to 2 different boxes.');
  await choose(discs.getByRole('button', { name: 'Literature, 0 → 1' }));
  await expect(discs.locator('footer')).toContainText('Spend it later for +1 strength in Literature.');
  await confirm(page, 'Place: Literature');
  await expect(page.getByText('disc 2 of 2')).toBeVisible();
  await expect(board(page).getByRole('button', { name: 'Literature. A disc went here already.' })).toBeDisabled();
  await choose(board(page).getByRole('button', { name: /^Politics\. \d → \d$/ }));
  await confirm(page, 'Place: Politics');
  await expect(chronicle(page)).toContainText('A disc goes here: Politics box.');
});

test('meeples of different colours, one after another', async ({ page }) => {
  await sitDown(page, position('meeples'));
  const player = await decider(page);
  await expect(sentence(page)).toHaveText('Take a meeple from the Politics room. Up to 2 different colours.');
  await choose(board(page).getByRole('button', { name: /^Red meeple\. \d left$/ }));
  await confirm(page, 'Take: Red meeple');
  await expect(chronicle(page)).toContainText('Taken: 1 red meeple.');
  await expect(count(page, player, '1 red meeple')).toBeVisible();
  const again = panel(page, 'Meeples').getByRole('button', { name: /^Red meeple, Taken in this reward already\.$/ });
  await expect(again).toBeDisabled();
});

test('an artwork: the most valuable is preselected, a lesser one may be taken', async ({ page }) => {
  await sitDown(page, position('artwork'));
  const player = await decider(page);
  await expect(sentence(page)).toHaveText('Take one artwork for your museum.');
  await expect(confirmButton(page)).toContainText('Take: Painting');
  await expect(panel(page, 'Arts').locator('footer')).toContainText(/Museum now: you \d+, left on the board \d+\./);
  await choose(board(page).getByRole('button', { name: /^Script\. worth 3, your museum \d+; \d left$/ }));
  await confirm(page, 'Take: Script');
  await expect(chronicle(page)).toContainText(`Into the museum of ${player}: Script.`);
  await expect(matOf(page, player).locator('[title="Script"]')).toBeVisible();
});

async function giveBack(page: Page, colour: string, returned: number): Promise<void> {
  await expect(page.getByText(`${returned} of 2 returned`)).toBeVisible();
  const chosen = panel(page, 'Over 7').getByRole('button', { name: new RegExp(`^${colour} meeple, \\d → \\d$`) });
  await choose(chosen);
  await confirm(page, `Return: ${colour} meeple`);
}

test('over seven meeples: the counter says how many go back', async ({ page }) => {
  await sitDown(page, position('over seven meeples'));
  const player = await decider(page);
  await expect(sentence(page)).toHaveText('You hold 9 meeples and may keep 7: return 2.');
  await expect(matOf(page, player).getByRole('heading', { name: 'Meeples 9 of 7' })).toBeVisible();
  await expect(matOf(page, player).getByRole('button', { name: 'White meeple. You hold none.' })).toBeDisabled();
  await giveBack(page, 'Red', 0);
  await expect(sentence(page)).toHaveText('You hold 8 meeples and may keep 7: return one more.');
  await giveBack(page, 'Yellow', 1);
  await expect(chronicle(page)).toContainText('Returned: 1 red meeple.');
  await expect(chronicle(page)).toContainText('Returned: 1 yellow meeple.');
});
