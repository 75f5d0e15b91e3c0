import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { ENGINE_VERSION } from '../packages/engine/src/index.ts';

/*
 * Builds the engine of this tree, with its level-3 player, into one file named by version and content, for later versions to
 * open its games with. docs/guide/change-a-rule.md says when.
 */

const root = resolve(import.meta.dirname, '..');
const ENTRY = 'pinned-entry.js';
/** Where the file goes; another folder can be named. */
const folder = resolve(process.argv[2] ?? join(root, 'packages/engine/pinned'));

const entry: Plugin = {
  name: 'pinned-entry',
  // Vite asks for it as a path
  resolveId: (id) => (id.endsWith(ENTRY) ? join(root, 'apps/cli', ENTRY) : undefined),
  load: (id) =>
    id.endsWith(ENTRY)
      ? `import { pinThisEngine } from '@la-stanza/bots/pinned';
import weights from '@la-stanza/bots/weights';
export const engine = pinThisEngine(weights);`
      : undefined,
};

const built = await build({
  configFile: false,
  root: join(root, 'apps/cli'),
  logLevel: 'warn',
  plugins: [entry],
  build: {
    write: false,
    target: 'es2023',
    lib: { entry: ENTRY, formats: ['es'], fileName: 'engine' },
  },
});
const [chunk] = outputs(built).flatMap(({ output }) => output);
if (chunk?.type !== 'chunk') throw new Error('the build gave no file');
const code = `// Built by tools/pin-engine.ts; it must never change.\n${chunk.code}`;
const hash = createHash('sha256').update(code).digest('hex').slice(0, 12);
const name = `engine-${ENGINE_VERSION}.${hash}.js`;
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, name), code);
console.log(name);

function outputs(result: Awaited<ReturnType<typeof build>>): readonly Rolldown.RolldownOutput[] {
  if (Array.isArray(result)) return result;
  if ('output' in result) return [result];
  throw new Error('the build is watching');
}
