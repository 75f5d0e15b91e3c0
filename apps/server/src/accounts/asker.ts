import type { FastifyRequest } from 'fastify';
import type { Asker } from './passkeys.ts';

/** The page a request comes from. That it is one of ours has been seen to before; only a browser has passkeys. */
export function askerOf({ headers: { origin } }: Pick<FastifyRequest, 'headers'>): Asker | undefined {
  if (origin === undefined || !URL.canParse(origin)) return undefined;
  return { origin, domain: new URL(origin).hostname };
}
