import type { GameRecord } from '@la-stanza/engine';

/** The one form in which a record is written to a file: an entry a line. */
export function canonicalText(record: GameRecord): string {
  return `${JSON.stringify(record, null, 1)}\n`;
}
