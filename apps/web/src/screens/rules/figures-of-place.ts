import { fromLink, type Figures } from '@la-stanza/engine';
import { OUR_FIGURES } from '../../game/edition/edition.ts';
import { gameShelf } from '../../game/shelf/shelf.ts';

/** The figures a game is played with, told by the address of its table or replay; nothing where there is no such game. */
export async function figuresOfPlace(address: string | undefined): Promise<Figures | undefined> {
  const [path = '', query = ''] = (address ?? '').split('?');
  const [, place, id] = path.split('/');
  if (place === 'replay' && id === undefined) {
    const read = fromLink(new URLSearchParams(query).get('game') ?? '');
    return 'record' in read ? figuresOf(read.record.figures) : undefined;
  }
  const saved = id === undefined ? undefined : await (await gameShelf()).find(id);
  return saved === undefined ? undefined : figuresOf(saved.record.figures);
}

function figuresOf(figures: 'standard' | Figures): Figures {
  return figures === 'standard' ? OUR_FIGURES : figures;
}
