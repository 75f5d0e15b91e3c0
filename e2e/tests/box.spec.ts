import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DISCIPLINES,
  fromText,
  openRecord,
  score,
  view,
  type BonusTile,
  type Discipline,
  type State,
  type View,
} from '@la-stanza/engine';
import type { Locator, Page } from '@playwright/test';
import { storedGame } from '../kit/shelf.ts';
import { expect, test } from '../kit/test.ts';

const DISCIPLINE_NAMES: Readonly<Record<Discipline, string>> = {
  discoveries: 'Discoveries',
  literature: 'Literature',
  religion: 'Religion',
  arts: 'Arts',
  politics: 'Politics',
};

const tileButton = (page: Page, tile: BonusTile): Locator => page.locator(`[data-tile="${tile}"]`);

/** A table as it may lie there: tiles, covers by room, characters clockwise, starters from left to right. */
const TILES: readonly BonusTile[] = ['Da', 'Dc', 'De', 'La', 'Lb', 'Le', 'Rb', 'Rc', 'Re', 'Aa', 'Ac', 'Ad'];
const COVERS = [5, 8, 5, 12, 8];
const RING: readonly Discipline[] = DISCIPLINES.flatMap((_, room) =>
  [0, 2, 4].map((step) => DISCIPLINES[(room + step) % DISCIPLINES.length] ?? 'arts'),
);
const startersOf = (seat: number): readonly Discipline[] => [...DISCIPLINES.slice(seat), ...DISCIPLINES.slice(0, seat)];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a table of three is set up by hand in 60 taps, and the game starts from it', async ({ page }) => {
    let taps = 0;
    const tap = async (on: Locator): Promise<void> => {
      taps++;
      await on.tap();
    };
    await page.goto('#/box/setup');
    // opening a list and choosing from it
    taps += 2;
    await page.getByRole('combobox', { name: 'Who sits on seat 3' }).selectOption('Person');
    for (const tile of TILES) await tap(tileButton(page, tile));
    for (const [index, points] of COVERS.entries()) {
      const room = DISCIPLINE_NAMES[DISCIPLINES[index] ?? 'arts'];
      const choice = page.getByRole('radiogroup', { name: `${room} room` });
      await tap(choice.getByText(`${points} PP`, { exact: true }));
    }
    const ring = page.getByRole('group', { name: 'Characters' });
    for (const discipline of RING) await tap(ring.locator(`[data-fill="${discipline}"]`));
    const starters = page.getByRole('group', { name: 'Starters' });
    for (const seat of [0, 1, 2]) {
      for (const discipline of startersOf(seat)) await tap(starters.locator(`[data-fill="${discipline}"]`));
    }
    taps += 2;
    await page.getByRole('combobox', { name: 'Start player' }).selectOption('Player 3');
    await expect(page.getByText(/^Still missing/)).toHaveCount(0);
    await tap(page.getByRole('button', { name: 'Start game' }));
    await expect(page.locator('[data-decision]')).toBeVisible();
    expect(taps).toBeLessThanOrEqual(60);

    const stored = await storedGame(page, page.url().split('/').at(-1) ?? '');
    const started = fromText(stored?.record.position ?? '');
    if ('fault' in started) throw new Error(started.fault.code);
    expectTable(view(started.game));
  });
});

function expectTable(seen: View): void {
  expect(seen.grid.map(({ tile }) => tile)).toEqual(TILES);
  expect(DISCIPLINES.map((room) => seen.niches[room].find(({ holds }) => holds === 'cover')?.prestige)).toEqual(COVERS);
  expect(seen.ring.slice(1).map(({ tile }) => tile?.discipline)).toEqual(RING);
  expect(seen.seats.map(({ workers }) => workers.slice(1).map((tile) => tile?.discipline))).toEqual(
    [0, 1, 2].map(startersOf),
  );
  expect(seen.activeSeat).toBe(2);
}

test('what is missing is said, and can be drawn', async ({ page }) => {
  await page.goto('#/box/setup');
  const begin = page.getByRole('button', { name: 'Start game' });
  await expect(begin).toBeDisabled();
  await expect(page.getByText('Still missing: Bonus tiles, Covers and Characters.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Who sits on seat 2' }).selectOption('Closed');
  await expect(page.getByText('Fill at least two seats to begin.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Who sits on seat 2' }).selectOption('Person');
  await page.getByRole('button', { name: 'Fill in the rest at random' }).click();
  await expect(begin).toBeEnabled();
});

function endOf(game: string): State {
  const file = join(import.meta.dirname, '../../fixtures/games', `${game}.json`);
  const opened = openRecord(JSON.parse(readFileSync(file, 'utf8')));
  if ('fault' in opened) throw new Error(opened.fault.code);
  return opened.game.state;
}

/** Enters the mat of a seat as its owner does. */
async function enterMat(page: Page, seen: View, seat: number): Promise<void> {
  const mat = seen.seats[seat];
  if (mat === undefined) throw new Error(`no seat ${seat}`);
  const { books, artworks } = mat;
  const count = (group: string, value: number): Promise<void> =>
    page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio').nth(value).check();
  for (const room of DISCIPLINES) {
    for (const { place, holds } of seen.niches[room]) {
      if (holds === seat) await page.locator(`[data-niche="${room} ${place}"]`).click();
    }
  }
  await page.getByRole('combobox', { name: 'Sailboat' }).selectOption(String(mat.boat));
  for (const colour of ['religion', 'politics', 'arts', 'discoveries'] as const) {
    await count(`${DISCIPLINE_NAMES[colour]} book`, books[colour]);
  }
  await count('Sculpture', artworks.sculpture);
  await count('Manuscript', artworks.script);
  await count('Painting', artworks.painting);
  for (const tile of mat.tiles) await tileButton(page, tile).click();
  if (mat.tiles.includes('Ac')) {
    await count('Characters on the worker track', mat.workers.filter((tile) => tile !== null).length);
  }
  await page
    .getByRole('radiogroup', { name: /^Withdrawal: / })
    .getByRole('radio')
    .nth(mat.withdrawn)
    .check();
  await count('Hiring cost above the financier', mat.financier.worker - 1);
  await page.getByRole('switch', { name: 'Flipped financier' }).setChecked(mat.financier.flipped);
}

test('12.1 the end of a game, entered mat by mat, gives its score and winner', async ({ page }) => {
  const state = endOf('4p-standard-tie-financier-place-31');
  const seen = view(state);
  const result = score(state);
  const names = ['Ada', 'Bea', 'Cem', 'Dov'];
  await page.goto('#/box/score');
  await page.getByRole('radiogroup', { name: 'Number of players' }).getByRole('radio').last().check();
  for (const [seat, name] of names.entries()) {
    await page.getByRole('textbox', { name: `Name on seat ${seat + 1}` }).fill(name);
  }
  for (const seat of names.keys()) {
    await page.getByRole('radiogroup', { name: 'Whose mat' }).getByRole('radio').nth(seat).check();
    await enterMat(page, seen, seat);
  }
  for (const [seat, name] of names.entries()) {
    await expect(page.getByText(`${name} · ${result.seats[seat]?.total}`, { exact: true })).toBeVisible();
  }
  expect(result.decidedBy).toBe('financier-place');
  const winner = names[result.winners[0] ?? -1];
  await expect(page.getByText(`${winner} wins the palazzo on the tie-break.`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'How the tie was broken' })).toContainText(winner ?? '');
});

test('11.3 a passing spot below a free one is refused in words', async ({ page }) => {
  await page.goto('#/box/score');
  const spot = page.getByRole('radiogroup', { name: 'Withdrawal: Player 1' });
  await spot.getByRole('radio').last().check();
  await expect(page.getByText(/^A higher arch is still free\./)).toBeVisible();
  await page.getByRole('button', { name: 'New sheet' }).click();
  await expect(page.getByText(/^A higher arch is still free\./)).toHaveCount(0);
});

test('only the points of each row add up to the totals', async ({ page }) => {
  await page.goto('#/box/score');
  await page.getByText('Points only').click();
  await page.getByRole('textbox', { name: 'Masterpieces: Player 1' }).fill('22');
  await page.getByRole('textbox', { name: 'Books: Player 1' }).fill('7');
  await page.getByRole('textbox', { name: 'Sailboat: Player 2' }).fill('15');
  await page.getByRole('switch', { name: 'Flipped financier' }).last().check();
  await expect(page.getByRole('status').filter({ hasText: /^\d+$/ })).toHaveText(['29', '10']);
  await expect(page.getByText('Player 1 wins the palazzo.')).toBeVisible();
});

for (const format of ['A4', 'Letter']) {
  test(`the sheets print on two pages of ${format}`, async ({ page }) => {
    for (const language of ['English', 'Deutsch', 'Français', 'Nederlands']) {
      await page.goto('#/box/print');
      await page.getByRole('combobox').first().selectOption(language);
      await expect(page.locator('main article')).toHaveCount(2);
      await page.evaluate(() => document.fonts.ready);
      const paper = (await page.pdf({ format })).toString('latin1');
      expect(paper.match(/\/Type\s*\/Page[^s]/g), language).toHaveLength(2);
    }
  });
}
