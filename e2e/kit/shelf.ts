import { expect, type Page } from '@playwright/test';
import type { SavedGame } from '../../apps/web/src/game/source/local-game.ts';

/** Saves games on the page's device, in the client's own format; the page must have been opened once. */
export async function layOnShelf(page: Page, games: readonly SavedGame[]): Promise<void> {
  // the client must create the database
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

/** A game as currently stored on the page's device. */
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
  /** Whether the curtain closes between turns on a shared device; most tests turn it off. */
  readonly handover?: boolean;
  /** Whether a tap only selects, and every step is confirmed. */
  readonly confirmSteps?: boolean;
  /** Whether a complete turn ends by itself after a moment. */
  readonly endAtOnce?: boolean;
};

/** Stores settings before the page opens. */
export async function keepSettings(page: Page, settings: KeptSettings): Promise<void> {
  await page.addInitScript(
    (kept) => {
      localStorage.setItem('la-stanza.settings', JSON.stringify(kept));
    },
    { handover: false, ...settings },
  );
}
