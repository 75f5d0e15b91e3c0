import { z } from 'zod';
import type { Config } from './config.ts';

const coded = z.object({ code: z.string() });

/** Why a server could not start, as its operator needs to hear it. */
export function startFault(error: unknown, config: Config): string {
  const code = coded.safeParse(error).data?.code ?? '';
  const { host, pathname } = new URL(config.STANZA_DATABASE_URL);
  switch (code) {
    case 'EADDRINUSE':
      return `Another program uses port ${config.STANZA_PORT} or the port of the metrics: choose another with STANZA_PORT or STANZA_METRICS_PORT.`;
    case 'EACCES':
      return `This user may not listen on port ${config.STANZA_PORT}: choose one above 1023 with STANZA_PORT.`;
    case 'EADDRNOTAVAIL':
      return `This machine has no address ${config.STANZA_HOST}: correct STANZA_HOST.`;
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
      return `PostgreSQL does not answer at ${host}: start it or correct STANZA_DATABASE_URL.`;
    case '28P01':
    case '28000':
      return `PostgreSQL at ${host} refuses this user or password: correct STANZA_DATABASE_URL.`;
    case '42501':
      return `PostgreSQL at ${host} does not let this user create tables in ${pathname.slice(1)}: make it the owner.`;
    default:
      return error instanceof Error ? error.message : String(error);
  }
}
