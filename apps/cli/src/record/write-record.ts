import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { GameRecord } from '@la-stanza/engine';
import type { Translate } from '@la-stanza/words';
import { canonicalText } from './canonical.ts';
import { reasonOf } from './read-record.ts';

/** Writes a record to a file, over one that is there only if told so; makes its folder if need be. The trouble as a sentence if it cannot. */
export function writeRecord(t: Translate, path: string, record: GameRecord, mayReplace: boolean): string | undefined {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, canonicalText(record), { flag: mayReplace ? 'w' : 'wx' });
    return undefined;
  } catch (error) {
    return t('cli.file.cannot-write', { path, reason: reasonOf(error) });
  }
}
