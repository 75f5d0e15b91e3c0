import { toText } from '@la-stanza/engine';
import { readGame } from '../record/read-record.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Speech } from '../text/speech.ts';
import { type ExitCode, fail, printJson } from '../verb.ts';

export interface PositionArguments {
  readonly at?: number;
  readonly json?: boolean;
}

/** `stanza position`: the position of a record as one line of text. */
export async function positionVerb(
  path: string,
  { at, json }: PositionArguments,
  { t }: Speech,
  terminal: Terminal,
): Promise<ExitCode> {
  const read = await readGame(t, path, at);
  if ('trouble' in read) return fail(terminal, read.trouble);
  const { state, record } = read.value.game;
  const position = toText(state);
  if (json === true) printJson(terminal, { at: record.entries.length, position });
  else terminal.out(position);
  return 0;
}
