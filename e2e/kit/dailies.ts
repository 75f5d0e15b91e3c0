import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createThinker, LEVEL_SIMULATIONS, requestOf, type WeightsFile } from '@la-stanza/bots';
import { dailyNumber, dayOf } from '@la-stanza/bots/daily';
import { readDeals, type ListedDeal } from '@la-stanza/bots/daily/file';
import { playDaily } from '@la-stanza/bots/daily/play';
import { expect, type Page } from '@playwright/test';
import { DAILY_TABLE } from '../../apps/web/src/game/daily/start-daily.ts';
import type { SavedGame } from '../../apps/web/src/game/source/local-game.ts';
import { layOnShelf } from './shelf.ts';

const { resolve } = createRequire(import.meta.url);
const deals = readDeals(readFileSync(resolve('@la-stanza/bots/daily.txt'), 'utf8'));

/** The site's deal of a day. */
function dealOf(day: string): ListedDeal {
  const deal = deals[(dailyNumber(day) - 1) % deals.length];
  if (deal === undefined) throw new Error('the site has no deals');
  return deal;
}

/** A finished game of level 3 on a deal, as this device would have stored it. */
async function playedDaily(day: string, seed: string): Promise<SavedGame> {
  const weights: WeightsFile = JSON.parse(readFileSync(resolve('@la-stanza/bots/weights'), 'utf8'));
  const think = createThinker(weights);
  const game = await playDaily(seed, 3, '00', ({ level, state, seed: chance, style }) => {
    const budget = { simulations: LEVEL_SIMULATIONS[level] };
    return think(requestOf(state, { id: 0, level, style, seed: chance, budget })).choice.actions;
  });
  const record = { ...game.record, seed, ...game.closing };
  return { id: 'daily', record, seed, players: DAILY_TABLE, daily: day, savedAt: Date.now() };
}

let played: Promise<SavedGame> | undefined;

/** Today's deal has been played here. */
export async function withPlayedDaily(page: Page): Promise<void> {
  const day = dayOf(Date.now());
  const saved = await (played ??= playedDaily(day, dealOf(day).seed));
  await page.addInitScript((key) => {
    localStorage.setItem('la-stanza.daily', JSON.stringify({ [key]: { game: 'daily', lead: null } }));
  }, day);
  await page.goto('');
  await layOnShelf(page, [saved]);
}

/** A review takes its time, on a busy machine all the more. */
const REVIEWED = { timeout: 180_000 };

/** Shows the result of today's deal, with the turns that cost most, unless it is shown already. */
export async function showPlayedDaily(page: Page): Promise<void> {
  const costly = page.locator('[data-daily="result"] em[data-loss="true"]').first();
  if (await costly.isVisible()) return;
  await withPlayedDaily(page);
  await page.goto('#/daily');
  await expect(costly).toBeVisible(REVIEWED);
}
