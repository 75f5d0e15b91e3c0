import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { ELENA, ERASMUS, LEONARDO, playedGame } from '../kit/saved-games.ts';
import { keepSettings, layOnShelf } from '../kit/shelf.ts';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const PAGES = [
  { name: 'home', address: '' },
  { name: 'new game', address: '#/new' },
  { name: 'score', address: '#/game/over' },
] as const;

/** What axe finds; the drawings themselves hold nothing but shapes. */
async function faultsOf(page: Page): Promise<unknown[]> {
  const { violations } = await new AxeBuilder({ page }).exclude('main svg').analyze();
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
}

for (const theme of ['day', 'candle'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test.describe(`by ${theme}, on a ${size}`, () => {
      test.use({ viewport });

      test.beforeEach(async ({ page }) => {
        await keepSettings(page, { theme, language: 'en' });
        await page.goto('');
        await expect(page.getByText('Your games stay on this device.')).toBeVisible();
        await layOnShelf(page, [
          playedGame({ id: 'over', players: [ELENA, LEONARDO, ERASMUS], seed: 'ab12', as: 'novice' }),
        ]);
      });

      for (const { name, address } of PAGES) {
        test(`${name} has no fault that axe can find and needs no sideways scrolling`, async ({ page }) => {
          await page.goto(address);
          await page.reload();
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect(await faultsOf(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
        });
      }

      test('settings have no fault that axe can find', async ({ page }) => {
        await page.reload();
        await page.getByRole('button', { name: 'Settings' }).click();
        expect(await faultsOf(page)).toEqual([]);
      });
    });
  }
}
