import type { BrowserContextOptions } from '@playwright/test';
import { SIZES as VIEWPORTS } from './kit/looks.ts';
import { painted } from './kit/painted.ts';
import { PHONE, test, type Person } from './kit/people.ts';
import { keepScreenshot } from './kit/keep-screenshot.ts';

/* Takes the screenshots that need a server: lobby, setup, waiting room, table and chat. */

const SIZES: Readonly<Record<string, BrowserContextOptions>> = {
  desktop: { viewport: VIEWPORTS.desktop },
  tablet: { viewport: VIEWPORTS.tablet, hasTouch: true },
  phone: PHONE,
};
const LOOKS: readonly (BrowserContextOptions & { readonly name: string })[] = [
  { name: 'day-en', locale: 'en-GB', colorScheme: 'light' },
  { name: 'candle-en', locale: 'en-GB', colorScheme: 'dark' },
  { name: 'day-de', locale: 'de-DE', colorScheme: 'light' },
];
const LIVE = { kind: 'live', bank: 1_500, increment: 15 } as const;

async function take({ page }: Person, name: string): Promise<void> {
  await painted(page);
  await keepScreenshot(`online-${name}`, await page.screenshot());
}

test('pictures of playing together', async ({ meet }) => {
  const sofie = await (await meet()).enter('Sofie');
  const jonas = await (await meet()).enter('Jonas');
  for (const days of [2, 3]) {
    await sofie.openTable([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], {
      pace: { kind: 'days', days },
      listed: true,
    });
  }
  for (const [size, options] of Object.entries(SIZES)) {
    for (const { name: look, ...looks } of LOOKS) {
      const elena = await (await meet({ ...options, ...looks })).enter('Elena');
      const game = await elena.openTable([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], {
        pace: LIVE,
        listed: true,
      });
      await sofie.join(game);
      await sofie.goTo(game);
      await elena.home();
      await elena.page.locator('[data-online-game]').first().waitFor();
      await elena.page.locator('a[href$="#/account"]').waitFor();
      await take(elena, `home-${size}-${look}`);
      await elena.page.goto(elena.page.url().replace(/#.*|$/, '#/new?friends=true'));
      await elena.page.getByRole('radiogroup').first().waitFor();
      await take(elena, `new-table-${size}-${look}`);
      await elena.goTo(game);
      await elena.page.locator('[data-link]').waitFor();
      await take(elena, `waiting-${size}-${look}`);
      await jonas.join(game);
      await elena.ask('POST', `/api/games/${game}/start`, {});
      await sofie.page.locator('[data-entries]').waitFor();
      await sofie.page.getByRole('tab', { name: /Chat/ }).click();
      await sofie.button('Hello').click();
      await elena.page.locator('[data-decision="walk"]').waitFor();
      await take(elena, `table-${size}-${look}`);
      if (size === 'phone') await elena.page.getByRole('button', { name: /^(Chronicle|Chronik)/ }).tap();
      await elena.page.getByRole('tab', { name: /Chat/ }).click();
      await elena.page
        .getByRole('log')
        .getByText(/Hello|Hallo/)
        .waitFor();
      await take(elena, `talk-${size}-${look}`);
      await elena.page.context().close();
      const spectator = await meet({ ...options, ...looks });
      await spectator.goTo(game);
      await spectator.page.locator('[data-watching]').waitFor();
      await take(spectator, `watching-${size}-${look}`);
      await spectator.page.context().close();
    }
  }
});
