import type { Locator } from '@playwright/test';
import { LONG } from '../kit/browser.ts';
import { pictured } from '../kit/picture-positions.ts';
import { confirmEachStep, panel, sitDown, walks } from '../kit/table.ts';
import { expect, test } from '../kit/test.ts';

/* With forced colours (high contrast) our colours disappear: every state must still look different. */

test.use({ forcedColors: 'active' });

/** How an element is drawn: its lines and its fill. */
function look(target: Locator): Promise<string> {
  return target.evaluate((element) => {
    const { backgroundColor, borderTopColor, borderTopStyle, outlineStyle, outlineWidth, outlineOffset, color } =
      getComputedStyle(element);
    const outline = outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineStyle} ${outlineOffset}`;
    return [backgroundColor, color, borderTopColor, borderTopStyle, outline].join(', ');
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    const tag = colorScheme === 'light' ? LONG : [];

    test('open, chosen, closed and focused targets look different', { tag }, async ({ page }) => {
      // a step that is confirmed is chosen first
      await confirmEachStep(page);
      await sitDown(page, pictured('activation'));
      const rungs = panel(page, 'Discoveries');
      const open = rungs.getByRole('button', { name: /sail 1/ });
      const chosen = rungs.getByRole('button', { name: /sail 3/ });
      await expect(chosen).toHaveAttribute('aria-pressed', 'true');
      const looks = [
        await look(open),
        await look(chosen),
        await look(rungs.getByRole('button', { name: /Boarded up/ })),
      ];
      await page.keyboard.press('Tab');
      await open.focus();
      looks.push(await look(open));
      await chosen.focus();
      looks.push(await look(chosen));
      expect(new Set(looks).size).toBe(looks.length);
    });

    test('a switch shows whether it is on, and the selected option is readable', { tag }, async ({ page }) => {
      await page.goto('');
      await page.getByRole('button', { name: 'Settings' }).click();
      const curtain = page.getByRole('switch', { name: 'Curtain between turns' });
      const off = await look(curtain);
      await curtain.check();
      expect(await look(curtain)).not.toBe(off);
      const [ground, ink] = (await look(page.getByText('Standard', { exact: true }))).split(/, (?=rgb)/);
      const [other] = (await look(page.getByText('Symbols only'))).split(/, (?=rgb)/);
      expect(ground).not.toBe(ink);
      expect(ground).not.toBe(other);
    });
  });
}

test('targets on the board keep their paint: gold for open, a frame for the focus', async ({ page }) => {
  await confirmEachStep(page);
  await sitDown(page, pictured('walk'));
  await expect(walks(page).first()).toBeVisible();
  const board = page.getByRole('group', { name: 'The palazzo' });
  const target = board.getByRole('button').first();
  const paint = (): Promise<string[]> =>
    target.evaluate((element) =>
      [...element.querySelectorAll(':scope > path')]
        .filter((path) => getComputedStyle(path).display !== 'none')
        .map((path) => `${getComputedStyle(path).stroke} ${getComputedStyle(path).strokeWidth}`),
    );
  const open = await paint();
  expect(open).toContain('rgb(255, 203, 61) 2.6px');
  await page.keyboard.press('Tab');
  await target.focus();
  const focused = await paint();
  expect(focused.length).toBeGreaterThan(open.length);
  await page.keyboard.press('Enter');
  await expect(target).toHaveAttribute('aria-pressed', 'true');
  expect(await paint()).not.toEqual(focused);
});
