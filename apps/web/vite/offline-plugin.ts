import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LANGUAGES } from '@la-stanza/words';
import { readTopics } from '@la-stanza/words/topics';
import type { Plugin } from 'vite';

const WORKER = join(import.meta.dirname, '../offline/service-worker.ts');
const WORKER_FILE = 'service-worker.js';

// Old browsers' fonts, alphabets that no language of the page uses, the preview picture for links, what search engines read, the
// licences, and sounds, which are cached when they are first played.
const NOT_NEEDED =
  /\.woff$|-(cyrillic|greek|vietnamese)\b|\/?share-|[/]index\.html$|^(licences|robots)\.txt$|^sitemap\.xml$|\.map$|\.opus$/;

/** Builds the service worker and injects the list of files of this version of the page. */
export function offlinePlugin(): Plugin {
  let folder = '';
  let isWritten = false;
  return {
    name: 'la-stanza:offline',
    // not for the renderer of the prerendered pages
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: WORKER, fileName: WORKER_FILE });
    },
    writeBundle() {
      isWritten = true;
    },
    // after all files are written, the copied ones too
    closeBundle: {
      sequential: true,
      handler() {
        // a build that has failed has written nothing
        if (!isWritten) return;
        const path = join(folder, WORKER_FILE);
        const files = pageFiles(folder);
        const manifest = JSON.stringify({ version: versionOf(folder, files), files: files.map(addressOf) });
        const words = JSON.stringify(pushWords());
        writeFileSync(path, `const PAGE_FILES=${manifest};\nconst PUSH_WORDS=${words};\n${readFileSync(path, 'utf8')}`);
      },
    },
  };
}

/** The service worker shows notifications while no page is open, so it includes their sentences in every language. */
function pushWords(): Record<string, unknown> {
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, readTopics(language).find(({ name }) => name === 'push')?.messages]),
  );
}

function pageFiles(folder: string): string[] {
  return globSync('**/*.*', { cwd: folder })
    .filter((file) => file !== WORKER_FILE && !NOT_NEEDED.test(file))
    .toSorted();
}

/** Relative to the worker, so that the page works from any sub-path. */
function addressOf(file: string): string {
  return file === 'index.html' ? './' : `./${file}`;
}

/** A hash: the same files are the same version. */
function versionOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}
