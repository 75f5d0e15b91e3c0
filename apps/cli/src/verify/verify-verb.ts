import type { Terminal } from '../terminal/terminal.ts';
import type { Speech } from '../text/speech.ts';
import { type ExitCode, printJson } from '../verb.ts';
import { verify } from './verify.ts';

export interface VerifyArguments {
  readonly json?: boolean;
}

/** `stanza verify`: one line for each file; faults go to stderr. */
export async function verifyVerb(
  paths: readonly string[],
  { json }: VerifyArguments,
  { t }: Speech,
  terminal: Terminal,
): Promise<ExitCode> {
  const files: { readonly file: string; readonly ok: boolean; readonly sentence: string }[] = [];
  for (const file of paths) {
    const checked = await verify(t, file);
    if ('trouble' in checked) files.push({ file, ok: false, sentence: checked.trouble });
    else {
      const { record, fair } = checked.value;
      const sentence = t('cli.verify.good', { players: record.players, entries: record.entries.length, fair });
      files.push({ file, ok: true, sentence });
    }
  }
  const ok = files.every((file) => file.ok);
  if (json === true) printJson(terminal, { ok, files });
  for (const { file, ok: isGood, sentence } of files) {
    const line = t('cli.file.in-file', { path: file, sentence });
    if (!isGood) terminal.err(line);
    else if (json !== true) terminal.out(line);
  }
  return ok ? 0 : 1;
}
