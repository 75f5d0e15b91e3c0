import { createInterface, type Interface } from 'node:readline';
import type { Terminal } from './terminal.ts';

const CLEAR_LINE = '\r\u001B[K';

/** The terminal of this process, and how to let go of it. */
export function processTerminal(): { readonly terminal: Terminal; readonly close: () => void } {
  const { stdin, stdout, stderr } = process;
  let reader: { readonly lines: Interface; readonly next: () => Promise<IteratorResult<string>> } | undefined;

  function listen(): NonNullable<typeof reader> {
    if (reader !== undefined) return reader;
    const lines = createInterface(stdin.isTTY ? { input: stdin, output: stdout } : { input: stdin });
    const iterator = lines[Symbol.asyncIterator]();
    reader = { lines, next: () => iterator.next() };
    return reader;
  }

  async function ask(prompt: string): Promise<string | undefined> {
    const { lines, next } = listen();
    if (stdin.isTTY) {
      lines.setPrompt(prompt);
      lines.prompt();
    }
    const { done, value } = await next();
    return done === true ? undefined : value;
  }

  return {
    terminal: {
      out: (text) => void stdout.write(`${text}\n`),
      err: (text) => void stderr.write(`${text}\n`),
      ask,
      progress: (text) => void (stderr.isTTY && stderr.write(CLEAR_LINE + text)),
      isTyped: stdin.isTTY,
      colours: stdout.isTTY && process.env['NO_COLOR'] === undefined,
    },
    close: () => reader?.lines.close(),
  };
}
