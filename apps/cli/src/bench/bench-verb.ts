import { benchRows, PROGRESS_TEXT } from '../developer/developer-text.ts';
import { grid } from '../terminal/grid.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { type ExitCode, printJson } from '../verb.ts';

export interface BenchArguments {
  readonly seconds: number;
  readonly json?: boolean;
}

/** `stanza bench`: how fast the engine plays, and a yardstick in the same run. */
export async function benchVerb({ seconds, json }: BenchArguments, terminal: Terminal): Promise<ExitCode> {
  // only this verb needs the yardstick's package
  const { bench } = await import('@la-stanza/bench');
  const result = bench(seconds, (done, slices) => terminal.progress(PROGRESS_TEXT.slices(done, slices)));
  terminal.progress('');
  if (json === true) printJson(terminal, result);
  else terminal.out(grid(benchRows(result), [1]).join('\n'));
  return 0;
}
