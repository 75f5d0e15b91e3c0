import { join } from 'node:path';
import ts from 'typescript';
import { catalogueLanguages, readTopics } from '../packages/words/src/topics.ts';
import { clientProblems } from './client-rules/client-problems.ts';
import { messageProblems, messageValueNames } from './client-rules/messages.ts';

/*
 * Client and words contain no rules: they import packages only through their public entry, and no figure of the rules is
 * typed into them.
 */

const ROOT = join(import.meta.dirname, '..');
const CHECKED = [
  { folder: 'apps/web/src', config: 'apps/web/tsconfig.json' },
  { folder: 'packages/words', config: 'packages/words/tsconfig.json' },
];
const LEAST_FILES = 100;

// biographies contain years; the settings are about the page; the terminal shows examples of its notation
const WITHOUT_RULES: ReadonlySet<string> = new Set(['cast', 'settings', 'cli']);

const topics = catalogueLanguages().flatMap((language) =>
  readTopics(language).map(({ name, messages }) => ({ language, name, messages })),
);

const looked = CHECKED.map(({ folder, config }) => {
  const { problems, files } = clientProblems({
    folder: join(ROOT, folder),
    program: programOf(join(ROOT, config)),
    isEngine: (file) => file.startsWith(join(ROOT, 'packages/engine/')),
    messageValues: new Set(
      topics.filter(({ name }) => name !== 'cli').flatMap(({ messages }) => messageValueNames(messages)),
    ),
  });
  return { problems: problems.map((problem) => `${folder}: ${problem}`), files };
});
const files = looked.reduce((sum, each) => sum + each.files, 0);
const problems = looked.flatMap((each) => each.problems);
problems.push(
  ...topics
    .filter(({ name }) => !WITHOUT_RULES.has(name))
    .flatMap(({ language, messages }) => messageProblems(messages).map((problem) => `${language}: ${problem}`)),
);
if (files < LEAST_FILES) problems.push(`only ${files} files were checked`);

for (const problem of problems) console.error(problem);
console.log(`${files} files and ${topics.length} catalogues, ${problems.length} places that contain a rule`);
process.exitCode = problems.length > 0 ? 1 : 0;

function programOf(config: string): ts.Program {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const parsed = ts.getParsedCommandLineOfConfigFile(config, {}, host);
  if (parsed === undefined) throw new Error(`${config} cannot be read`);
  // without project references the compiler reads the engine's sources, so that every name resolves to them
  return ts.createProgram({ rootNames: parsed.fileNames, options: { ...parsed.options, composite: false } });
}
