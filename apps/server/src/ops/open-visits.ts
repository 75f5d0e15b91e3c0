import type { Config } from './config.ts';
import { LocalVisits } from '../limits/local-visits.ts';
import { SharedVisits } from '../limits/shared-visits.ts';
import type { Visits } from '../limits/visits.ts';

/** Rate limits apply to the whole site when nodes share Redis, otherwise to each node. */
export function openVisits({ STANZA_REDIS_URL }: Config, onError: (error: Error) => void): Visits {
  const own = new LocalVisits(Date.now);
  return STANZA_REDIS_URL === '' ? own : new SharedVisits(STANZA_REDIS_URL, own, onError);
}
