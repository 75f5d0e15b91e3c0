import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = import.meta.dirname;
/** Inside the client's source, which imports the files. */
export const RENDERED: string = join(FOLDER, '../src/ui/sound/rendered');

/** Written beside the rendered files: what they were made of, and what they are. */
export type Manifest = {
  /** The hash of notes and script. */
  readonly sources: string;
  /** The hash of each file that a page loads. */
  readonly files: Readonly<Record<string, string>>;
};

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** The hash of everything that the rendered files are made of. */
export function sourcesHash(): string {
  const sources = globSync(['{tunes,calls}/*.abc', '*.ts'], { cwd: FOLDER }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const hash = createHash('sha256');
  for (const file of sources.toSorted()) hash.update(file).update(readFileSync(join(FOLDER, file)));
  return hash.digest('hex');
}

/** The hashes of the rendered files. */
export function renderedHashes(): Record<string, string> {
  const files = globSync(['*.opus', 'times.json'], { cwd: RENDERED }).toSorted();
  return Object.fromEntries(files.map((file) => [file, hashOf(readFileSync(join(RENDERED, file)))]));
}
