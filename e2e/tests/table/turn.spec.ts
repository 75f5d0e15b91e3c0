import { expect, test } from '@playwright/test';
import { position } from '../../kit/positions.ts';
import {
  board,
  choose,
  chronicle,
  confirm,
  confirmButton,
  decider,
  figure,
  matOf,
  panel,
  sentence,
  sitDown,
  walks,
} from '../../kit/table.ts';

/* The decisions of a turn outside an activation, each from a prepared position. */

test('a walk: portraits glow with their steps, the recruit is shown before and told after', async ({ page }) => {
  await sitDown(page, position('first walk'));
  await expect(sentence(page)).toHaveText('Walk to a glowing portrait; you recruit whoever hangs there.');
  await expect(confirmButton(page)).toBeDisabled();
  // rule 13.1: with full walls the first four portraits are within reach
  await expect(walks(page)).toHaveCount(4);
  const row = walks(page).nth(2);
  const label = (await row.getAttribute('aria-label')) ?? '';
  // who, where, and what it brings
  const [, name = '', brings = ''] = /^3, ([^,]+) \(.+\), .+ room, (.+)$/.exec(label) ?? [];
  const portrait = board(page).getByRole('button', { name: new RegExp(`^${name} \\(.+\\. ${brings}$`) });
  await expect(portrait).toHaveAttribute('data-state', 'legal');
  const player = await decider(page);
  await choose(row);
  // the ghost: the recruit already lies on the mat, and the footer says who joins
  await expect(panel(page, 'Walk')).toContainText(`${name} joins your first recruit space. Nobody falls off.`);
  await confirm(page, 'Confirm: walk 3');
  await expect(chronicle(page)).toContainText(`${player} walks 3 steps to the Discoveries room.`);
  await expect(chronicle(page)).toContainText(`${name} joins the recruits.`);
  await expect(matOf(page, player).getByRole('img', { name, exact: true })).toBeVisible();
});

test('the bonus space says why it is shut', async ({ page }) => {
  await sitDown(page, position('walk, bonus space shut'));
  const space = board(page).getByRole('button', { name: /^Bonus Tiles space\. / });
  await expect(space).toBeDisabled();
  const row = panel(page, 'Walk').getByRole('button', { name: /^Bonus Tiles space, / });
  const reason = /, (.+)$/.exec((await row.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  expect(reason).toMatch(/^No .+\.$/);
  await row.click({ force: true });
  // nothing is refused silently
  await expect(panel(page, 'Walk').locator('footer')).toContainText(reason);
  await expect(confirmButton(page)).toBeDisabled();
});

test('a walk that slides somebody off names them', async ({ page }) => {
  await sitDown(page, position('walk, a recruit falls off'));
  const player = await decider(page);
  await choose(walks(page).first());
  const words = await panel(page, 'Walk').locator('footer').innerText();
  const falling = /joins, (.+) falls off\./.exec(words)?.[1] ?? '';
  expect(falling).not.toBe('');
  await expect(matOf(page, player).getByText(`${falling} falls off`)).toBeVisible();
  await confirm(page, /Confirm: walk \d/);
  await expect(chronicle(page)).toContainText(`${falling} falls off the recruits.`);
});

test('the finale: withdrawing asks twice and takes the passing spot', async ({ page }) => {
  await sitDown(page, position('final walk'));
  const player = await decider(page);
  await expect(sentence(page)).toHaveText('Walk to a glowing portrait, or withdraw for 4 PP.');
  await expect(panel(page, 'Finale A')).toContainText('2 more turns after this');
  await choose(board(page).getByRole('button', { name: 'Withdraw for 4 PP. Your game ends here.' }));
  await expect(panel(page, 'Finale A')).toContainText(new RegExp(`${player}\\s\\S+ → `));
  await confirm(page, 'Withdraw for 4 PP');
  await expect(sentence(page)).toHaveText('Withdraw for 4 PP? Your game ends here; the others play on.');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(sentence(page)).toHaveText('Walk to a glowing portrait, or withdraw for 4 PP.');
  await confirmButton(page).click();
  await confirmButton(page).click();
  await expect(chronicle(page)).toContainText(`${player} withdraws for 4 PP.`);
  await expect(matOf(page, player)).toContainText('withdrawn');
  await expect(sentence(page)).toHaveText('Walk to a glowing portrait, or withdraw for 3 PP.');
});

test('a final turn without a walk: only withdrawing is left and already chosen', async ({ page }) => {
  await sitDown(page, position('final turn without a walk'));
  const player = await decider(page);
  await expect(sentence(page)).toHaveText(/^No walk is open: withdraw for \d\sPP\.$/);
  await confirm(page, 'Withdraw for');
  await expect(sentence(page)).toHaveText(/^Withdraw for \d\sPP\?/);
  await confirm(page, 'Withdraw for');
  await expect(chronicle(page)).toContainText(`${player} withdraws for`);
});

test('the action: five emblems with way or reason, money and passing', async ({ page }) => {
  await sitDown(page, position('action'));
  const player = await decider(page);
  const here = panel(page, 'Your action');
  await expect(sentence(page)).toHaveText('Take one action: activate a discipline, receive money or pass.');
  for (const discipline of ['Discoveries', 'Literature', 'Religion', 'Arts', 'Politics']) {
    await expect(here.getByRole('button', { name: new RegExp(`^${discipline}, .+`) })).toBeVisible();
  }
  const closed = here.getByRole('button', { name: /^Discoveries, .*No recruit of Discoveries\./ });
  await closed.click({ force: true });
  await expect(here.locator('footer')).toContainText('No recruit of Discoveries.');
  await choose(here.getByRole('button', { name: /^Politics, you’re here/ }));
  await expect(here.locator('footer')).toContainText('Next you hire:');
  await confirm(page, 'Activate Politics');
  await expect(chronicle(page)).toContainText(`${player} activates Politics.`);
});

test('an activation from afar offers both meeples, the own colour first', async ({ page }) => {
  await sitDown(page, position('action, two ways to pay'));
  const player = await decider(page);
  const here = panel(page, 'Your action');
  const chip = here.getByRole('button', { name: /, pay its meeple/ });
  const discipline = /^(\w+),/.exec((await chip.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await choose(chip);
  await expect(here.getByRole('group', { name: 'Pay with' })).toBeVisible();
  await choose(here.getByRole('button', { name: 'White meeple', exact: true }));
  await confirm(page, `Activate ${discipline}`);
  await expect(chronicle(page)).toContainText(`${player} activates ${discipline} with a meeple.`);
  await expect(chronicle(page)).toContainText('Returned: 1 white meeple.');
});

test('money: the push is seen before, the florins after', async ({ page }) => {
  await sitDown(page, position('money pushes somebody off'));
  const player = await decider(page);
  const here = panel(page, 'Your action');
  const row = here.getByRole('button', { name: /^Receive money: / });
  const [, from, to] =
    /ƒ(\d+) → ƒ(\d+), .+ leaves at the right end/.exec((await row.getAttribute('aria-label')) ?? '') ?? [];
  await choose(row);
  await expect(sentence(page)).toHaveText('Receive money: the financier moves one space and pushes.');
  await expect(figure(page, player, 'Florins')).toContainText(`${from} → ${to}`);
  const falls = /^(.+) leaves at the right end\./.exec(await here.locator('footer').innerText())?.[1] ?? '';
  await expect(matOf(page, player).getByText(`${falls} leaves`)).toBeVisible();
  await confirm(page, `Confirm: ƒ${from} becomes ƒ${to}`);
  await expect(chronicle(page)).toContainText(`${player} receives ƒ${Number(to) - Number(from)}.`);
  await expect(chronicle(page)).toContainText(`${falls} leaves the palazzo.`);
  await expect(matOf(page, player).locator('[title="Florins"]')).toHaveText(new RegExp(`${to}$`));
});

test('the flip of the financier names its loss, asks twice and is paid', async ({ page }) => {
  await sitDown(page, position('money flips the financier'));
  const player = await decider(page);
  const here = panel(page, 'Your action');
  const row = here.getByRole('button', { name: /^Receive money: .+, flips the financier: −5 PP$/ });
  const [, from, to] = /ƒ(\d+) → ƒ(\d+)/.exec((await row.getAttribute('aria-label')) ?? '') ?? [];
  await choose(row);
  await expect(here.locator('footer')).toContainText(new RegExp(`${player}\\s.+ → .+\\sPP\\.`));
  await confirm(page, `Flip: −5 PP, ƒ${from} → ƒ${to}`);
  await expect(sentence(page)).toContainText('Flip the financier for −5 PP?');
  await confirm(page, `Flip: −5 PP, ƒ${from} → ƒ${to}`);
  await expect(chronicle(page)).toContainText(`The financier of ${player} is flipped: −5 PP.`);
  await expect(chronicle(page)).toContainText('The financier moves to space 1.');
});

test('a flipped financier at the right end says why there is no money', async ({ page }) => {
  await sitDown(page, position('money no more'));
  const row = panel(page, 'Your action').getByRole('button', { name: /^Receive money: / });
  await expect(row).toHaveAccessibleName(/The flipped financier stands at the right end\.$/);
  await expect(row).toBeDisabled();
});

test('passing ends the turn', async ({ page }) => {
  await sitDown(page, position('action'));
  const player = await decider(page);
  await choose(panel(page, 'Your action').getByRole('button', { name: 'Pass, end the turn, keep everything' }));
  await confirm(page, 'Confirm: pass');
  await expect(chronicle(page)).toContainText(`${player} passes.`);
  expect(await decider(page)).not.toBe(player);
});
