/* Lists what a server answers over HTTP, and which requests need a session. */
import { ENDPOINTS } from '@la-stanza/protocol';

for (const { method, path, session } of Object.values(ENDPOINTS))
  console.log(`${method.padEnd(6)} ${path}${session ? '  (with a session)' : ''}`);
