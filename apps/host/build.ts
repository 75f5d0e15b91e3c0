import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/*
 * Bundles the server to plain JavaScript beside the built client, as the npm package `la-stanza`. Libraries from npm are not bundled:
 * they are the package's dependencies.
 */

const HERE = import.meta.dirname;
const ROOT = join(HERE, '../..');
/** For tests of the commands: builds the package without the client, whose build takes longest. */
const isWithoutClient = process.argv.includes('--without-client');
const DIST = join(HERE, isWithoutClient ? 'node_modules/.commands/dist' : 'dist');
const SERVER = join(ROOT, 'apps/server/src');
const CLIENT = join(ROOT, 'apps/web/dist');

/** The files that the server reads from disk: their path in the repository, and in the package. */
const FILES = {
  client: CLIENT,
  messages: join(ROOT, 'packages/words/messages'),
  migrations: join(SERVER, 'db/migrations'),
  art: join(SERVER, 'preview/art'),
  'value.json': join(ROOT, 'packages/bots/weights/value.json'),
} as const;

/** The texts by which sources refer to these files. The build fails if a source no longer contains its text. */
const PLACES: readonly { readonly file: string; readonly from: string; readonly to: string }[] = [
  { file: 'bots/bot-pool.ts', from: '/think-thread.ts', to: '/think-thread.js' },
  {
    file: 'bots/think.ts',
    from: `import.meta.resolve('@la-stanza/bots/weights')`,
    to: `new URL('value.json', import.meta.url).href`,
  },
  { file: 'words/src/topics.ts', from: `'../messages'`, to: `'messages'` },
];

function places(): Plugin {
  const left = new Set(PLACES);
  return {
    name: 'places',
    enforce: 'pre',
    transform(code, id) {
      const found = PLACES.filter(({ file }) => id.endsWith(`/${file}`));
      return found.reduce((text, place) => {
        if (!text.includes(place.from)) throw new Error(`${place.file} does not contain ${place.from}`);
        left.delete(place);
        return text.replace(place.from, place.to);
      }, code);
    },
    buildEnd() {
      if (left.size > 0) throw new Error(`not met: ${[...left].map(({ file }) => file).join(', ')}`);
    },
  };
}

if (!isWithoutClient && !existsSync(join(CLIENT, 'index.html')))
  throw new Error('the client is not built: run pnpm build first');
const { dependencies }: { dependencies: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(HERE, 'package.json'), 'utf8'),
);
rmSync(DIST, { recursive: true, force: true });
await build({
  root: HERE,
  configFile: false,
  logLevel: 'warn',
  plugins: [places()],
  ssr: { noExternal: true, external: Object.keys(dependencies) },
  build: {
    ssr: true,
    outDir: DIST,
    target: 'node20',
    rollupOptions: {
      input: {
        launch: join(HERE, 'src/launch.ts'),
        host: join(SERVER, 'main.ts'),
        worker: join(SERVER, 'worker.ts'),
        migrate: join(SERVER, 'ops/run-migrations.ts'),
        doctor: join(SERVER, 'ops/doctor.ts'),
        admin: join(SERVER, 'ops/admin.ts'),
        'think-thread': join(SERVER, 'bots/think-thread.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
for (const [name, from] of Object.entries(FILES))
  if (name !== 'client' || !isWithoutClient) cpSync(from, join(DIST, name), { recursive: true });
if (isWithoutClient) cpSync(join(HERE, 'package.json'), join(DIST, '../package.json'));
else {
  // the client has a separate list, with its fonts and sounds
  execFileSync(
    process.execPath,
    [join(ROOT, 'tools/licences/write-licences.ts'), '--dependencies', join(DIST, 'licences.txt'), HERE],
    { stdio: 'inherit' },
  );
}
