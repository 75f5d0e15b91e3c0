import type { Page } from '@playwright/test';
import { expectFailures, expectOutage, goOffline } from '../kit/gate.ts';
import { ELENA, FIAMMETTA, playedGame } from '../kit/saved-games.ts';
import { layOnShelf } from '../kit/shelf.ts';
import { openStaticHost, type StaticHost } from '../kit/static-host.ts';
import { expect, test } from '../kit/test.ts';

/* A table without a service worker, on a host that lets the browser keep nothing, when the network or the files go. */

const SHEET = '**/assets/settings-sheet-*.js';
const WORKER = '**/service-worker.js';
const SECOND = 1000;

const missing = (page: Page) => page.locator('[data-part]');
const openSettings = (page: Page): Promise<void> => page.getByRole('button', { name: 'Settings' }).first().click();

async function openTable(page: Page, host: StaticHost): Promise<void> {
  await page.goto(host.address);
  await layOnShelf(page, [playedGame({ id: 'begun', players: [ELENA, FIAMMETTA], seed: 'ab12', entries: 0 })]);
  await page.goto(`${host.address}#/game/begun`);
  await expect(page.locator('[data-decision]')).toBeVisible();
}

test('soon after its first paint a table needs no network: every button works, and the pages behind them open', async ({
  page,
}) => {
  const host = await openStaticHost();
  await openTable(page, host);
  // within a second, unless the machine is busy
  await page.waitForFunction(() => performance.getEntriesByName('la-stanza.table-fetched').length > 0);
  expectOutage(page);
  await host.stop();
  await goOffline(page);
  const table = page.locator('[data-layout]');
  await expect.poll(() => table.getByRole('button').count()).toBeGreaterThan(10);
  const count = await table.getByRole('button').count();
  for (let index = 0; index < count; index++) {
    const button = table.getByRole('button').nth(index);
    if (!(await button.isVisible()) || (await button.isDisabled())) continue;
    await button.click({ timeout: 3000 }).catch(() => undefined);
    await expect(missing(page)).toHaveCount(0);
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
    await page.keyboard.press('Escape');
    if (!(await table.isVisible())) {
      await page.goto(`${host.address}#/game/begun`).catch(() => undefined);
      break;
    }
  }
  // a table that is opened again starts its workers again, and this host lets the browser keep nothing
  expectFailures(page, /a worker died/);
  for (const path of ['#/rules/8', '#/replay/begun', '#/game/begun']) {
    await page.evaluate((hash) => location.assign(hash), path);
    await expect(page.locator('h1, [data-decision]').first()).toBeVisible();
    await expect(missing(page)).toHaveCount(0);
  }
});

test('a part that does not come says so beside the table, and comes when it is asked for again', async ({ page }) => {
  const host = await openStaticHost();
  expectFailures(page, /settings-sheet-/);
  await page.route(SHEET, (route) => route.abort());
  await openTable(page, host);
  await page.locator('[data-layout]').evaluate((table) => table.setAttribute('data-kept', ''));
  await openSettings(page);
  await expect(page.locator('[data-part="connection"]')).toBeVisible();
  await page.unroute(SHEET);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  // the table around it was never drawn anew
  await expect(page.locator('[data-layout][data-kept]')).toBeVisible();
  await host.stop();
});

test('where a deploy has taken a file away, the page reloads by itself once, and the game is there', async ({
  page,
}) => {
  const host = await openStaticHost();
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  expectFailures(page, /settings-sheet-/);
  await page.route(SHEET, (route) => route.fulfill({ status: 404 }));
  await page.route(WORKER, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const PAGE_FILES={"version":"next","files":["./"]};' }),
  );
  await openTable(page, host);
  const before = loads;
  await openSettings(page);
  await expect.poll(() => loads).toBe(before + 1);
  await expect(page.locator('[data-decision]')).toBeVisible();
  // the host is broken: the page says so instead of reloading for ever
  await openSettings(page);
  await expect(missing(page)).toBeVisible();
  await page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), 5 * SECOND);
  expect(loads).toBe(before + 1);
  await host.stop();
});

test('a language that cannot be fetched leaves the page as it is, and says so', async ({ page }) => {
  const host = await openStaticHost();
  await page.goto(host.address);
  await expect(page.getByText('Your games stay on this device.')).toBeVisible();
  expectOutage(page);
  await host.stop();
  await goOffline(page);
  const language = page.getByRole('banner').getByRole('combobox');
  await language.selectOption('fr');
  await expect(page.getByRole('alert')).toContainText('the page stays in this one');
  await expect(language).toHaveValue('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
