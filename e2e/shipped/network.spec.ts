import type { Page } from '@playwright/test';
import { expectFailures, expectOutage, goOffline } from '../kit/gate.ts';
import { startGame, waitForSameEntries, type Person } from '../kit/people.ts';
import { QUICK } from './quick.ts';
import { expect, test } from './test.ts';

/* What networks and operators do to a page that is open. */

const BROKEN = 'Something went wrong on this page';

/** Waits until a second after the first paint: of anything, or of the table, which comes later on a busy machine. */
async function aSecondAfterPaint(page: Page, of: 'first-contentful-paint' | 'la-stanza.table-painted'): Promise<void> {
  await page.evaluate(async (name) => {
    const painted = await new Promise<PerformanceEntry>((seen) => {
      new PerformanceObserver((list, observer) => {
        const [first] = list.getEntriesByName(name);
        if (first === undefined) return;
        observer.disconnect();
        seen(first);
      }).observe({ type: name === 'first-contentful-paint' ? 'paint' : 'mark', buffered: true });
    });
    await new Promise((passed) => setTimeout(passed, painted.startTime + 1_000 - performance.now()));
  }, of);
}

/** Presses every button that can be pressed, one after the other, and closes what each opens; returns how many were pressed. */
async function pressEveryButton({ page }: Person): Promise<number> {
  const address = page.url();
  const buttons = page.locator('button:visible:not(:disabled), [role=tab]:visible');
  const pressed = new Set<string>();
  for (let tries = 0; tries < 200; tries++) {
    const names = await buttons.evaluateAll((all) =>
      all.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
    );
    const at = names.findIndex((name) => !pressed.has(name));
    const name = names[at];
    if (name === undefined) return pressed.size;
    pressed.add(name);
    await buttons
      .nth(at)
      .click({ timeout: 2_000 })
      .catch(() => undefined);
    await expect(page.getByText(BROKEN), `after “${name}”`).toHaveCount(0);
    await page.keyboard.press('Escape');
    if (page.url() !== address) await page.goBack();
  }
  throw new Error(`there is always another button: ${[...pressed].join(', ')}`);
}

test('offline a second after the first paint of an invitation, every button of the waiting room', async ({ meet }) => {
  const elena = await (await meet()).enter('Elena');
  const jonas = await (await meet()).enter('Jonas');
  const game = await elena.openTable([{ kind: 'me' }, { kind: 'open' }]);
  await jonas.goTo(game);
  await aSecondAfterPaint(jonas.page, 'first-contentful-paint');
  await goOffline(jonas.page);
  // on a slow machine the room is not there yet, and the page says what it waits for
  const room = jonas.page.getByRole('heading', { level: 1 });
  const isWaiting = jonas.page.getByText('No connection.');
  await expect(room.or(isWaiting).first()).toBeVisible();
  if (await room.isVisible()) expect(await pressEveryButton(jonas)).toBeGreaterThan(2);
  await jonas.page.context().setOffline(false);
  await expect(jonas.page.getByText('Elena').first()).toBeVisible();
});

test(
  'offline a second after the first paint of an invitation, every button of the table',
  { tag: QUICK },
  async ({ meet }) => {
    test.setTimeout(300_000);
    const elena = await (await meet()).enter('Elena');
    const jonas = await (await meet()).enter('Jonas');
    const game = await elena.openTable([{ kind: 'me' }, { kind: 'open' }]);
    await jonas.join(game);
    await elena.ask('POST', `/api/games/${game}/start`, {});
    // both come by the link, for the first time
    await elena.goTo(game);
    await aSecondAfterPaint(elena.page, 'la-stanza.table-painted');
    await goOffline(elena.page);
    expect(await pressEveryButton(elena)).toBeGreaterThan(8);
    await elena.page.context().setOffline(false);
    await jonas.goTo(game);
    await expect(elena.page.locator('[data-connection="lost"]')).toBeHidden();
    await waitForSameEntries([elena, jonas], 1);
  },
);

test('the connection is lost for a while, twice, in mid-turn', async ({ meet }) => {
  const elena = await (await meet()).enter('Elena');
  const jonas = await (await meet()).enter('Jonas');
  await startGame([elena, jonas]);
  for (let lost = 0; lost < 2; lost++) {
    const before = await waitForSameEntries([elena, jonas]);
    const [mover] = (await elena.page.locator('[data-decides=true]').isVisible()) ? [elena] : [jonas];
    await goOffline(mover.page);
    await mover.walk();
    await mover.page.context().setOffline(false);
    await waitForSameEntries([elena, jonas], before + 1);
    await mover.pass();
    await waitForSameEntries([elena, jonas], before + 2);
  }
});

/** What is loaded later has gone by then, and the page finds out. */
function expectDeploy(page: Page): void {
  expectOutage(page);
  expectFailures(page, /\b404\b.*assets\/|assets\/.*\b404\b/, /^error: Refused to apply style from .*assets\//);
}

test('the host is killed in mid-turn and started again', { tag: QUICK }, async ({ meet, site }) => {
  const elena = await (await meet()).enter('Elena');
  const jonas = await (await meet()).enter('Jonas');
  await startGame([elena, jonas]);
  const before = await waitForSameEntries([elena, jonas]);
  await elena.walk();
  await waitForSameEntries([elena, jonas], before + 1);
  for (const { page } of [elena, jonas]) expectOutage(page);
  await site.host.stop('SIGKILL');
  await elena.page.getByRole('button', { name: /^Pass, / }).click();
  await site.host.start();
  await elena.confirm();
  await waitForSameEntries([elena, jonas], before + 2);
  await jonas.playTurn();
  await waitForSameEntries([elena, jonas], before + 4);
});

test('a deploy replaces all files under an open table', { tag: QUICK }, async ({ meet, site }) => {
  const elena = await (await meet()).enter('Elena');
  const jonas = await (await meet()).enter('Jonas');
  const game = await startGame([elena, jonas]);
  const before = await waitForSameEntries([elena, jonas]);
  await elena.walk();
  await waitForSameEntries([elena, jonas], before + 1);
  for (const { page } of [elena, jonas]) expectDeploy(page);
  await site.deploy();
  await elena.pass();
  await waitForSameEntries([elena, jonas], before + 2);
  await pressEveryButton(jonas);
  for (const { page } of [elena, jonas]) await expect(page.getByText(BROKEN)).toHaveCount(0);
  await expect(jonas.table()).toBeVisible();
  // on the new files
  await Promise.all([elena.goTo(game), jonas.goTo(game)]);
  await waitForSameEntries([elena, jonas], before + 2);
});

test('a deploy under the start page: every other page opens', async ({ page, site }) => {
  expectDeploy(page);
  await site.deploy();
  const title = page.getByRole('heading', { level: 1 });
  for (const hash of ['rules/8', 'daily', 'practise', 'new', 'learn', 'people']) {
    const before = await title.innerText();
    await page.evaluate((next) => void (location.hash = `#/${next}`), hash);
    await expect(title).not.toHaveText(before);
    await expect(title).toBeVisible();
    await expect(page.getByText(BROKEN)).toHaveCount(0);
  }
});

test('a part that is lost says so in its place, and comes by itself', async ({ meet, way }) => {
  const person = await meet();
  const { page } = person;
  const settings = '**/assets/settings-sheet-*.js';
  expectFailures(page, /net::ERR_FAILED/);
  await page.route(settings, (route) => route.abort());
  await person.home();
  await person.button('Settings').click();
  // a service worker asks for its files past the page
  if (way.worker === 'blocked') await expect(page.locator('[data-part="connection"]')).toBeVisible();
  await page.unroute(settings);
  await expect(page.getByRole('radio', { name: /Candle/ })).toBeVisible();
  await expect(page.getByText(BROKEN)).toHaveCount(0);
});
