import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { catalogueProblems, type Catalogue } from './messages-problems.ts';

const WEB = join(import.meta.dirname, '../apps/web/src');
const MESSAGES = join(WEB, 'messages');

const problems = catalogueProblems(readCatalogues(), readSources());
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log('messages: every language holds every message, and every message is used');

function readCatalogues(): Catalogue[] {
  return globSync('*/', { cwd: MESSAGES }).map((folder) => ({
    language: basename(folder),
    topics: globSync('*.json', { cwd: join(MESSAGES, folder) }).map((file) => ({
      name: basename(file, '.json'),
      messages: readMessages(join(MESSAGES, folder, file)),
    })),
  }));
}

function readMessages(file: string): Map<string, string> {
  const entries: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(Object.entries(entries));
}

function readSources(): string[] {
  return globSync('**/*.{ts,tsx}', { cwd: WEB })
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(WEB, file), 'utf8'));
}
