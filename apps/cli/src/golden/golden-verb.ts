import { join } from 'node:path';
import { goldenWritten, PROGRESS_TEXT } from '../developer/developer-text.ts';
import { writeRecord } from '../record/write-record.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { speechIn } from '../text/speech.ts';
import { type ExitCode, fail, printJson } from '../verb.ts';
import { GOLDEN_GAMES, goldenSet } from './golden-set.ts';

export interface GoldenArguments {
  readonly out: string;
  readonly json?: boolean;
}

/** `stanza golden`: writes finished games of every kind, for tests to replay. */
export function goldenVerb({ out, json }: GoldenArguments, terminal: Terminal): ExitCode {
  const bar = progressBar(GOLDEN_GAMES, PROGRESS_TEXT.golden, terminal.progress);
  const { t } = speechIn('en');
  const files: string[] = [];
  for (const { name, record } of goldenSet()) {
    const path = join(out, `${name}.json`);
    const trouble = writeRecord(t, path, record, true);
    if (trouble !== undefined) return fail(terminal, trouble);
    files.push(path);
    bar.at(files.length);
  }
  bar.clear();
  if (json === true) printJson(terminal, { files });
  else terminal.out(goldenWritten(files.length, out));
  return 0;
}
