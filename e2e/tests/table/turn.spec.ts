import { LONG } from '../../kit/browser.ts';
import { position } from '../../kit/positions.ts';
import {
  board,
  choose,
  confirmEachStep,
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
import { expect, test } from '../../kit/test.ts';

/* The decisions of a turn outside an activation, each from a prepared position. */

/* These prove what each step shows before it is played, so every step is selected and confirmed; direct.spec.ts taps. */
test.beforeEach(({ page }) => confirmEachStep(page));

test('a walk: portraits are legal with their steps, the recruit is previewed before and listed after', async ({
  page,
}) => {
  await sitDown(page, position('first walk'));
  await expect(sentence(page)).toHaveText('Walk to a glowing portrait to recruit that character.');
  await expect(confirmButton(page)).toBeDisabled();
  // rule 13.1: with full walls the first four portraits are within reach
  await expect(walks(page)).toHaveCount(4);
  const row = walks(page).nth(2);
  const label = (await row.getAttribute('aria-label')) ?? '';
  // who, where, and what it gives
  const [, name = '', brings = ''] = /^3, ([^,]+) \(.+\), .+ room, (.+)$/.exec(label) ?? [];
  const portrait = board(page).getByRole('button', { name: new RegExp(`^${name} \\(.+\\. ${brings}$`) });
  await expect(portrait).toHaveAttribute('data-state', 'legal');
  const player = await decider(page);
  await choose(row);
  // the ghost: the recruit already lies on the mat, and the footer says who joins
  await expect(panel(page, 'Walk')).toContainText(`${name} joins your recruits. No one drops out.`);
  await confirm(page, 'Walk 3');
  await expect(chronicle(page)).toContainText(`${player} walked 3 to Discoveries and recruited ${name}.`);
  await expect(matOf(page, player).getByRole('img', { name, exact: true })).toBeVisible();
});

test('the bonus space says why it is closed', async ({ page }) => {
  await sitDown(page, position('walk, bonus space shut'));
  const space = board(page).getByRole('button', { name: /^Bonus space\. / });
  await expect(space).toBeDisabled();
  const row = panel(page, 'Walk').getByRole('button', { name: /^Bonus space, / });
  const reason = /, (.+)$/.exec((await row.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  expect(reason).toMatch(/^(?:You|No tile) .+\.$/);
  await row.click({ force: true });
  // nothing is refused silently
  await expect(panel(page, 'Walk').locator('footer')).toContainText(reason);
  await expect(confirmButton(page)).toBeDisabled();
});

test('a walk that slides a recruit off names it', { tag: LONG }, async ({ page }) => {
  await sitDown(page, position('walk, a recruit falls off'));
  const player = await decider(page);
  await choose(walks(page).first());
  const words = await panel(page, 'Walk').locator('footer').innerText();
  const falling = /joins, (.+) drops out\./.exec(words)?.[1] ?? '';
  expect(falling).not.toBe('');
  await expect(matOf(page, player).getByText(`${falling} drops out`)).toBeVisible();
  await confirm(page, /Walk \d/);
  await expect(chronicle(page)).toContainText(`; ${falling} dropped out.`);
});

test('the finale: withdrawing asks twice and takes the passing spot', async ({ page }) => {
  await sitDown(page, position('final walk'));
  const player = await decider(page);
  await expect(sentence(page)).toHaveText('Walk to a glowing portrait, or withdraw for 4 PP.');
  await expect(panel(page, 'Finale A')).toContainText('2 more turns after this');
  await choose(board(page).getByRole('button', { name: 'Withdraw for 4 PP. Your game ends here' }));
  await expect(panel(page, 'Finale A')).toContainText(new RegExp(`${player}\\s\\S+ → `));
  await confirm(page, 'Withdraw for 4 PP');
  await expect(sentence(page)).toHaveText('Withdraw for 4 PP? Your game ends here; the others play on.');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(sentence(page)).toHaveText('Walk to a glowing portrait, or withdraw for 4 PP.');
  await confirmButton(page).click();
  await confirmButton(page).click();
  await expect(chronicle(page)).toContainText(`${player} withdrew first.`);
  await expect(matOf(page, player)).toContainText('withdrawn');
  await expect(sentence(page)).toHaveText('Walk to a glowing portrait, or withdraw for 3 PP.');
});

test('a final turn without a walk: only withdrawing is left and already chosen', { tag: LONG }, async ({ page }) => {
  await sitDown(page, position('final turn without a walk'));
  const player = await decider(page);
  await expect(sentence(page)).toHaveText(/^You can’t walk anywhere: withdraw for \d\sPP\.$/);
  await confirm(page, 'Withdraw for');
  await expect(sentence(page)).toHaveText(/^Withdraw for \d\sPP\?/);
  await confirm(page, 'Withdraw for');
  await expect(chronicle(page)).toContainText(`${player} withdrew`);
});

test('the action: five emblems with their cost or reason, money and passing', async ({ page }) => {
  await sitDown(page, position('action'));
  const here = panel(page, 'Your action');
  await expect(sentence(page)).toHaveText('Take one action: activate a discipline, receive money or pass.');
  for (const discipline of ['Discoveries', 'Literature', 'Religion', 'Arts', 'Politics']) {
    await expect(here.getByRole('button', { name: new RegExp(`^${discipline}, .+`) })).toBeVisible();
  }
  const closed = here.getByRole('button', { name: /^Discoveries, .*You have no Discoveries recruit\./ });
  await closed.click({ force: true });
  await expect(here.locator('footer')).toContainText('You have no Discoveries recruit.');
  await choose(here.getByRole('button', { name: /^Politics, you’re here/ }));
  await expect(here.locator('footer')).toContainText('Next you hire:');
  await confirm(page, 'Activate Politics');
  await expect(sentence(page)).toContainText('for Politics');
});

test('an activation from another room offers both meeples, its own colour first', { tag: LONG }, async ({ page }) => {
  await sitDown(page, position('action, two ways to pay'));
  const player = await decider(page);
  const here = panel(page, 'Your action');
  const chip = here.getByRole('button', { name: /, pay its meeple/ });
  const discipline = /^(\w+),/.exec((await chip.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await choose(chip);
  await expect(here.getByRole('group', { name: 'Pay with' })).toBeVisible();
  await choose(here.getByRole('button', { name: 'White meeple', exact: true }));
  await confirm(page, `Activate ${discipline}`);
  await expect(chronicle(page)).toContainText(new RegExp(`${player} .+ paid a white meeple for ${discipline}`));
});

test('money: the push is previewed before, the florins after', async ({ page }) => {
  await sitDown(page, position('money pushes a worker off'));
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
  await confirm(page, `Top up: ƒ${from} → ƒ${to}`);
  await expect(chronicle(page)).toContainText(`received ƒ${Number(to) - Number(from)}`);
  await expect(chronicle(page)).toContainText(`; ${falls} left.`);
  await expect(matOf(page, player).locator('[title="Florins"]')).toHaveText(new RegExp(`${to}$`));
});

test('flipping the financier names its loss, asks twice and is paid', async ({ page }) => {
  await sitDown(page, position('money flips the financier'));
  const player = await decider(page);
  const here = panel(page, 'Your action');
  const row = here.getByRole('button', { name: /^Receive money: .+, Flips the financier: −5 PP$/ });
  const [, from, to] = /ƒ(\d+) → ƒ(\d+)/.exec((await row.getAttribute('aria-label')) ?? '') ?? [];
  await choose(row);
  await expect(here.locator('footer')).toContainText(new RegExp(`${player}\\s.+ → .+\\sPP\\.`));
  await confirm(page, `Flip: −5 PP, ƒ${from} → ƒ${to}`);
  await expect(sentence(page)).toContainText('Flip the financier for −5 PP?');
  await confirm(page, `Flip: −5 PP, ƒ${from} → ƒ${to}`);
  await expect(chronicle(page)).toContainText(new RegExp(`${player} .+ flipped the financier and received ƒ\\d+`));
  await expect(chronicle(page)).toContainText('−5 PP');
});

test('a flipped financier at the right end says why there is no money', async ({ page }) => {
  await sitDown(page, position('money no more'));
  const row = panel(page, 'Your action').getByRole('button', { name: /^Receive money: / });
  await expect(row).toHaveAccessibleName(/Your flipped financier is at the right end\.$/);
  await expect(row).toBeDisabled();
});

test('passing ends the turn', async ({ page }) => {
  await sitDown(page, position('action'));
  const player = await decider(page);
  await choose(panel(page, 'Your action').getByRole('button', { name: 'Pass, End the turn, keep everything' }));
  await confirm(page, 'Pass');
  await expect(chronicle(page)).toContainText(/ and passed\./);
  expect(await decider(page)).not.toBe(player);
});
