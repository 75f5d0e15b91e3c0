import { openApi } from './openapi.ts';
import { socketReference } from './socket-reference.ts';

/** A text that differs whenever a message, an endpoint, a reason or a version has changed. */
export function wireForm(): string {
  return socketReference() + JSON.stringify(openApi());
}
