import { replay, type Game, type GameRecord, type RecordFault } from '@la-stanza/engine';
import type { FileFault } from '@la-stanza/words';
import type { SeatedPlayer } from '../../game/source/game-source.ts';

/* A game as a file: the record as the terminal's tools read and write it, named after those who played. */

export type RecordFile = { readonly name: string; readonly text: string };

type ReadFile = { readonly name: string; readonly size: number; readonly text: () => Promise<string> };

/** Many times the longest game. */
const MOST_BYTES = 1_000_000;
const BEGINNING = 'La Stanza';
const BETWEEN_NAMES = ', ';
// what file systems do not allow in a name
const FORBIDDEN = /[\\/:*?"<>|,]/g;

export function writeRecordFile(record: GameRecord, players: readonly SeatedPlayer[]): RecordFile {
  const names = players.map(({ name }) => name.replaceAll(FORBIDDEN, ' ').trim());
  return {
    name: `${BEGINNING} (${names.join(BETWEEN_NAMES)}).json`,
    text: `${JSON.stringify(record, null, 1)}\n`,
  };
}

/** Reads a file that somebody brought, or says why it is none of a game. */
export async function readRecordFile(
  file: ReadFile,
): Promise<{ readonly game: Game; readonly names: readonly string[] } | { readonly fault: FileFault | RecordFault }> {
  if (file.size > MOST_BYTES) return { fault: { code: 'file-too-large' } };
  const parsed = parseJson(await file.text());
  if (parsed === undefined) return { fault: { code: 'file-not-json' } };
  const result = replay(parsed.value);
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

/** The players' names as the file's own name tells them; none where it was named by somebody else. */
function namesIn(fileName: string): string[] {
  const listed = /\((?<names>[^()]+)\)/.exec(fileName.startsWith(BEGINNING) ? fileName : '')?.groups?.['names'];
  return listed === undefined ? [] : listed.split(BETWEEN_NAMES);
}
