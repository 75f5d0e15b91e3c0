import { type Replayed, openRecord } from '@la-stanza/engine';
import { gameShelf } from '../game/shelf/shelf.ts';
import type { SavedGame } from '../game/source/local-game.ts';

export type Found = { readonly saved: SavedGame; readonly replayed: Replayed } | 'missing' | 'damaged';

/** A game stored on this device, replayed. */
export async function findGame(id: string): Promise<Found> {
  const saved = await (await gameShelf()).find(id);
  if (saved === undefined) return 'missing';
  const result = openRecord(saved.record);
  return 'fault' in result ? 'damaged' : { saved, replayed: result };
}
