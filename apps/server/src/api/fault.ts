import { OPENED_VERSIONS } from '@la-stanza/engine/open';
import type { Reason } from '@la-stanza/protocol';
import { isTransient } from '../db/is-transient.ts';
import { EngineFault } from '../play/engine-fault.ts';

/** The reason code for an error thrown inside the server. */
export function faultOf(error: unknown): Reason {
  if (error instanceof EngineFault) {
    // the record of an engine that this build has is damaged; another engine's record may be fine elsewhere
    const code = OPENED_VERSIONS.includes(error.engine) ? 'unreadable' : 'engine-unknown';
    return { code, params: { engine: error.engine } };
  }
  if (isTransient(error)) return { code: 'unavailable' };
  return { code: 'internal' };
}
