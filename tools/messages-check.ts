import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueLanguages, readTopics } from '../packages/words/src/topics.ts';
import { languageTables } from './language-tables.ts';
import { catalogueProblems, type Catalogue } from './messages-problems.ts';

const ROOT = join(import.meta.dirname, '..');

/** Every source that uses messages. */
const SOURCES = ['packages/words/src', 'apps/web/src', 'apps/server/src', 'apps/cli/src'];

/** Sources without sentences for players: everything but packages/words. */
const WITHOUT_SENTENCES = ['apps/*/src', 'apps/*/vite', 'packages/!(words)/src'];

const problems = [
  ...catalogueProblems(
    readCatalogues(),
    readSources(SOURCES).map(({ code }) => code),
  ),
  ...languageTables(readSources(WITHOUT_SENTENCES)),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(
  'messages: every language has every message, every message is used, and no sentence is outside the catalogues',
);

function readCatalogues(): Catalogue[] {
  return catalogueLanguages().map((language) => ({
    language,
    topics: readTopics(language).map(({ name, messages }) => ({ name, messages: new Map(Object.entries(messages)) })),
  }));
}

function readSources(folders: readonly string[]): { readonly file: string; readonly code: string }[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }))
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
    .map((file) => ({ file, code: readFileSync(join(ROOT, file), 'utf8') }));
}
