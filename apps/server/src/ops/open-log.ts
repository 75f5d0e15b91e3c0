import { pino, type Logger } from 'pino';
import { z } from 'zod';
import { formatOf } from './command.ts';
import type { Config } from './config.ts';

const lineSchema = z.object({
  level: z.number(),
  msg: z.string().default(''),
  err: z.object({ message: z.string(), stack: z.string().optional() }).optional(),
});

const WARNING = 40;
const ERROR = 50;

/** A log line for a person. A stack trace is for developers, who set STANZA_LOG=debug. */
function humanLine(line: string, withStack: boolean): string {
  const { level, msg, err } = lineSchema.parse(JSON.parse(line));
  const kind = level >= ERROR ? 'Error: ' : level >= WARNING ? 'Warning: ' : '';
  const cause = err === undefined ? '' : withStack ? `\n${err.stack ?? err.message}` : `: ${err.message}`;
  return `${kind}${msg}${cause}\n`;
}

/** The log of a server. On a terminal it prints sentences: warnings, errors, and the server's own messages. */
export function openLog(config: Config, name: string): Logger {
  if (formatOf(process.stdout) === 'json') return pino({ level: config.STANZA_LOG, base: { node: name } });
  const isVerbose = config.STANZA_LOG === 'debug' || config.STANZA_LOG === 'trace';
  return pino(
    { level: config.STANZA_LOG === 'info' ? 'warn' : config.STANZA_LOG, base: { node: name } },
    { write: (line) => void process.stderr.write(humanLine(line, isVerbose)) },
  );
}

/** Prints a message on a terminal, otherwise to the log. */
export function announcer(log: Logger): (sentence: string) => void {
  return formatOf(process.stdout) === 'text' ? (sentence) => console.log(sentence) : (sentence) => log.info(sentence);
}
