import type { Locator, Page } from '@playwright/test';
import { position } from '../../kit/positions.ts';
import { sitDown } from '../../kit/table.ts';
import { expect, test } from '../../kit/test.ts';

/* A phone shows one room of six. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const stage = (page: Page): Locator => page.locator('[data-stage]');

/** Puts a finger on the middle of the room and pulls it sideways; returns a function that lifts it. */
async function pull(page: Page, by: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const box = await stage(page).boundingBox();
  if (box === null) throw new Error('no room to pull');
  const y = box.y + box.height / 2;
  const from = box.x + box.width / 2;
  const touch = async (type: 'touchStart' | 'touchMove', x: number): Promise<void> => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  };
  await touch('touchStart', from);
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + share * by);
  return async () => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}

test('the room follows the finger; far enough leads to its neighbour, less springs back', async ({ page }) => {
  await sitDown(page, position('first walk'));
  const card = stage(page).locator(':scope > div');
  // the map above shows which
  const room = async (): Promise<string> =>
    (await page.locator('button[aria-current="true"]').getAttribute('aria-label')) ?? '';
  const first = await room();
  expect(first).not.toBe('');

  const lift = await pull(page, -30);
  await expect(card).toHaveCSS('translate', '-30px');
  await lift();
  await expect(card).toHaveCSS('translate', 'none');
  expect(await room()).toBe(first);

  await (
    await pull(page, -120)
  )();
  await expect.poll(room).not.toBe(first);
  await expect(card).toHaveCSS('translate', 'none');

  await (
    await pull(page, 120)
  )();
  await expect.poll(room).toBe(first);
});
