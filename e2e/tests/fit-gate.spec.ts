import type { Page } from '@playwright/test';
import { checkPage, type Fault } from '../fit/check-page.ts';
import { fitGame } from '../fit/fit-games.ts';
import { layOnShelf } from '../kit/shelf.ts';
import { expect, test } from '../kit/test.ts';

/* Tests `pnpm fit` itself: a fault planted into a table that fits is found and named. */

test.use({ viewport: { width: 1366, height: 768 } });

async function open(page: Page): Promise<void> {
  await page.goto('#/game/nowhere');
  await layOnShelf(page, [fitGame('hire', 4)]);
  await page.goto('about:blank');
  await page.goto('#/game/hire-4');
  await expect(page.locator('[data-panel] [data-offer]').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

async function faultsOf(page: Page): Promise<readonly Fault[]> {
  const { assertions, faults } = await page.evaluate(checkPage, { touch: false, mayScroll: false });
  expect(assertions).toBeGreaterThan(100);
  return faults;
}

test('a table that fits has no faults', async ({ page }) => {
  await open(page);
  expect(await faultsOf(page)).toEqual([]);
});

test('a panel pushed 40 pixels over the board is found', async ({ page }) => {
  await open(page);
  await page.addStyleTag({ content: '[data-room-for-choices] { translate: -48px; }' });
  expect(await faultsOf(page)).toContainEqual({
    rule: 'covered',
    what: expect.stringMatching(/^the board and .* overlap by 40 x /),
  });
});

test('a price without its last figure is found', async ({ page }) => {
  await open(page);
  const price = page.locator('[data-panel] [data-offer^="hire"] b').first();
  const words = await price.innerText();
  await price.evaluate((element) => {
    element.style.cssText = 'display: block; overflow: hidden; width: 5px; white-space: nowrap';
  });
  expect(await faultsOf(page)).toContainEqual({ rule: 'cut text', what: expect.stringContaining(`“${words}”`) });
});

test('a button with something over it is found', async ({ page }) => {
  await open(page);
  await page.locator('[data-bar="undo"]').evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const cover = document.createElement('div');
    cover.style.cssText = `position: fixed; z-index: 99; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px; background: tan`;
    document.body.append(cover);
  });
  expect(await faultsOf(page)).toContainEqual({ rule: 'covered', what: expect.stringContaining('undo button') });
});

test('a word wider than the frame around it is found', async ({ page }) => {
  await open(page);
  const price = page.locator('[data-panel] [data-offer^="hire"] b').first();
  const words = await price.innerText();
  await price.evaluate((element) => {
    element.style.cssText = 'max-width: none; letter-spacing: 40px; white-space: nowrap';
  });
  expect(await faultsOf(page)).toContainEqual({ rule: 'spills', what: expect.stringContaining(`“${words}”`) });
});

test('a picture wider than the frame around it is found', async ({ page }) => {
  await page.goto('#/palazzo');
  const person = page.locator('[data-place="discoveries"] a[aria-current] img');
  await expect(person).toBeVisible();
  await person.evaluate((picture) => {
    picture.style.cssText = 'max-width: none; width: 120px';
  });
  expect(await faultsOf(page)).toContainEqual({ rule: 'spills', what: expect.stringMatching(/^a picture .* out of /) });
});

test('a word broken between two lines is found', async ({ page }) => {
  await open(page);
  await page.locator('[data-bar="sentence"]').evaluate((element) => {
    element.style.cssText = 'flex: none; width: 40px; overflow-wrap: anywhere';
  });
  expect(await faultsOf(page)).toContainEqual({ rule: 'broken word', what: expect.stringContaining('“glowing”') });
});

test('a main action that is not in sight is found', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('#/palazzo');
  const play = page.locator('[data-in-sight]');
  await expect(play).toBeInViewport();
  expect(await faultsOf(page)).toEqual([]);
  await play.evaluate((button) => {
    button.style.position = 'static';
  });
  expect(await faultsOf(page)).toContainEqual({ rule: 'outside', what: expect.stringContaining('main action button') });
});
