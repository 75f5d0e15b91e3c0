import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueLanguages, compiledMessages, readTopics } from '../../packages/words/src/topics.ts';
import { PUBLISHED } from './published.ts';
import { vendor } from './vendor.ts';

/*
 * Compiles the packages that others can install: JavaScript and types into their folder `dist`. Inside the repository everything reads
 * the sources, so this is needed only to pack them. There are no source maps: the JavaScript is the source without its types, comments
 * included.
 */

const ROOT = join(import.meta.dirname, '../..');

export function buildPackages(): void {
  const tsc = (...args: readonly string[]): unknown => execFileSync('tsc', args, { cwd: ROOT, stdio: 'inherit' });
  // the types of a package are what the next one is compiled against
  tsc('-b', ...PUBLISHED.map((name) => `packages/${name}`));
  for (const name of PUBLISHED) {
    const folder = join(ROOT, 'packages', name);
    const dist = join(folder, 'dist');
    rmSync(dist, { recursive: true, force: true });
    tsc('-p', join(folder, 'tsconfig.build.json'));
    if (name === 'words') addMessages(dist);
    if (name === 'protocol') vendor(folder, 'zod');
    for (const file of globSync('**/*.d.ts', { cwd: dist, exclude: ['vendor'] })) nameDeclarations(join(dist, file));
  }
}

/** The compiler leaves the names of sources in declarations, and no sources are packed. */
function nameDeclarations(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]*)\.ts(['"])/g, '$1.js$2'));
}

/**
 * The messages of each language, compiled, as one module, and their ids as a type: an installation needs no parser of messages, and a
 * reader's compiler no JSON.
 */
function addMessages(dist: string): void {
  const languages = catalogueLanguages();
  rmSync(join(dist, 'messages'), { recursive: true, force: true });
  mkdirSync(join(dist, 'messages'), { recursive: true });
  for (const language of languages) {
    const messages = JSON.stringify(compiledMessages(readTopics(language), () => true));
    // engines read JSON much faster than an object literal
    writeFileSync(
      join(dist, `messages/${language}.js`),
      `export const messages = JSON.parse(${JSON.stringify(messages)});\n`,
    );
    writeFileSync(
      join(dist, `messages/${language}.d.ts`),
      `import type { Messages } from '../src/message.js';\nexport declare const messages: Messages;\n`,
    );
  }
  const ids = readTopics('en').flatMap(({ messages }) => Object.keys(messages));
  const union = ids.map((id) => `  | ${JSON.stringify(id)}`).join('\n');
  writeFileSync(
    join(dist, 'src/message-id.d.ts'),
    `/** Every id of the English catalogue. */\nexport type MessageId =\n${union};\n`,
  );
  // in place of what compiles the catalogues of the repository
  writeFileSync(
    join(dist, 'src/topics.js'),
    [
      ...languages.map((language) => `import { messages as ${language} } from '../messages/${language}.js';`),
      `const all = { ${languages.join(', ')} };`,
      'export const messagesOf = (language) => all[language];',
      '',
    ].join('\n'),
  );
  rmSync(join(dist, 'src/topics.d.ts'));
}
