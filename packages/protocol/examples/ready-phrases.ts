/* Sends a ready phrase as a chat line, which every player reads in their own language, and agrees on a version before. */
import { negotiate, OFFERED, PHRASES, phraseLine, phraseOf } from '@la-stanza/protocol';

const version = negotiate(OFFERED);
if (version === undefined) throw new Error('the client is too old and has to be loaded again');
console.log(`both speak version ${version}`);

const lines = [...PHRASES.map((phrase) => phraseLine(phrase)), 'Nice move!'];
for (const line of lines) console.log(`${line}: ${phraseOf(line) ?? 'typed by hand'}`);
