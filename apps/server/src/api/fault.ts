import { EDITIONS } from '@la-stanza/engine';
import type { Reason } from '@la-stanza/protocol';
import { isTransient } from '../db/is-transient.ts';
import { EngineFault } from '../play/engine-fault.ts';

/** The reason code for an error thrown inside the server. */
export function faultOf(error: unknown): Reason {
  if (error instanceof EngineFault) {
    // a record of an edition that this build knows is damaged; one of a newer edition may be fine on a newer node
    const isKnown = EDITIONS.some(({ number }) => number === error.edition);
    return { code: isKnown ? 'unreadable' : 'edition-unknown', params: { edition: error.edition } };
  }
  if (isTransient(error)) return { code: 'unavailable' };
  return { code: 'internal' };
}
