import { ENDPOINTS, type About } from '@la-stanza/protocol';
import { call } from './call.ts';

/** Asks who runs the server; undefined if it does not answer. */
export async function fetchAbout(): Promise<About | undefined> {
  const outcome = await call(ENDPOINTS.about);
  return outcome.ok ? outcome.value : undefined;
}
