import { config } from 'zod';

// A page may be forbidden to make code out of text, and complains when it is tried; elsewhere that makes the checks faster.
if ('document' in globalThis) config({ jitless: true });
