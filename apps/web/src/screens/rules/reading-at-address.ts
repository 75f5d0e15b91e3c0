import { openLink } from '@la-stanza/engine';
import { readingOfRecord, type Reading } from '../../game/edition/reading.ts';
import { gameShelf } from '../../game/shelf/shelf.ts';

/** The rules of the game at the address of a table or replay; undefined if there is none. */
export async function readingAtAddress(address: string | undefined): Promise<Reading | undefined> {
  const [path = '', query = ''] = (address ?? '').split('?');
  const [, place, id] = path.split('/');
  if (place === 'replay' && id === undefined) {
    const read = openLink(new URLSearchParams(query).get('game') ?? '');
    return 'game' in read ? readingOfRecord(read.game.record) : undefined;
  }
  const saved = id === undefined ? undefined : await (await gameShelf()).find(id);
  return saved === undefined ? undefined : readingOfRecord(saved.record);
}
