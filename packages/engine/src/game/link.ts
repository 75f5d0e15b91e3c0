import type { Game } from '../record/game.ts';
import { type LinkFault, linkOf, readLink } from '../record/link.ts';
import type { RecordFault } from '../record/record-fault.ts';
import type { Replayed } from '../record/replay.ts';
import { toRecord } from './keep.ts';
import { openRecord, type OpenOptions } from './start.ts';

/**
 * Opens the game in a link's text.
 *
 * @example
 * const opened = openLink('BAEACAAAAQEHk4As');
 * 'game' in opened && opened.game.record.entries; // ['deal c7']
 * const damaged = openLink('BAEACAAAAQEHk4Aa');
 * 'fault' in damaged && damaged.fault; // { code: 'link-damaged' }
 */
export function openLink(
  text: string,
  known: OpenOptions = {},
): Replayed | { readonly fault: LinkFault | RecordFault } {
  const read = readLink(text);
  return 'fault' in read ? read : openRecord(read.record, known);
}

/**
 * A game as a text for a link; what was taken back is not in it.
 *
 * @example
 * const game = newGame({ players: 2, edition: 1, options: { start: 'first', arranged: true } });
 * const deal = parseAction('deal c7');
 * deal && toLink(play(game, deal).game); // 'BAEACAAAAQEHk4As'
 */
export function toLink(game: Game): string {
  return linkOf({ record: toRecord(game), line: game.line });
}
