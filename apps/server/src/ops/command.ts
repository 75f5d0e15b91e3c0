import type { Writable } from 'node:stream';

/** The exit codes of every command. A command ended by a signal has 128 plus the number of the signal. */
export const EXIT = { fine: 0, failed: 1, misused: 2 } as const;

/** Sentences for people, or one line of JSON each for programs. */
export type Format = 'text' | 'json';

/** The format of a stream: the setting STANZA_FORMAT, else sentences on a terminal and JSON for everything else. */
export function formatOf(stream: { readonly isTTY?: boolean }): Format {
  const named = process.env['STANZA_FORMAT'];
  if (named === 'text' || named === 'json') return named;
  return stream.isTTY === true ? 'text' : 'json';
}

/** The levels of a log: 30 is information, 40 a warning, 50 an error, 60 the error that ends the process. */
type Level = 30 | 40 | 50 | 60;

function write(stream: Writable & { readonly isTTY?: boolean }, level: Level, sentence: string, fields: object): void {
  const line = { level, time: Date.now(), ...fields, msg: sentence };
  stream.write(`${formatOf(stream) === 'text' ? sentence : JSON.stringify(line)}\n`);
}

/** Prints a sentence to the standard output. */
export function say(sentence: string, fields: object = {}, level: Level = 30): void {
  write(process.stdout, level, sentence, fields);
}

/** Prints the reason for a failure to the error output. */
export function complain(sentence: string): void {
  write(process.stderr, 60, sentence, {});
}

/** A reader that closes the pipe, such as `head`, ends the command without a stack trace. */
export function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.fine);
    throw error;
  });
}
