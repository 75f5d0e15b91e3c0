import type { Terminal } from './terminal/terminal.ts';

/** How a verb ends: well, with a fault it has reported, or because it was used wrongly. */
export type ExitCode = 0 | 1 | 2;

/** What is wrong with an argument, as a sentence that needs no more words around it. */
export class Complaint extends Error {}

/** Reports one sentence of trouble. */
export function fail(terminal: Terminal, sentence: string): ExitCode {
  terminal.err(sentence);
  return 1;
}

/** Prints a value for machines. */
export function printJson(terminal: Terminal, value: unknown): void {
  terminal.out(JSON.stringify(value, null, 1));
}
