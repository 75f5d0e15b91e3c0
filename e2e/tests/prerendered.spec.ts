import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStaticHost, type StaticHost } from '../kit/static-host.ts';
import { expect, test } from '../kit/test.ts';

const BUILT = join(import.meta.dirname, '../../apps/web/dist');

/** The prerendered pages by their path in the site: `de/rules/4/`. */
const PAGES = globSync('*/**/index.html', { cwd: BUILT }).map((file) => file.replace(/index\.html$/, ''));

let host: StaticHost;
test.beforeAll(async () => {
  host = await openStaticHost();
});
test.afterAll(() => host.stop());

const TITLES = {
  en: 'The palazzo and its pieces',
  de: 'Der Palazzo und das Spielmaterial',
  fr: 'Le palazzo et le matériel',
  nl: 'Het palazzo en het spelmateriaal',
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, title] of Object.entries(TITLES)) {
    test(`the rules can be read and leafed through: ${language}`, async ({ page }) => {
      await page.goto(`${host.address}${language}/`);
      await expect(page.getByRole('link', { name: 'Nederlands' })).toBeVisible();
      await page.goto(`${host.address}${language}/rules/`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.locator('main nav a[href$="/rules/4/"]').first().click();
      await expect(page).toHaveURL(`${host.address}${language}/rules/4/`);
      await expect(page.locator('article p').first()).toBeVisible();
      await expect(page.locator('article svg').first()).toBeVisible();
    });
  }
});

test('the client takes over in the language of the address, with its links, and leaves the address behind', async ({
  page,
}) => {
  const faults: Error[] = [];
  page.on('pageerror', (fault) => faults.push(fault));
  await page.goto(`${host.address}fr/rules/4/`);
  await expect(page).toHaveURL(`${host.address}#/rules/4`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveTitle(/ · La Stanza$/);
  await page.locator('main nav a').nth(1).click();
  await expect(page).toHaveURL(`${host.address}#/rules/2`);
  await expect(page).toHaveTitle('La Stanza');
  expect(faults).toStrictEqual([]);
});

test('somebody who has played, or has chosen another language, gets their own page instead', async ({ page }) => {
  const faults: Error[] = [];
  page.on('pageerror', (fault) => faults.push(fault));
  await page.goto(`${host.address}de/`);
  await page.evaluate(() => localStorage.setItem('la-stanza.visitor', '{"played":true}'));
  await page.goto('about:blank');
  await page.goto(`${host.address}de/`);
  await expect(page.getByRole('heading', { name: 'Weiterspielen', level: 2 })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('la-stanza.settings', '{"language":"nl"}'));
  await page.goto('about:blank');
  await page.goto(`${host.address}de/rules/4/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await page.locator('main nav a').nth(1).click();
  await expect(page).toHaveURL(`${host.address}#/rules/2`);
  // React reports a page that it tried to go on with and that was not the one it draws
  expect(faults).toStrictEqual([]);
});

test('every link of every prerendered page leads to a file of the site', () => {
  expect(PAGES.length).toBeGreaterThanOrEqual(64);
  const dead = PAGES.flatMap((page) => {
    const html = readFileSync(join(BUILT, page, 'index.html'), 'utf8');
    return [...html.matchAll(/ (?:href|src)="(?!data:)([^"#]*)[^"]*"/g)]
      .map(([, link = '']) => new URL(link, `http://host/${page}`).pathname.replace(/[/]$/, '/index.html'))
      .filter((path) => globSync(`.${path}`, { cwd: BUILT }).length === 0)
      .map((path) => `${page}: ${path}`);
  });
  expect(dead).toStrictEqual([]);
});

test('every prerendered page has a title and a description of its own in its language', () => {
  const heads = PAGES.map((page) => {
    const html = readFileSync(join(BUILT, page, 'index.html'), 'utf8');
    return [/<title>(.*?)</.exec(html)?.[1], /name="description"\s+content="(.*?)"/.exec(html)?.[1]].join('\n');
  });
  expect(new Set(heads).size).toBe(PAGES.length);
});

test('on a server no page says at its first paint that there is none', async ({ page }) => {
  const noServer = /(without a|no) server/i;
  await page.addInitScript((words) => {
    const look = (): void => {
      if (new RegExp(words, 'i').test(document.body?.innerText ?? ''))
        sessionStorage.setItem('no-server', location.href);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  }, noServer.source);
  for (const path of ['en/', '', '#/play', '#/daily', '#/people', '#/watch', '#/new']) {
    await page.goto('about:blank');
    await page.goto(path);
    await expect(page.locator('main h1, main h2').first()).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('no-server'))).toBeNull();
  }
});
