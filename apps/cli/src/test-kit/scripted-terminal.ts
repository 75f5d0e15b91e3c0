import type { Language } from '@la-stanza/words';
import { run } from '../run.ts';
import type { Terminal } from '../terminal/terminal.ts';

export interface Ran {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command in this process, with lines to be read as if piped in. */
export async function runScripted(
  args: readonly string[],
  lines: readonly string[] = [],
  language: Language = 'en',
): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const left = [...lines];
  const terminal: Terminal = {
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    ask: () => Promise.resolve(left.shift()),
    progress: () => undefined,
    isTyped: false,
    colours: false,
  };
  const exit = await run(args, terminal, language);
  return { exit, out: out.join('\n'), err: err.join('\n') };
}
