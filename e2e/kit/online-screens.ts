import { expect } from '@playwright/test';
import { faultsOf } from './faults.ts';
import { SIZES } from './looks.ts';
import type { Meet, Person } from './people.ts';
import { keepSettings } from './shelf.ts';

/* Runs axe on every page that needs a server, in one look. */

export type Look = {
  readonly size: keyof typeof SIZES;
  readonly theme: 'day' | 'candle';
  readonly language: 'en' | 'de' | 'fr' | 'nl';
};

/** Two tables for a player: one that waits for a third player, and a running one with a chat line. */
async function prepareTables(
  reader: Person,
  other: Person,
): Promise<{ readonly waiting: string; readonly playing: string }> {
  const waiting = await reader.openTable([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], { listed: true });
  await other.join(waiting);
  const playing = await reader.openTable([{ kind: 'me' }, { kind: 'open' }], {
    pace: { kind: 'live', bank: 1_500, increment: 15 },
  });
  await other.join(playing);
  await reader.ask('POST', `/api/games/${playing}/start`, {});
  for (const game of [waiting, playing]) {
    await other.ask('POST', `/api/games/${game}/chat`, { id: crypto.randomUUID(), text: 'Ciao' });
  }
  return { waiting, playing };
}

/** Visits all pages in one look and expects no faults. */
export async function expectNoFaults(meet: Meet, { size, theme, language }: Look): Promise<void> {
  const isTouched = size !== 'desktop';
  const reader = await (await meet({ viewport: SIZES[size], hasTouch: isTouched })).enter('Elena');
  const other = await (await meet()).enter('Jonas');
  const { waiting, playing } = await prepareTables(reader, other);
  const { page } = reader;
  await keepSettings(page, { theme, language });
  const finds = async (name: string): Promise<void> => {
    expect.soft(await faultsOf(page), `${name}: ${size}, ${theme}, ${language}`).toEqual([]);
  };
  await reader.home();
  await page.locator('[data-online-game]').first().waitFor();
  await finds('lobby');
  await page.evaluate(() => localStorage.setItem('la-stanza.visitor', '{"played":true}'));
  await page.reload();
  await page.locator('[data-your-turn]').waitFor();
  await finds('today');
  for (const name of ['play', 'watch', 'learn', 'people']) {
    await reader.at(`#/${name}`);
    await page.locator('main section').nth(1).waitFor();
    await finds(name);
  }
  await reader.at('#/new?friends=true');
  await page.getByRole('radiogroup').first().waitFor();
  await finds('setup');
  await reader.goTo(waiting);
  await page.locator('[data-link]').waitFor();
  await page.getByRole('log').getByRole('button').click();
  await page.getByRole('log').getByRole('button').nth(2).waitFor();
  await finds('waiting room with the actions of a line');
  await reader.goTo(playing);
  await reader.table().waitFor();
  await page.locator('[data-decision="walk"]').waitFor();
  await finds('table');
  if (size === 'phone') await page.getByRole('banner').getByRole('button').last().tap();
  await page.getByRole('tab').nth(1).click();
  await page.getByRole('log').getByText('Ciao').waitFor();
  await finds('chat');
  for (const name of ['about', 'fair']) {
    await reader.at(`#/${name}`);
    await page.locator('main section').first().waitFor();
    await finds(name);
  }
  await reader.at('#/account');
  await page.locator('main section').nth(3).waitFor();
  await finds('account');
  await reader.at(`#/players/${await reader.id()}`);
  await page.locator('main section').first().waitFor();
  await finds('profile');
}
