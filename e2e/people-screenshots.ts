import { expect } from '@playwright/test';
import { LOOKS, SIZES } from './kit/looks.ts';
import { test } from './kit/people.ts';
import { guestNamed, playedOnline } from './kit/played-online.ts';
import { keepSettings } from './kit/shelf.ts';
import { painted } from './kit/painted.ts';
import { keepScreenshot } from './kit/keep-screenshot.ts';

/* Takes the screenshots that need a server: the account page and a profile. */

const GAMES = 9;

test('the account page and a profile', async ({ meet, nodes }) => {
  const elena = await guestNamed(nodes, 'Elena');
  const others = [
    await guestNamed(nodes, 'Marit'),
    await guestNamed(nodes, 'Bastiano'),
    await guestNamed(nodes, 'Sofie'),
  ];
  for (let nth = 0; nth < GAMES; nth++) {
    const company = nth % 3 === 2 ? others : others.slice(nth % 2, (nth % 2) + 1);
    await playedOnline(nodes, nth % 2 === 0 ? [elena, ...company] : [...company, elena], 100 * nth);
  }
  // spread the games over three months
  await nodes.cluster.pool.query(
    `with nth as (select id, row_number() over (order by ended_at desc) as n from games where ended_at is not null)
     update results r set ended_at = now() - nth.n * nth.n * interval '1 day' from nth where nth.id = r.game_id`,
  );
  await nodes.cluster.pool.query(
    'update rating_changes c set at = r.ended_at from results r where r.game_id = c.game_id and r.user_id = c.user_id',
  );
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const { theme, language } of LOOKS) {
      const { page } = await meet({ viewport });
      const [name = '', value = ''] = elena.cookie.split('=');
      await page.context().addCookies([{ name, value, url: nodes.address }]);
      await page.addInitScript(() => localStorage.setItem('la-stanza.guest', '{"known":true}'));
      await keepSettings(page, { theme, language });
      for (const [screen, address] of [
        ['account', '#/account'],
        ['profile', `#/players/${elena.user}`],
      ]) {
        await page.goto(`${nodes.address}${address}`);
        await page.reload();
        await expect(page.locator('main section').first()).toBeVisible();
        await page.locator('a[href$="#/account"]').first().waitFor();
        await painted(page);
        await keepScreenshot(`${screen}-${size}-${theme}-${language}`, await page.screenshot());
      }
    }
  }
});
