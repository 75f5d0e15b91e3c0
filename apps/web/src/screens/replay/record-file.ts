import { type Game, type GameRecord, type RecordFault, openRecord } from '@la-stanza/engine';
import type { FileFault } from '@la-stanza/words';
import type { SeatedPlayer } from '../../game/source/game-source.ts';

/* A game as a file: the record as the command-line tools read and write it, named after the players. */

export type RecordFile = { readonly name: string; readonly text: string };

type ReadFile = { readonly name: string; readonly size: number; readonly text: () => Promise<string> };

/** Many times the longest game. */
const MOST_BYTES = 1_000_000;
const BEGINNING = 'La Stanza';
const BETWEEN_NAMES = ', ';
// characters that file systems forbid in names
const FORBIDDEN = /[\\/:*?"<>|,]/g;

export function writeRecordFile(record: GameRecord, players: readonly SeatedPlayer[]): RecordFile {
  const names = players.map(({ name }) => name.replaceAll(FORBIDDEN, ' ').trim());
  return {
    name: `${BEGINNING} (${names.join(BETWEEN_NAMES)}).json`,
    text: `${JSON.stringify(record, null, 1)}\n`,
  };
}

/** Reads the game of a file, or returns why it is not one. */
export async function readRecordFile(
  file: ReadFile,
): Promise<{ readonly game: Game; readonly names: readonly string[] } | { readonly fault: FileFault | RecordFault }> {
  if (file.size > MOST_BYTES) return { fault: { code: 'file-too-large' } };
  const parsed = parseJson(await file.text());
  if (parsed === undefined) return { fault: { code: 'file-not-json' } };
  const result = openRecord(parsed.value);
  return 'fault' in result ? result : { game: result.game, names: namesIn(file.name) };
}

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return undefined;
  }
}

/** The players' names from the file's name; none if the file was renamed. */
function namesIn(fileName: string): string[] {
  const listed = /\((?<names>[^()]+)\)/.exec(fileName.startsWith(BEGINNING) ? fileName : '')?.groups?.['names'];
  return listed === undefined ? [] : listed.split(BETWEEN_NAMES);
}
