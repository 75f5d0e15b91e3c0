import { CHARACTER_SLUGS } from '@la-stanza/words';
import { FEATURED } from '../../apps/web/src/drawing/art/featured.ts';
import { LONG } from '../kit/browser.ts';
import { keepSettings } from '../kit/shelf.ts';
import { spillsOf } from '../kit/spills.ts';
import { expect, test } from '../kit/test.ts';

/* Who is shown depends on the day and on how far somebody is: `fit` sees one of them, these tests everybody. */

/** Every text. */
const ALL = [''];

for (const language of ['en', 'de', 'fr', 'nl'] as const) {
  test.describe(`on a small phone with the largest letters, ${language}`, { tag: LONG }, () => {
    test.use({ viewport: { width: 360, height: 640 } });
    test.beforeEach(({ page }) => keepSettings(page, { theme: 'day', language, textSize: 'largest' }));

    test('everybody on the wall of the start page stays in the card', async ({ page }) => {
      await page.goto('');
      const wall = page.locator('section', { has: page.locator('[aria-live="polite"] b') });
      const name = wall.locator('b');
      const met = new Set<string>();
      for (const _ of FEATURED) {
        const shown = await name.innerText();
        expect.soft(await spillsOf(wall, ALL), shown).toEqual([]);
        met.add(shown);
        await wall.getByRole('button').click();
        await expect(name).not.toHaveText(shown);
      }
      expect(met.size).toBe(FEATURED.length);
    });

    test('all forty evenings stay in their card', async ({ page }) => {
      for (const slug of CHARACTER_SLUGS) {
        await page.goto(`#/palazzo/${slug}`);
        await expect(page.locator('main h3').first()).toBeVisible();
        expect.soft(await spillsOf(page.locator('main'), ALL), slug).toEqual([]);
      }
    });
  });
}
