import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Visits } from './visits.ts';

/** Adapts the visits to the HTTP rate limit: one count for all routes. */
export function visitStore(visits: Visits): FastifyRateLimitStoreCtor {
  return class VisitStore implements FastifyRateLimitStore {
    incr(address: string, callback: Parameters<FastifyRateLimitStore['incr']>[1]): void {
      visits.note(address).then(({ count, left }) => callback(null, { current: count, ttl: left }), callback);
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
