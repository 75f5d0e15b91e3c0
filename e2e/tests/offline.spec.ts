import { STANDARD_FIGURES } from '@la-stanza/engine';
import type { Page } from '@playwright/test';
import { LONG } from '../kit/browser.ts';
import { ELENA, FIAMMETTA, playedGame } from '../kit/saved-games.ts';
import { layOnShelf } from '../kit/shelf.ts';
import { openStaticHost, type HostHabits } from '../kit/static-host.ts';
import { gameOver, skipToSheet } from '../kit/whole-game.ts';
import { expect, test } from '../kit/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until everything is cached on the device. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByText('Your games stay on this device.')).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) {
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
    }
  });
}

/** Walks and passes until the game is over, and skips the bots' animations. */
async function playToTheEnd(page: Page): Promise<void> {
  const table = page.locator('[data-decision]');
  const score = gameOver(page);
  const decides = page.locator('[data-decides=true]');
  const confirm = page.locator('[data-confirm]:visible').last();
  const skip = page.getByRole('button', { name: 'Skip', exact: true });
  const ceremony = page.locator('main[data-ceremony]');
  for (;;) {
    await expect(score.or(decides).or(skip).or(ceremony).first()).toBeVisible();
    await skipToSheet(page);
    if (await score.isVisible()) return;
    if (await skip.isVisible()) {
      await skip.click({ timeout: 1000 }).catch(() => undefined);
      continue;
    }
    if (await confirm.isVisible()) {
      await confirm.click();
      continue;
    }
    // between the count and the winner there is neither table nor sheet
    if (!(await decides.isVisible())) continue;
    const decision = await table.getAttribute('data-decision');
    const choice =
      decision === 'action'
        ? page.getByRole('button', { name: /^Pass, / })
        : page.getByRole('button', { name: /^\d, / }).first();
    // the turn may have passed in between
    await choice.click({ timeout: 2000 }).catch(() => undefined);
  }
}

test(
  'with the server stopped and the network off, a game against bots is started, finished and replayed',
  { tag: LONG },
  async ({ page, context }) => {
    test.setTimeout(400_000);
    const host = await openStaticHost();
    await visit(page, host.address);
    // play a short game
    await page.evaluate((figures) => localStorage.setItem('la-stanza.edition', JSON.stringify(figures)), {
      ...STANDARD_FIGURES,
      extraRounds: 0,
      finalTurns: 1,
    });
    await host.stop();
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('link', { name: /^New game/ }).click();
    await page.getByRole('combobox', { name: 'Who sits on seat 3' }).selectOption('Closed');
    await page.getByRole('button', { name: 'Start game' }).click();
    await playToTheEnd(page);
    await page.getByRole('button', { name: 'Watch the replay' }).click();
    await expect(page.getByRole('slider', { name: 'Timeline' })).toBeVisible();
    await page.locator('body').press('End');
    await expect(page.getByRole('button', { name: 'To the end' })).toBeDisabled();
    await page.locator('body').press('Home');
    await expect(page.getByText('before the first turn')).toBeVisible();
  },
);

test('every page and every language opens offline', async ({ page, context }) => {
  const host = await openStaticHost();
  await visit(page, host.address);
  await layOnShelf(page, [playedGame({ id: 'over', players: [ELENA, FIAMMETTA], seed: 'ab12' })]);
  await host.stop();
  await context.setOffline(true);
  for (const room of ['#/', '#/new', '#/game/over', '#/replay/over', '#/rules/8', '#/edition']) {
    await page.goto(`${host.address}${room}`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(`${host.address}#/rules/8`);
  for (const [language, word] of [
    ['de', 'Mäzen'],
    ['fr', 'mécène'],
    ['nl', 'geldschieter'],
  ] as const) {
    await page.getByRole('combobox').selectOption(language);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(word);
  }
});

const HOSTS: readonly (HostHabits & { readonly path?: string })[] = [
  { vary: 'Origin' },
  { vary: 'Accept-Encoding, Origin' },
  { vary: '*' },
  { redirects: 'to-index', path: 'index.html' },
  { redirects: 'to-folder', path: 'index.html' },
  { vary: '*', redirects: 'to-index', path: '?from=a-letter' },
];
for (const { path = '', ...habits } of HOSTS) {
  const title = `page and table open offline from a host with ${JSON.stringify({ ...habits, path })}`;
  // the last one has the habits of most others
  test(title, { tag: path === '?from=a-letter' ? [] : LONG }, async ({ page, context }) => {
    const host = await openStaticHost(habits);
    await visit(page, host.address);
    await layOnShelf(page, [playedGame({ id: 'begun', players: [ELENA, FIAMMETTA], seed: 'ab12', entries: 0 })]);
    await host.stop();
    await context.setOffline(true);
    await page.goto(`${host.address}${path}#/`);
    await page.reload();
    await expect(page.getByRole('link', { name: /: game with Fiammetta$/ })).toBeVisible();
    await page.goto(`${host.address}${path}#/game/begun`);
    await page.reload();
    await expect(page.locator('[data-decision]')).toBeVisible();
  });
}

test('a new version is announced, never at the table, and installed when the player agrees; games stay', async ({
  page,
}) => {
  const host = await openStaticHost();
  await visit(page, host.address);
  await layOnShelf(page, [playedGame({ id: 'round', players: [ELENA, FIAMMETTA], seed: 'ab13', entries: 90 })]);
  await page.goto(`${host.address}#/game/round`);
  await expect(page.locator('[data-decision]')).toBeVisible();
  host.publish('next');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (registration.waiting === null) {
      await new Promise((resolve) => {
        registration.installing?.addEventListener('statechange', resolve, { once: true });
      });
    }
  });
  const notice = page.getByText('A new version is ready.');
  await expect(page).toHaveTitle('La Stanza');
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page).toHaveTitle('La Stanza next');
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('link', { name: /game with Fiammetta$/ }).first()).toBeVisible();
  await host.stop();
});

test('the page can be installed and has a link preview', async ({ page, request, baseURL }) => {
  await page.goto('');
  const manifest = await (await request.get(`${baseURL}manifest.webmanifest`)).json();
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(new URL(src, `${baseURL}manifest.webmanifest`).href);
    expect(icon.headers()['content-type']).toBe('image/png');
    const bytes = await icon.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await request.get(new URL(picture ?? '', baseURL).href)).ok()).toBe(true);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /Renaissance palazzo/);
});
