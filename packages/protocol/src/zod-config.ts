import { config } from 'zod';

// The content security policy of a page forbids eval, and trying it logs an error; elsewhere it makes validation faster.
if ('document' in globalThis) config({ jitless: true });
