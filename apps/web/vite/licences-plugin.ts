import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const FILE = 'licences.txt';
const WRITER = join(import.meta.dirname, '../../../tools/licences/write-licences.ts');
/** A font or a script of a package, wherever its package manager keeps it. */
const PACKAGED = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** Writes the licences of everything that the build contains and others have made. One that we do not know stops the build. */
export function licencesPlugin(): Plugin {
  let folder = '';
  return {
    name: 'la-stanza:licences',
    // Storybook is not given away, nor is the renderer of the prerendered pages
    apply: (_, { command, isSsrBuild }) =>
      command === 'build' && isSsrBuild !== true && process.env['STORYBOOK'] === undefined,
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    writeBundle() {
      const packages = new Set(Array.from(this.getModuleIds(), folderOf).filter((each) => each !== undefined));
      execFileSync(process.execPath, [WRITER, join(folder, FILE), ...packages], { stdio: 'inherit' });
    },
  };
}

function folderOf(id: string): string | undefined {
  // virtual modules begin with a zero character
  const found = PACKAGED.exec(id.replace(/^\0/, ''))?.[1];
  return found !== undefined && existsSync(join(found, 'package.json')) ? found : undefined;
}
