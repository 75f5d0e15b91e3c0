import { expect, type Page } from '@playwright/test';
import type { SavedGame } from '../../apps/web/src/game/source/local-game.ts';

/** Lays games onto the shelf of the page's device, as the client itself keeps them; the page must have been opened once. */
export async function layOnShelf(page: Page, games: readonly SavedGame[]): Promise<void> {
  // whoever opens the shelf first builds it, and that must be the client
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'la-stanza')))
    .toBe(true);
  await page.evaluate(async (saved) => {
    const shelves = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('la-stanza');
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error));
    });
    const writing = shelves.transaction('games', 'readwrite');
    for (const game of saved) writing.objectStore('games').put(game);
    await new Promise<void>((resolve, reject) => {
      writing.addEventListener('complete', () => resolve());
      writing.addEventListener('error', () => reject(writing.error));
    });
    shelves.close();
  }, games);
}

/** A game as the page's device keeps it now. */
export function storedGame(page: Page, id: string): Promise<SavedGame | undefined> {
  return page.evaluate(async (wanted) => {
    const shelves = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('la-stanza');
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error));
    });
    const reading = shelves.transaction('games').objectStore('games').get(wanted);
    const stored = await new Promise<SavedGame | undefined>((resolve, reject) => {
      reading.addEventListener('success', () => resolve(reading.result));
      reading.addEventListener('error', () => reject(reading.error));
    });
    shelves.close();
    return stored;
  }, id);
}

type KeptSettings = {
  readonly theme: 'day' | 'candle';
  readonly language: 'en' | 'de' | 'fr' | 'nl';
  readonly textSize?: 'normal' | 'large' | 'largest';
  /** Whether a curtain closes between turns at a shared device; most tests are not about it. */
  readonly handover?: boolean;
};

/** What the device remembers before the page opens. */
export async function keepSettings(page: Page, settings: KeptSettings): Promise<void> {
  await page.addInitScript(
    (kept) => {
      localStorage.setItem('la-stanza.settings', JSON.stringify(kept));
    },
    { handover: false, ...settings },
  );
}
