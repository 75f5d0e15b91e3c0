import type { Logger } from 'pino';
import { z } from 'zod';
import { isTransient } from '../db/is-transient.ts';
import { OLDEST, requireTables, UnfitDatabase } from '../db/look-at-database.ts';
import { complain, EXIT } from './command.ts';
import type { Config } from './config.ts';

/** Errors of the system and of PostgreSQL; those of the system have a `syscall`, those of PostgreSQL a `severity`. */
const coded = z.object({
  code: z.string(),
  message: z.string().default(''),
  port: z.number().optional(),
  address: z.string().optional(),
  syscall: z.string().optional(),
  severity: z.string().optional(),
});

const UNTRUSTED = /CERT|SELF_SIGNED|ALTNAME/;

/** Why a server could not start, as a sentence for its operator; undefined if the error is a bug. */
export function startFault(error: unknown, config: Config): string | undefined {
  const url = new URL(config.STANZA_DATABASE_URL);
  const [server, user] = [`PostgreSQL at ${url.host}`, decodeURIComponent(url.username)];
  const database = decodeURIComponent(url.pathname.slice(1));
  if (error instanceof UnfitDatabase) return unfitSentence(error.reason, server, user, database);
  const found = coded.safeParse(error);
  if (!found.success) return connectionSentence(error, server, user);
  const { code, message, port, address, syscall, severity } = found.data;
  if (syscall === 'listen') return listenSentence(code, `${address ?? ''}:${port ?? ''}`, port, config);
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `PostgreSQL does not answer at ${url.host}: start it or correct STANZA_DATABASE_URL.`;
    case '57P03':
      return `${server} is starting or stopping: try again in a moment.`;
    case '53300':
      return `${server} has no connection left: raise max_connections or lower STANZA_POOL.`;
    case '28P01':
      return `${server} refuses the user ${user} or its password: correct STANZA_DATABASE_URL.`;
    case '28000':
      return `${server} does not let the user ${user} in (${message}): correct STANZA_DATABASE_URL.`;
    case '42501':
      return `${server} does not let the user ${user} create tables in ${database}: make it the owner.`;
    default:
      if (UNTRUSTED.test(code)) return `The certificate of ${server} is not trusted (${message}).`;
      if (severity !== undefined) return `${server} says: ${message}.`;
      return syscall === undefined ? undefined : `${message}.`;
  }
}

function unfitSentence(reason: UnfitDatabase['reason'], server: string, user: string, database: string): string {
  switch (reason) {
    case 'too-old':
      return `${server} is too old: version ${OLDEST} or newer is needed.`;
    case 'missing':
      return `${server} has no database ${database}: la-stanza migrate creates it.`;
    case 'cannot-be-created':
      return `${server} has no database ${database}, and the user ${user} may not create it: create it with this user as its owner.`;
    case 'tables-too-old':
      return `The tables in ${database} are missing or older than this program: run la-stanza migrate.`;
  }
}

/** Messages of the PostgreSQL library that have no code. */
function connectionSentence(error: unknown, server: string, user: string): string | undefined {
  const message = error instanceof Error ? error.message : '';
  if (message.includes('password must be a')) return `${server} asks the user ${user} for a password: name one.`;
  if (message.includes('timeout')) return `${server} does not answer in time: correct STANZA_DATABASE_URL.`;
  if (message.includes('does not support SSL'))
    return `${server} has no TLS: leave sslmode out of STANZA_DATABASE_URL.`;
  if (/terminated unexpectedly|There was an error establishing|unknown message/i.test(message))
    return `${server.replace('PostgreSQL', 'What answers')} is not PostgreSQL: correct STANZA_DATABASE_URL.`;
  return undefined;
}

function listenSentence(code: string, place: string, port: number | undefined, config: Config): string {
  const metrics = port === undefined ? undefined : metricsSetting(port, config);
  const [portName, hostName] = [
    metrics ?? 'STANZA_PORT',
    metrics === undefined ? 'STANZA_HOST' : 'STANZA_METRICS_HOST',
  ];
  switch (code) {
    case 'EADDRINUSE':
      return `Another program uses port ${port}: choose another with ${portName}.`;
    case 'EACCES':
      return `This user may not listen on port ${port}: choose one above 1023 with ${portName}.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine has no address ${place.replace(/:\d*$/, '')}: correct ${hostName}.`;
    default:
      return `This machine cannot listen at ${place} (${code}): correct ${hostName} or ${portName}.`;
  }
}

function metricsSetting(port: number, config: Config): string | undefined {
  if (port === config.STANZA_PORT) return undefined;
  const names = ['STANZA_METRICS_PORT', 'STANZA_WORKER_METRICS_PORT'] as const;
  return names.find((name) => config[name] === port);
}

/**
 * Before a node or a worker starts: ends the process if the database cannot be used as it is. Waits for a database that does not answer,
 * as during an outage.
 */
export async function expectTables(config: Config, log: Logger): Promise<void> {
  try {
    await requireTables(config.STANZA_DATABASE_URL);
  } catch (error) {
    if (!isTransient(error)) throw error;
    log.warn(`Waiting for the database. ${startFault(error, config) ?? String(error)}`);
  }
}

/** Ends a command that failed: with one sentence, or with the stack trace of a bug. */
export function endWithFault(what: string, error: unknown, config: Config): never {
  const cause = startFault(error, config);
  complain(cause === undefined ? `${what} This is a bug: ${stackOf(error)}` : `${what} ${cause}`);
  process.exit(EXIT.failed);
}

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
