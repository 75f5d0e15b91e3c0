import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { train, type TrainOptions } from '@la-stanza/bots/train';
import { type LogEntry, trainingPicture, trainingTable } from '@la-stanza/bots/train/report';
import { trainingLine } from '../developer/developer-text.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { speechIn } from '../text/speech.ts';
import { type ExitCode, fail } from '../verb.ts';

export interface TrainArguments extends TrainOptions {
  readonly report?: string;
  readonly json?: boolean;
}

/** `stanza train`: plays, learns and measures generation after generation, or reports on a run. */
export function trainVerb({ report, json, ...options }: TrainArguments, terminal: Terminal): ExitCode {
  if (report !== undefined) return reportOn(options.folder, report, terminal);
  train(options, (entry) => {
    terminal.out(json === true ? JSON.stringify(entry) : trainingLine(entry));
  });
  return 0;
}

/** Writes the table and the curve of a run. */
function reportOn(folder: string, target: string, terminal: Terminal): ExitCode {
  const file = join(folder, 'log.jsonl');
  if (!existsSync(file)) {
    return fail(terminal, speechIn('en').t('cli.file.cannot-read', { path: file, reason: 'ENOENT' }));
  }
  const log = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): LogEntry => JSON.parse(line));
  writeFileSync(`${target}.md`, trainingTable(log));
  writeFileSync(`${target}.svg`, trainingPicture(log));
  terminal.out(trainingTable(log).trimEnd());
  return 0;
}
