import { readFileSync, writeFileSync } from 'node:fs';
import { reasonOf } from '../record/read-record.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { speechIn } from '../text/speech.ts';
import { type ExitCode, fail, printJson } from '../verb.ts';

/** Where tables go besides the terminal. */
export interface PageArguments {
  readonly out?: string;
  /** A word before the names of the tables, where a page holds several sets. */
  readonly mark?: string;
  readonly json?: boolean;
}

type Tables = Readonly<Record<string, string>>;

/** Prints tables, or the value behind them for machines, and replaces the tables of a page if one is named. */
export function printTables(
  tables: Tables,
  value: unknown,
  { out: path, mark, json }: PageArguments,
  terminal: Terminal,
): ExitCode {
  if (json === true) printJson(terminal, value);
  else terminal.out(Object.values(tables).join('\n').trimEnd());
  if (path === undefined) return 0;
  const marked = Object.entries(tables).map(([name, table]) => [mark === undefined ? name : `${mark} ${name}`, table]);
  try {
    writeFileSync(path, withTables(readFileSync(path, 'utf8'), Object.fromEntries(marked)));
  } catch (error) {
    return fail(terminal, speechIn('en').t('cli.file.cannot-write', { path, reason: reasonOf(error) }));
  }
  return 0;
}

/** A page with its tables replaced: each stands between `<!-- name -->` and `<!-- /name -->`. */
export function withTables(page: string, tables: Tables): string {
  let text = page;
  for (const [name, table] of Object.entries(tables)) {
    const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const [from, to] = [text.indexOf(open), text.indexOf(close)];
    if (from >= 0 && to > from) text = `${text.slice(0, from + open.length)}\n\n${table}\n${text.slice(to)}`;
  }
  return text;
}
