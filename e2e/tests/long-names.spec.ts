import { STANDARD_FIGURES } from '@la-stanza/engine';
import type { Locator, Page } from '@playwright/test';
import { LONG } from '../kit/browser.ts';
import type { SeatedPlayer } from '../../apps/web/src/game/source/game-source.ts';
import { AMBROGIO, ELENA, FIAMMETTA, MARIT, playedGame } from '../kit/saved-games.ts';
import { layOnShelf } from '../kit/shelf.ts';
import { spillsOf } from '../kit/spills.ts';
import { expect, test } from '../kit/test.ts';

// names of the maximum length, in scripts that break differently or not at all
const PLAYERS: readonly SeatedPlayer[] = [
  { name: 'Wwwwwwwwwwwwwwwwwwwwwwww', colour: 'plum' },
  { name: 'Αλεξάνδρα-Κωνσταντίνα Πα', colour: 'onyx' },
  { name: '田中さくら田中さくら田中さくら田中さくら田中さく', colour: 'copper' },
  { name: 'عبدالرحمن العزيز 👩‍🎨', colour: 'teal' },
];
const NAMES = PLAYERS.map(({ name }) => name);
const WORDS = ['Wwww', 'Αλεξ', 'Κων', '田中', 'عبد'];

const GAMES = [
  playedGame({ id: 'over', players: PLAYERS, seed: 'ab12' }),
  playedGame({ id: 'bots', players: [ELENA, FIAMMETTA, AMBROGIO, MARIT], seed: 'ab13', entries: 90 }),
  // a review takes time for every turn
  playedGame({
    id: 'short',
    players: PLAYERS.slice(0, 2),
    seed: 'ab14',
    figures: { ...STANDARD_FIGURES, extraRounds: 0, finalTurns: 1 },
  }),
];

const SIZES = [
  { width: 360, height: 640 },
  { width: 820, height: 1180 },
  { width: 1280, height: 720 },
];

test.beforeEach(async ({ page }) => {
  await page.goto('');
  await layOnShelf(page, GAMES);
  await page.reload();
});

/** Checks the parts of the page in every window. */
async function expectInPlace(page: Page, ...parts: readonly Locator[]): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const part of parts) {
      await expect(part).toBeVisible();
      expect(await spillsOf(part, WORDS), `at ${size.width} pixels`).toEqual([]);
    }
  }
}

test('names of 24 characters fit on every page before and after a game', async ({ page }) => {
  const main = page.getByRole('main');
  await expect(page.getByRole('link', { name: /: game with/ })).toHaveCount(3);
  await expectInPlace(page, main);

  await page.goto('#/new');
  for (const [index, name] of NAMES.entries()) {
    await page.getByRole('combobox', { name: `Who sits on seat ${index + 1}` }).selectOption('Person');
    const field = page.getByRole('textbox', { name: `Name on seat ${index + 1}` });
    await field.fill(name);
    await expect(field).toHaveValue(name);
    await expect(field).toHaveAttribute('title', name);
  }
  await expectInPlace(page, main);

  await page.goto('#/game/over');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('the palazzo');
  for (const line of await page.locator('summary').all()) await line.click();
  await expectInPlace(page, main);

  await page.goto('#/replay/over');
  // the table between the two has its own tests
  await expectInPlace(page, page.getByRole('banner'), page.getByRole('region', { name: 'Timeline' }));
});

test(
  'the head of an opponent’s sheet has two lines on a phone: name and buttons, then the figures',
  { tag: LONG },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('#/game/bots');
    await page.getByRole('button', { name: 'Enlarge Fiammetta’s mat' }).click();
    const head = page.getByRole('region', { name: 'Fiammetta’s mat, enlarged' }).locator('header');
    const close = head.getByRole('button', { name: 'Close' });
    await expect(close).toBeVisible();
    const [box, button] = [await head.boundingBox(), await close.boundingBox()];
    expect(box?.height).toBeLessThan(2 * (button?.height ?? 0));
    expect(await spillsOf(head, ['Fiammetta', 'apprentice'])).toEqual([]);
  },
);

test('names of 24 characters fit in a review', { tag: LONG }, async ({ page }) => {
  await page.goto('#/analysis/short');
  await expect(page.getByRole('heading', { name: 'Skill and luck' })).toBeVisible();
  await expectInPlace(page, page.getByRole('main'));
});
