import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { LONG } from '../kit/browser.ts';
import { guestNamed, playedOnline } from '../kit/played-online.ts';
import { expectFailures } from '../kit/gate.ts';
import { startGame, test, type Person } from '../kit/people.ts';
import type { Nodes } from '../kit/nodes.ts';
import { keepSettings } from '../kit/shelf.ts';

const PHONE = { width: 390, height: 844 };
const LOOKS = [
  { language: 'en', viewport: { width: 1440, height: 900 }, of: 'self' },
  { language: 'de', viewport: PHONE, of: 'self' },
  { language: 'fr', viewport: { width: 820, height: 1180 }, of: 'other' },
  { language: 'nl', viewport: PHONE, of: 'other' },
] as const;

/** Signs a browser in as a guest who has played already. */
async function signInAs(person: Person, nodes: Nodes, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await person.page.context().addCookies([{ name, value, url: nodes.address }]);
  await person.page.addInitScript(() => localStorage.setItem('la-stanza.guest', '{"known":true}'));
}

const faultsOf = async (page: Page): Promise<unknown[]> => {
  const { violations } = await new AxeBuilder({ page }).exclude('main svg').analyze();
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
};

test('a profile shows the rating with its spread, results and links to the games', async ({ meet, nodes }) => {
  const [elena, marit] = [await guestNamed(nodes, 'Elena'), await guestNamed(nodes, 'Marit')];
  await playedOnline(nodes, [elena, marit], 1);
  const game = await playedOnline(nodes, [marit, elena], 2);
  const reader = await meet();
  await reader.page.goto(`${nodes.address}#/players/${elena.user}`);
  await expect(reader.page.getByRole('heading', { level: 1 })).toHaveText('Elena');
  await expect(reader.page.getByRole('img', { name: /^After 2 rated games: \d+, give or take \d+\.$/ })).toBeVisible();
  await expect(reader.page.getByText(/^Very likely between \d+ and \d+\./)).toBeVisible();
  await expect(reader.page.locator('dl')).toContainText('Games2');
  const rows = reader.page.getByRole('region', { name: 'Recent games' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await rows.first().getByRole('link').first().click();
  await expect(reader.page).toHaveURL(new RegExp(`/online/${game}`));
  await expect(reader.page.getByRole('button', { name: 'Watch the replay' })).toBeVisible();
});

for (const [theme, looks] of [
  ['day', LOOKS],
  ['candle', LOOKS],
  ['candle', LOOKS.filter(({ language }) => language === 'de')],
] as const) {
  const title = `by ${theme} the account page and a profile have no axe faults, ${looks.length} looks`;
  test(title, { tag: looks === LOOKS ? LONG : [] }, async ({ meet, nodes }) => {
    // up to eight full pages
    test.slow();
    const [elena, marit] = [await guestNamed(nodes, 'Elena'), await guestNamed(nodes, 'Marit')];
    await playedOnline(nodes, [elena, marit], 3);
    for (const { language, viewport, of } of looks) {
      const person = await meet({ viewport });
      await signInAs(person, nodes, elena.cookie);
      await keepSettings(person.page, { theme, language });
      for (const address of ['#/account', `#/players/${of === 'self' ? elena.user : marit.user}`]) {
        await person.page.goto(`${nodes.address}${address}`);
        await person.page.reload();
        await person.page.locator('main section').first().waitFor();
        expect(await faultsOf(person.page), `${address} ${language}`).toEqual([]);
        const wide = await person.page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBeLessThanOrEqual(viewport.width);
      }
      await person.page.context().close();
    }
  });
}

test('a blocked player’s lines are hidden and they cannot join; a report reaches the operator', async ({
  meet,
  nodes,
}) => {
  const [elena, pest] = [await (await meet()).enter('Elena'), await (await meet()).enter('Pest')];
  const game = await startGame([elena, pest]);
  await pest.ask('POST', `/api/games/${game}/chat`, { id: crypto.randomUUID(), text: 'something nasty' });
  await elena.page.getByRole('tab', { name: /Chat/ }).click();
  await expect(elena.page.getByRole('log')).toContainText('something nasty');
  await elena.button('The table').click();
  await elena.button('Block').click();
  await elena.button('Report').click();
  await elena.page.getByLabel('In your words, if you like').fill('He is rude.');
  await elena.button('Send the report').click();
  await expect(elena.page.getByText('Thank you. We’ll read it.')).toBeVisible();
  await elena.page.keyboard.press('Escape');
  await expect(elena.page.getByRole('log')).not.toContainText('something nasty');
  await expect(elena.page.getByRole('log')).toContainText('One line from someone you blocked is hidden.');
  const { rows } = await nodes.cluster.pool.query('select text, lines from reports where game_id = $1', [game]);
  expect(rows).toEqual([{ text: 'He is rude.', lines: ['something nasty'] }]);

  const next = await elena.openTable([{ kind: 'me' }, { kind: 'open' }]);
  await pest.goTo(next);
  expectFailures(pest.page, /\b403\b.*\/join/);
  await pest.button('Take a seat').click();
  await expect(pest.page.getByText('You can’t join this table.')).toBeVisible();
});
