import { expect, type Page } from '@playwright/test';
import { PHONE, startGame, test, type Person } from '../kit/people.ts';
import { guestNamed, playedOnline } from '../kit/played-online.ts';
import { pressEverything } from '../kit/press-everything.ts';

/** Opens a game again, as somebody who comes back to it. */
async function reopen(person: Person, game: string): Promise<void> {
  await person.page.goto('about:blank');
  await person.goTo(game);
}

const ended = (page: Page): ReturnType<Page['locator']> => page.locator('[data-ended]');

test('every end of a game with others has a way on: played out, given up, out of time', async ({ meet, nodes }) => {
  const [elena, jonas] = [await guestNamed(nodes, 'Elena'), await guestNamed(nodes, 'Jonas')];
  const played = await playedOnline(nodes, [elena, jonas], 5);
  // from now on one joins the rematch, however often one looks at the end
  await jonas.call('POST', `/api/games/${played}/rematch`);
  const reader = await meet(PHONE);
  const [name = '', value = ''] = elena.cookie.split('=');
  await reader.page.context().addCookies([{ name, value, url: nodes.address }]);
  await reader.page.addInitScript(() => localStorage.setItem('la-stanza.guest', '{"known":true}'));
  const win = await pressEverything(reader.page, {
    open: async () => {
      await reopen(reader, played);
      await reader.button('Count again').click();
      await expect(reader.page.locator('[data-ceremony="count"]')).toBeVisible();
      await reader.page.keyboard.press('Escape');
      await expect(reader.page.locator('[data-ceremony="win"]')).toBeVisible();
    },
  });
  expect(win.filter((label) => label === 'Join the rematch')).toHaveLength(1);
  expect(win).toContain('Find a new table');

  const ada = await (await meet()).enter('Ada');
  const marit = await (await meet()).enter('Marit');
  const givenUp = await startGame([ada, marit]);
  await ada.button('The table').click();
  await ada.button(/^Give up/).click();
  await ada.button(/^Give up for good/).click();
  await expect(ended(marit.page)).toBeVisible();
  await marit.ask('POST', `/api/games/${givenUp}/rematch`, {});
  await pressEnd(ada, givenUp);

  const late = await startGame([ada, marit], { pace: { kind: 'live', bank: 600, increment: 0 } });
  await nodes.passDays(late, 1);
  await marit.button('End the game').click();
  await expect(ended(marit.page)).toBeVisible();
  await marit.ask('POST', `/api/games/${late}/rematch`, {});
  await pressEnd(ada, late);
});

/** Presses everything that a game offers which ended before its last turn. */
async function pressEnd(person: Person, game: string): Promise<void> {
  const open = async (): Promise<void> => {
    await reopen(person, game);
    await expect(ended(person.page).getByText(/count/)).toBeVisible();
  };
  const pressed = await pressEverything(person.page, { open, within: '[data-ended]' });
  expect(pressed).toEqual(expect.arrayContaining(['Join the rematch', 'Find a new table', 'Watch the replay', 'Home']));
}
