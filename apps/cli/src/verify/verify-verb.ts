import type { Terminal } from '../terminal/terminal.ts';
import { TEXT } from '../text/cli-text.ts';
import { type ExitCode, printJson } from '../verb.ts';
import { verify } from './verify.ts';

export interface VerifyArguments {
  readonly json?: boolean;
}

/** `stanza verify`: one line for each file; faults go to stderr. */
export function verifyVerb(paths: readonly string[], { json }: VerifyArguments, terminal: Terminal): ExitCode {
  const files = paths.map((file) => {
    const checked = verify(file);
    if ('trouble' in checked) return { file, ok: false, sentence: checked.trouble };
    const { record, fair } = checked.value;
    return { file, ok: true, sentence: TEXT.verified(record.players, record.entries.length, TEXT.fair[fair]) };
  });
  const ok = files.every((file) => file.ok);
  if (json === true) printJson(terminal, { ok, files });
  for (const { file, ok: isGood, sentence } of files) {
    const line = TEXT.inFile(file, sentence);
    if (!isGood) terminal.err(line);
    else if (json !== true) terminal.out(line);
  }
  return ok ? 0 : 1;
}
