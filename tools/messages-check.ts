import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueLanguages, readTopics } from '../packages/words/src/catalogues.ts';
import { catalogueProblems, type Catalogue } from './messages-problems.ts';

const ROOT = join(import.meta.dirname, '..');

/** Everything that speaks. */
const SPEAKERS = ['packages/words/src', 'apps/web/src', 'apps/server/src', 'apps/cli/src'];

const problems = catalogueProblems(readCatalogues(), readSources());
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log('messages: every language holds every message, and every message is used');

function readCatalogues(): Catalogue[] {
  return catalogueLanguages().map((language) => ({
    language,
    topics: readTopics(language).map(({ name, messages }) => ({ name, messages: new Map(Object.entries(messages)) })),
  }));
}

function readSources(): string[] {
  return SPEAKERS.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }))
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'));
}
