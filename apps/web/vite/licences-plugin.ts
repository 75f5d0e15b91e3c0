import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';

const FILE = 'licences.txt';
const LICENCE = /^(?:licen[cs]e|copying|ofl)(?:[.-].*)?$/i;
/** A font or a script of a package, wherever its package manager keeps it. */
const PACKAGED = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().default('see below'),
});

/** Writes the licences of everything that the build contains and others have made. A package without one stops the build. */
export function licencesPlugin(): Plugin {
  return {
    name: 'la-stanza:licences',
    // Storybook is not given away
    apply: (_, { command }) => command === 'build' && process.env['STORYBOOK'] === undefined,
    generateBundle() {
      const folders = new Set(Array.from(this.getModuleIds(), folderOf).filter((folder) => folder !== undefined));
      const texts = Array.from(folders, licenceOf).toSorted((one, other) => (one < other ? -1 : 1));
      const notice = readFileSync(join(import.meta.dirname, '../../../NOTICE.md'), 'utf8');
      this.emitFile({
        type: 'asset',
        fileName: FILE,
        source: [notice, ...new Set(texts)].join(`\n${'-'.repeat(80)}\n\n`),
      });
    },
  };
}

function folderOf(id: string): string | undefined {
  // virtual modules begin with a zero character
  const found = PACKAGED.exec(id.replace(/^\0/, ''))?.[1];
  return found !== undefined && existsSync(join(found, 'package.json')) ? found : undefined;
}

/** Name, version and licence of a package. */
function licenceOf(folder: string): string {
  const { name, version, license } = packageSchema.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  const file = readdirSync(folder).find((entry) => LICENCE.test(entry)) ?? undefined;
  const above = file === undefined ? aboveOf(folder) : join(folder, file);
  if (above === undefined)
    throw new Error(`${name} ${version} (${license}) has no licence file: its text must go into the build`);
  return `${name} ${version} (${license})\n\n${readFileSync(above, 'utf8').trim()}\n`;
}

/** A package inside another's folder, such as one for a single format, has the licence of that one. */
function aboveOf(folder: string): string | undefined {
  const parent = dirname(folder);
  if (!existsSync(join(parent, 'package.json'))) return undefined;
  const file = readdirSync(parent).find((entry) => LICENCE.test(entry));
  return file === undefined ? undefined : join(parent, file);
}
