import { expectFailures } from '../kit/gate.ts';
import { ELENA, AMBROGIO, FIAMMETTA, playedGame } from '../kit/saved-games.ts';
import { screenGames } from '../kit/screens.ts';
import { layOnShelf } from '../kit/shelf.ts';
import { staticAddress } from '../kit/static-host.ts';
import { decisionOf, pass, walk, walks } from '../kit/table.ts';
import { expect, test } from '../kit/test.ts';

test('one click on the start page starts a game against two bots', async ({ page }) => {
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fill the palazzo with genius.');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/game\/[0-9a-f]{16}$/);
  // the bots play until it is the player's turn
  await expect(decisionOf(page, 'Guest')).toBeVisible({ timeout: 20_000 });
  await expect(walks(page).first()).toBeVisible();
});

const bottomOf = (box: { readonly y: number; readonly height: number } | null): number =>
  box === null ? Infinity : box.y + box.height;

test('nothing shifts when the page replaces the static title', async ({ page }) => {
  // without scripts only the static page is shown
  await page.route('**/*.js', (route) => route.abort());
  expectFailures(page, /net::ERR_FAILED.*\.js/);
  await page.goto('');
  const name = page.getByText('La Stanza', { exact: true });
  await expect(name).toBeVisible();
  expect(await page.evaluate(() => document.body.getBoundingClientRect().top)).toBe(0);
  expect(await name.evaluate((element) => getComputedStyle(element).paddingTop)).not.toBe('0px');
});

test('the licences of everything in the build are one click away', async ({ page }) => {
  await page.goto('');
  const address = await page.getByRole('link', { name: 'Licences' }).getAttribute('href');
  const text = await (await page.request.get(new URL(address ?? '', page.url()).href)).text();
  expect(text).toContain('unofficial fan edition');
  for (const part of ['react-dom', 'zod', '@fontsource/cinzel', 'SIL OPEN FONT LICENSE', 'Fluid (R3) GM'])
    expect(text).toContain(part);
});

test('a game resumes after a reload, and from the continue list', async ({ page }) => {
  await page.goto('');
  await page.getByRole('link', { name: 'Share one screen' }).click();
  await page.getByRole('button', { name: 'Start game' }).click();
  await walk(page);
  // after the walk: the action, or a choice of the tile first
  await expect(pass(page)).toBeVisible();
  await page.reload();
  await expect(pass(page)).toBeVisible();
  await page.goto('');
  await page.getByRole('link', { name: /^Resume: game with Player 2/ }).click();
  await expect(pass(page)).toBeVisible();
});

test('several games are listed side by side; one is deleted and restored', async ({ page }) => {
  await page.goto('');
  await expect(page.getByText('It’s quiet in here.')).toBeVisible();
  await layOnShelf(page, [
    playedGame({ id: 'one', players: [ELENA, FIAMMETTA], seed: 'a1', entries: 60 }),
    playedGame({ id: 'two', players: [ELENA, AMBROGIO], seed: 'a2', entries: 60 }),
  ]);
  await page.reload();
  const games = page.getByRole('link', { name: /: game with/ });
  await expect(games).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete the game with Fiammetta' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Game with Fiammetta deleted.' })).toBeVisible();
  await expect(games).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(games).toHaveCount(2);
  await page.reload();
  await expect(games).toHaveCount(2);
});

test('the language changes without a reload and is stored', async ({ page }) => {
  await page.goto('');
  const isSamePage = page.evaluateHandle(() => document.body);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein Palazzo voller Genies.');
  expect(await page.evaluate((body) => body === document.body, await isSamePage)).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Jetzt spielen' })).toBeVisible();
});

test('the theme changes without a reload and is stored', async ({ page }) => {
  await page.goto('');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Candle' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'candle');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'candle');
});

test('if storage is blocked, the page says so and games still run', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await page.goto('');
  await expect(page.getByText('they last until you close the page')).toBeVisible();
  await page.getByRole('link', { name: 'Share one screen' }).click();
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(walks(page).first()).toBeVisible();
});

test('an address without a game leads back', async ({ page }) => {
  await page.goto('#/game/nowhere');
  await expect(page.getByText('This game isn’t on this device.')).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
});

test.describe('on a static host', () => {
  test.use({ baseURL: staticAddress });

  test('on a wide screen a newcomer sees every card whole, above the fold', async ({ page }) => {
    await page.goto('');
    const cards = page.locator('section', { has: page.getByRole('heading', { level: 2 }) });
    for (const language of ['English', 'Deutsch']) {
      await page.getByRole('combobox').first().selectOption({ label: language });
      for (const [width, height] of [
        [1280, 720],
        [1366, 768],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(cards).toHaveCount(3);
        for (const card of await cards.all())
          await expect.poll(async () => bottomOf(await card.boundingBox())).toBeLessThanOrEqual(height);
      }
    }
  });

  test('without a server nothing that needs one is offered, and no request is made', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('');
    await expect(page.getByRole('button', { name: /^Play now/ })).toBeVisible();
    await page.goto('#/new');
    await expect(page.getByRole('button', { name: 'Start game' })).toBeVisible();
    await expect(page.getByText(/Play with friends|Open tables|With friends, by link/)).toHaveCount(0);
    await page.goto('#/online/0192d7a0-0000-7000-8000-000000000001');
    await expect(page.getByText('Without a server there’s no one to meet here')).toBeVisible();
    expect(asked.filter((path) => path.includes('/api/'))).toEqual([]);
  });

  test('after a finished game the start page greets the player and is about going on', async ({ page }) => {
    await page.goto('');
    await layOnShelf(page, screenGames());
    await page.goto('#/game/over');
    await expect(page.getByRole('heading', { name: 'Fill the palazzo with genius.' })).toBeHidden();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('la-stanza.visitor'))).not.toBeNull();
    await page.goto('');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening)/);
    await expect(page.getByText('This site has no server')).toBeVisible();
    await expect(page.getByRole('link', { name: /^(Resume|Your turn): game with/ }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Watch', exact: true }).click();
    await expect(page.getByRole('link', { name: /replay/i })).toHaveCount(1);
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Play now' }).click();
    await expect(page.locator('[data-decision]')).toBeVisible();
  });
});
