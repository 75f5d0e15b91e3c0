import { DISCIPLINES, type View } from '@la-stanza/engine';
import type { RoomName } from '../../drawing/board/board-picture.ts';

/** The room of the first target that is on the board; undefined if all are on the mat. */
export function roomShown({ ring }: View, shows: readonly string[]): RoomName | undefined {
  for (const target of shows) {
    const [word = '', first = ''] = target.split(' ');
    const room = roomOf(word, first, ring);
    if (room !== undefined) return room;
  }
  return undefined;
}

function roomOf(word: string, first: string, ring: View['ring']): RoomName | undefined {
  switch (word) {
    case 'space':
      return ring[Number(first)]?.room ?? 'bonus';
    case 'room':
    case 'niche':
      return DISCIPLINES.find((name) => name === first);
    case 'money':
      return 'discoveries';
    case 'box':
      return 'religion';
    case 'artwork':
      return 'arts';
    case 'spot':
    case 'tile':
      return 'bonus';
    default:
      return undefined;
  }
}
