import type { Config } from './config.ts';
import { LocalVisits } from '../limits/local-visits.ts';
import { SharedVisits } from '../limits/shared-visits.ts';
import type { Visits } from '../limits/visits.ts';

/** Limits are those of the whole site where nodes have Redis between them, and of the node where it is alone. */
export function openVisits({ STANZA_REDIS_URL }: Config, onError: (error: Error) => void): Visits {
  const own = new LocalVisits(Date.now);
  return STANZA_REDIS_URL === '' ? own : new SharedVisits(STANZA_REDIS_URL, own, onError);
}
