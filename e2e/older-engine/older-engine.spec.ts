import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { REPLAYED_VERSIONS, type GameRecord } from '@la-stanza/engine';
import type { SavedGame } from '../../apps/web/src/game/source/local-game.ts';
import { AMBROGIO, ELENA, FIAMMETTA, MARIT } from '../kit/saved-games.ts';
import { layOnShelf } from '../kit/shelf.ts';

/*
 * Games of earlier engines in the client. `node tools/third-engine/try-everywhere.ts` runs this in a copy of the project whose
 * engine plays otherwise and has these versions as a pinned file.
 */

const FIXTURES = join(import.meta.dirname, '../../fixtures');
const EVERYONE = [ELENA, FIAMMETTA, AMBROGIO, MARIT];

function recordOf(engine: string, players: number): GameRecord {
  for (const name of readdirSync(join(FIXTURES, 'games'))) {
    const record: GameRecord = JSON.parse(readFileSync(join(FIXTURES, 'games', name), 'utf8'));
    const isPlain = record.figures === 'standard' && !record.options.arranged;
    if (record.engine === engine && record.players === players && isPlain) return record;
  }
  throw new Error(`no recorded game of engine ${engine} with ${players} players`);
}

async function openSaved(page: Page, saved: SavedGame): Promise<void> {
  await page.goto('');
  await expect(page.getByText('Your games stay on this device.')).toBeVisible();
  await layOnShelf(page, [saved]);
  await page.goto(`#/game/${saved.id}`);
}

const saved = (record: GameRecord, who: readonly SavedGame['players'][number][]): SavedGame => ({
  id: 'old',
  record,
  seed: record.seed ?? '',
  players: who.slice(0, record.players),
  savedAt: 0,
});

/** The game some decisions before its end, as it was while it ran. */
function running(record: GameRecord, left: number): GameRecord {
  const { result: _result, checks: _checks, seed: _seed, ...open } = record;
  return { ...open, entries: record.entries.slice(0, -left) };
}

for (const engine of ['1.0.0', '1.1.0']) {
  for (const players of [2, 4]) {
    test(`engine ${engine}, ${players} players: the score and every step of the replay`, async ({ page }) => {
      const record = recordOf(engine, players);
      await openSaved(page, saved(record, EVERYONE));
      await expect(page.getByRole('heading', { level: 1 })).toContainText('palazzo');
      await page.getByRole('button', { name: 'Watch the replay' }).click();
      const timeline = page.getByRole('slider', { name: 'Timeline' });
      await page.getByRole('button', { name: 'To the end' }).click();
      await expect(timeline).toHaveAttribute('aria-valuenow', (await timeline.getAttribute('aria-valuemax')) ?? '');
      for (const [seat, total] of (record.result?.totals ?? []).entries()) {
        await expect(page.getByLabel(`${EVERYONE[seat]?.name ?? ''}: ${total} PP`)).toBeVisible();
      }
    });
  }

  test(`engine ${engine}: bots play a running game to its end`, async ({ page }) => {
    const record = running(recordOf(engine, 3), 30);
    const bots = EVERYONE.map((player) => ({ bot: 'novice' as const, ...player }));
    await openSaved(page, { ...saved(record, bots), seed: recordOf(engine, 3).seed ?? '' });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('palazzo', { timeout: 120_000 });
  });

  test(`engine ${engine}: a person plays on, and hints say whether there are any`, async ({ page }) => {
    const record = running(recordOf(engine, 2), 40);
    const people = EVERYONE.map(({ name, colour }) => ({ name, colour }));
    await openSaved(page, { ...saved(record, people), seed: recordOf(engine, 2).seed ?? '' });
    await expect(page.locator('[data-decision]')).toBeVisible();
    await page.getByRole('button', { name: 'Hint' }).click();
    const hint = page.getByRole('region', { name: 'Hint' });
    const isPinned = !REPLAYED_VERSIONS.includes(engine);
    await expect(hint).toContainText(isPinned ? `no hints for games that follow version ${engine}` : 'The best turn');
  });
}

test('links of 0.1 open with the scores their games had', async ({ page }) => {
  const links = readFileSync(join(FIXTURES, 'links-0.1.txt'), 'utf8').trim().split('\n');
  for (const line of links.filter((_, index) => index % 11 === 0)) {
    const [name = '', game = ''] = line.split(' ');
    const record: GameRecord = JSON.parse(readFileSync(join(FIXTURES, 'games', `${name}.json`), 'utf8'));
    await page.goto(`#/replay?game=${game}`);
    await page.getByRole('button', { name: 'To the end' }).click();
    for (const [seat, total] of (record.result?.totals ?? []).entries()) {
      await expect(page.getByLabel(`Player ${seat + 1}: ${total} PP`)).toBeVisible();
    }
  }
});
