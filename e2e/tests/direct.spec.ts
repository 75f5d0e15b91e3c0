import type { Locator, Page } from '@playwright/test';
import { fitGame, fitGameId } from '../fit/fit-games.ts';
import { LONG } from '../kit/browser.ts';
import { position } from '../kit/positions.ts';
import { keepSettings, layOnShelf } from '../kit/shelf.ts';
import {
  board,
  chronicle,
  decider,
  endTurn,
  matOf,
  panel,
  sentence,
  sitDown,
  undoButton,
  walks,
} from '../kit/table.ts';
import { expect, test } from '../kit/test.ts';

/* Choosing on the board: one tap is one step, the forecast stands at the target, and questions are rare. */

const table = (page: Page): Locator => page.locator('[data-decides]');
const question = (page: Page): Locator => page.getByRole('alertdialog');
const forecast = (page: Page): Locator => page.locator('[data-forecast=forecast]');

test('a tap on the board walks; one on a room or a recruit activates, and nothing is confirmed in between', async ({
  page,
}) => {
  await sitDown(page, position('first walk'));
  await board(page).locator('[data-state=legal]').first().click();
  await expect(table(page)).toHaveAttribute('data-decision', 'action');
  await expect(undoButton(page)).toHaveText(/Undo: walk/);
  await expect(page.locator('[data-confirm]')).toHaveCount(0);
});

test('a tap on a recruit activates its discipline and has that recruit in hand', { tag: LONG }, async ({ page }) => {
  await sitDown(page, position('action'));
  const player = await decider(page);
  const recruit = matOf(page, player).locator('[data-about^=recruit][data-state=legal]').first();
  const about = await recruit.getAttribute('data-about');
  await recruit.click();
  await expect(table(page)).toHaveAttribute('data-decision', 'hire');
  await expect(matOf(page, player).locator(`[data-about="${about}"]`)).toHaveAttribute('data-state', 'chosen');
});

test('a single open target glows and is not played by itself', { tag: LONG }, async ({ page }) => {
  await sitDown(page, position('final turn without a walk'));
  await expect(page.locator('[data-panel] [data-state=legal]')).toHaveCount(1);
  await expect(page.locator('[data-state=chosen]')).toHaveCount(0);
});

test('the turn is told in one sentence before it ends, and every step can be taken back', async ({ page }) => {
  await sitDown(page, position('action'));
  const entries = await table(page).getAttribute('data-entries');
  await page.getByRole('button', { name: 'Pass, End the turn, keep everything' }).click();
  await expect(sentence(page)).toHaveText('That’s your turn. End it, or undo a step.');
  await expect(page.locator('[data-turn-summary]')).toHaveText(/^You .+ and passed\.$/);
  await expect(panel(page, 'Your turn')).toBeVisible();
  // nothing has been played yet
  await expect(table(page)).toHaveAttribute('data-entries', entries ?? '');
  await undoButton(page).click();
  await expect(table(page)).toHaveAttribute('data-decision', 'action');
  await page.getByRole('button', { name: 'Pass, End the turn, keep everything' }).click();
  await endTurn(page);
  await expect(chronicle(page)).toContainText(/ and passed\./);
});

test('with “End turns at once” a complete turn ends by itself, unless it is undone before', async ({ page }) => {
  await keepSettings(page, { theme: 'day', language: 'en', endAtOnce: true });
  await sitDown(page, position('action'));
  const entries = await table(page).getAttribute('data-entries');
  const pass = page.getByRole('button', { name: 'Pass, End the turn, keep everything' });
  await pass.click();
  await expect(table(page)).toHaveAttribute('data-ends-by-itself', 'true');
  await undoButton(page).click();
  await expect(table(page)).toHaveAttribute('data-ends-by-itself', 'false');
  await expect(table(page)).toHaveAttribute('data-entries', entries ?? '');
  await pass.click();
  await expect(chronicle(page)).toContainText(/ and passed\./, { timeout: 20_000 });
  await expect(table(page)).not.toHaveAttribute('data-entries', entries ?? '');
});

test('before tiles are drawn the bubble at the target asks: Stay leaves everything as it was', async ({ page }) => {
  await sitDown(page, position('walk, walls refilled'));
  const walk = walks(page).filter({ hasText: 'New portraits first' }).first();
  await walk.click();
  await expect(question(page)).toContainText('New portraits will be drawn');
  await expect(question(page)).toContainText(/\d+ portraits are drawn\. After that you can’t undo\./);
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(table(page)).toHaveAttribute('data-decision', 'walk');
  await walk.click();
  await question(page)
    .getByRole('button', { name: /^Walk \d$/ })
    .click();
  await expect(chronicle(page)).toContainText('new faces moved in');
});

test('flipping the financier asks once in a turn', async ({ page }) => {
  await sitDown(page, position('money flips the financier'));
  const money = page.locator('[data-panel] [data-offer=money]');
  await money.click();
  await expect(question(page)).toContainText('Flip the financier for −5 PP?');
  await page.keyboard.press('Enter');
  await expect(table(page)).toHaveAttribute('data-ending', 'true');
  await undoButton(page).click();
  await money.click();
  await expect(table(page)).toHaveAttribute('data-ending', 'true');
  await expect(question(page)).toHaveCount(0);
});

test('firing and withdrawing ask with a button that names the deed', { tag: LONG }, async ({ page }) => {
  await sitDown(page, position('fire'));
  await page.locator('[data-panel] [data-offer^=fire]').first().click();
  await expect(question(page).getByRole('button', { name: /^Fire .+/ })).toBeFocused();
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await sitDown(page, position('final walk'));
  await board(page)
    .getByRole('button', { name: /^Withdraw for 4 PP/ })
    .click();
  await expect(question(page).getByRole('button', { name: 'Withdraw for 4 PP' })).toBeFocused();
});

test('leaving the table asks, and says that the game is saved', { tag: LONG }, async ({ page }) => {
  await sitDown(page, position('first walk'));
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await expect(question(page)).toContainText('The game is saved.');
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expect(question(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await question(page).getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).not.toHaveURL(/\/game\//);
});

test.describe('in German on a small tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 } });
  test('the florins stay where they are while the pointer on them shows what they become', async ({ page }) => {
    await keepSettings(page, { theme: 'day', language: 'de' });
    await page.goto('');
    await layOnShelf(page, [fitGame('money', 2)]);
    await page.goto(`#/game/${fitGameId('money', 2)}`);
    const florins = page.locator('[data-zone="crest"] button[data-offer="money"]');
    const { x = 0, y = 0, width = 0, height = 0 } = (await florins.boundingBox()) ?? {};
    await page.mouse.move(x + width * 0.9, y + height * 0.2);
    await expect(florins).toContainText('→');
    const tops = await florins.evaluate(
      (button) =>
        new Promise<readonly number[]>((done) => {
          const seen: number[] = [];
          const look = (): void => {
            seen.push(button.getBoundingClientRect().top);
            if (seen.length < 20) requestAnimationFrame(look);
            else done(seen);
          };
          look();
        }),
    );
    expect(new Set(tops)).toStrictEqual(new Set([y]));
  });
});

test('the forecast stands beside the target and covers no open one, for the pointer and for the focus', async ({
  page,
}) => {
  await sitDown(page, position('walk, a recruit falls off'));
  const row = walks(page).first();
  const key = await row.getAttribute('data-offer');
  await row.hover();
  await expect(forecast(page)).toBeVisible();
  await expect(forecast(page)).toContainText('drops out');
  expect(await forecast(page).locator('p').count()).toBeLessThanOrEqual(4);
  // the same option lights up on the board
  await expect(board(page).locator(`[data-offer="${key}"]`)).toHaveAttribute('data-lit', '');
  const covered = await page.evaluate(() => {
    const card = document.querySelector('[data-forecast]')?.getBoundingClientRect();
    return [...document.querySelectorAll('[data-offer][data-state="legal"]')].filter((target) => {
      const box = target.getBoundingClientRect();
      return (
        card !== undefined &&
        Math.min(card.right, box.right) > Math.max(card.left, box.left) &&
        Math.min(card.bottom, box.bottom) > Math.max(card.top, box.top)
      );
    }).length;
  });
  expect(covered).toBe(0);
  await page.mouse.move(2, 300);
  await expect(forecast(page)).toHaveCount(0);
  await row.focus();
  await expect(forecast(page)).toBeVisible();
  // it goes with its position
  await page.keyboard.press('Enter');
  await expect(table(page)).toHaveAttribute('data-decision', 'action');
});

test('a rung that says "raise it" raises it', async ({ page }) => {
  await sitDown(page, position('spend a disc'));
  await panel(page, 'Religion').getByRole('button', { name: '3, place up to 3 discs, 1 more: raise it' }).click();
  await expect(chronicle(page)).toContainText('spent a disc for strength');
  await expect(sentence(page)).toContainText('Use Religion at strength 3');
});

test('a box in the Religion room takes the reward and its first disc with one tap', { tag: LONG }, async ({ page }) => {
  await sitDown(page, position('spend a disc'));
  await board(page).locator('[data-about^="box "][data-state=legal]').first().click();
  await expect(chronicle(page)).toContainText('placed a disc in the');
});

test('a second tap right after a step is ignored', async ({ page }) => {
  await sitDown(page, position('first walk'));
  await walks(page).first().dblclick();
  await expect(table(page)).toHaveAttribute('data-decision', 'action');
  await expect(page.locator('[data-tap-guard]')).toHaveCount(0);
  await expect(table(page)).toHaveAttribute('data-decision', 'action');
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a long press does not choose: the forecast stays, and its button does it', async ({ page }) => {
    await sitDown(page, position('first walk'));
    const row = walks(page).first();
    const box = await row.boundingBox();
    if (box === null) throw new Error('no row to press');
    const session = await page.context().newCDPSession(page);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await expect(forecast(page)).toHaveAttribute('data-used', 'true');
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(table(page)).toHaveAttribute('data-decision', 'walk');
    await forecast(page).getByRole('button', { name: 'Do it' }).tap();
    await expect(table(page)).toHaveAttribute('data-decision', 'action');
  });
});
