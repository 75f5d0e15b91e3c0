import type { FastifyRequest } from 'fastify';
import type { RequestingPage } from './passkeys.ts';

/** The page that sent a request. The origin check has already run; a request without an origin cannot use passkeys. */
export function requestingPage({ headers: { origin } }: Pick<FastifyRequest, 'headers'>): RequestingPage | undefined {
  if (origin === undefined || !URL.canParse(origin)) return undefined;
  return { origin, domain: new URL(origin).hostname };
}
