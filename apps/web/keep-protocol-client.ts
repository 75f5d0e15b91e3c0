import { createHash } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SPOKEN, wireForm } from '@la-stanza/protocol';
import { build } from 'vite';

/*
 * Builds the protocol client as it is now into packages/protocol/kept, where tests play with it against later servers. Run it
 * with every change of the messages, before the commit. The name of the file is the protocol version and a number that counts
 * the changes within it.
 */

const PACKAGE = join(import.meta.dirname, '../../packages/protocol');
const KEPT = join(PACKAGE, 'kept');

const version = SPOKEN[0] ?? 0;
const numbers = readdirSync(KEPT).flatMap((name) => {
  const [of, number] = name.split('.');
  return Number(of) === version ? [Number(number)] : [];
});
const hash = createHash('sha256').update(wireForm()).digest('hex');
const built = await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    write: false,
    minify: true,
    // Vite leaves the white space of a library's modules
    rolldownOptions: { output: { minify: true } },
    target: 'es2024',
    lib: { entry: join(PACKAGE, 'src/client/live-client.ts'), formats: ['es'] },
  },
});
const [output] = Array.isArray(built) ? built : [built];
if (output === undefined || !('output' in output)) throw new Error('the build has no output');
const name = `${version}.${Math.max(-1, ...numbers) + 1}.js`;
writeFileSync(join(KEPT, name), `/* messages ${hash} */\n${output.output[0].code}`);
console.log(`kept/${name} written`);
