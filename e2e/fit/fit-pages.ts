import type { FitScreen } from './fit-screens.ts';
import type { Site, Visitor } from './site.ts';

/* The pages around the table, most of which need a server. */

function page(
  name: string,
  address: string | ((site: Site) => string),
  ready: string,
  more: { readonly visitor?: Visitor; readonly open?: FitScreen['open'] } = {},
): FitScreen {
  const { visitor = 'player', open } = more;
  return {
    name,
    address: (_, site) => (typeof address === 'string' ? address : site === undefined ? '' : address(site)),
    ready,
    open,
    visitor,
    isLong: true,
    hasCoach: false,
    hasPlayers: false,
  };
}

export const FIT_PAGES: readonly FitScreen[] = [
  page('lobby', '#/', '[data-online-game]'),
  page('today', '#/', 'h1', {
    open: async (opened) => {
      await opened.evaluate(() => localStorage.setItem('la-stanza.visitor', '{"played":true}'));
      await opened.reload();
      await opened.locator('[data-online-game]').first().waitFor();
    },
  }),
  page('play', '#/play', 'main section li'),
  page('watch', '#/watch', 'main section'),
  page('practise', '#/practise', 'main section a'),
  page('daily', '#/daily', '[data-daily="before"] svg'),
  page('daily-result', ({ yesterday }) => `#/daily/${yesterday}`, '[data-daily="result"] figure svg'),
  page('palazzo', '#/palazzo', 'main h3'),
  page('evening', '#/palazzo/caterina-sforza', 'main h3'),
  page('learn', '#/learn', 'main section'),
  page('people', '#/people', '[data-friends] li', {
    open: async (opened) => {
      await opened.locator('[data-friends] button').first().click();
      await opened.locator('main section').nth(3).waitFor();
    },
  }),
  page('new-with-friends', '#/new?friends=true', '[role="radiogroup"]'),
  page('waiting-room', ({ waiting }) => `#/online/${waiting}`, '[data-link]'),
  page('box-setup', '#/box/setup', '[data-fill]'),
  page('box-score', '#/box/score', '[data-niche]'),
  page('box-print', '#/box/print', 'main article'),
  page('account', '#/account', 'main section'),
  page('profile', ({ player }) => `#/players/${player}`, 'main section'),
  page('about', '#/about', 'main section'),
  page('fair', '#/fair', 'main section'),
  page('operator', '#/operator', 'main li button[aria-pressed]', {
    visitor: 'operator',
    open: async (opened) => {
      if ((await opened.locator('[data-reported]').count()) > 0) return;
      await opened.locator('main li button[aria-pressed]').first().click();
      await opened.locator('[data-reported]').first().waitFor();
    },
  }),
];
