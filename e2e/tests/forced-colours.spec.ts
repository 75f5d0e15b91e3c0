import { expect, test, type Locator } from '@playwright/test';
import { pictured } from '../kit/picture-positions.ts';
import { panel, sitDown, walks } from '../kit/table.ts';

/* With the reader's own colours (high contrast) nothing is told by ours: every state still looks different from the others. */

test.use({ forcedColors: 'active' });

/** How something is drawn: its lines and its filling. */
function look(thing: Locator): Promise<string> {
  return thing.evaluate((element) => {
    const { backgroundColor, borderTopColor, borderTopStyle, outlineStyle, outlineWidth, outlineOffset, color } =
      getComputedStyle(element);
    const outline = outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineStyle} ${outlineOffset}`;
    return [backgroundColor, color, borderTopColor, borderTopStyle, outline].join(', ');
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('what is open, chosen, closed and focused differs', async ({ page }) => {
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

    test('a switch shows whether it is on, and what is chosen can be read', async ({ page }) => {
      await page.goto('');
      await page.getByRole('button', { name: 'Settings' }).click();
      const sounds = page.getByRole('switch', { name: 'Sounds' });
      const off = await look(sounds);
      await sounds.check();
      expect(await look(sounds)).not.toBe(off);
      const [ground, ink] = (await look(page.getByText('Standard', { exact: true }))).split(/, (?=rgb)/);
      const [other] = (await look(page.getByText('Symbols only'))).split(/, (?=rgb)/);
      expect(ground).not.toBe(ink);
      expect(ground).not.toBe(other);
    });
  });
}

test('targets on the board keep their paint: gold for open, a frame for the focus', async ({ page }) => {
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
