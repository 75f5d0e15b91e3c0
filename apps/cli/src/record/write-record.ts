import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { GameRecord } from '@la-stanza/engine';
import { TEXT } from '../text/cli-text.ts';
import { canonicalText } from './canonical.ts';
import { reasonOf } from './read-record.ts';

/** Writes a record to a file, over one that is there only if told so; makes its folder if need be. The trouble as a sentence if it cannot. */
export function writeRecord(path: string, record: GameRecord, mayReplace: boolean): string | undefined {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, canonicalText(record), { flag: mayReplace ? 'w' : 'wx' });
    return undefined;
  } catch (error) {
    return TEXT.cannotWrite(path, reasonOf(error));
  }
}
