import { benchRows, PROGRESS_TEXT } from '../developer/developer-text.ts';
import { grid } from '../terminal/grid.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { type ExitCode, printJson } from '../verb.ts';

export interface BenchArguments {
  readonly seconds: number;
  readonly beside?: string;
  readonly json?: boolean;
}

/** `stanza bench`: how fast the engine plays, and beside it the engine of another checkout. */
export async function benchVerb({ seconds, beside, json }: BenchArguments, terminal: Terminal): Promise<ExitCode> {
  // only this verb needs the package
  const { bench } = await import('@la-stanza/bench');
  const onSlice = (done: number, slices: number): void => terminal.progress(PROGRESS_TEXT.slices(done, slices));
  const result = await bench(seconds, onSlice, beside);
  terminal.progress('');
  if (json === true) printJson(terminal, result);
  else terminal.out(grid(benchRows(result), [1]).join('\n'));
  return 0;
}
