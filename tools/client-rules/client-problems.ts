import { relative } from 'node:path';
import type ts from 'typescript';
import { figureProblems } from './figures.ts';
import { importProblems } from './imports.ts';

type Client = {
  /** The folder of the client's own sources. */
  readonly folder: string;
  readonly program: ts.Program;
  readonly isEngine: (file: string) => boolean;
  /** The names of the values that messages use. */
  readonly messageValues: ReadonlySet<string>;
};

// tests and Storybook samples may write positions out, and what teaching sentences claim is written as rules to be compared
const PROOF = /\.(test|stories)\.tsx?$|\/samples\/|\/learn\/teaching\//;
// a bot's weights are its taste, not rules
const TASTE = /^game\/bots\//;

/** Every place where the client's sources contain a rule, each with its file, and the number of files checked. */
export function clientProblems({ folder, program, isEngine, messageValues }: Client): {
  problems: string[];
  files: number;
} {
  const sources = program
    .getSourceFiles()
    .filter(({ fileName, isDeclarationFile }) => !isDeclarationFile && !relative(folder, fileName).startsWith('..'));
  const origin = { checker: program.getTypeChecker(), isEngine };
  const problems = sources.flatMap((source) => {
    const name = relative(folder, source.fileName);
    const isProof = PROOF.test(`/${name}`);
    return [
      ...importProblems(source, folder, isProof),
      ...(isProof || TASTE.test(name) ? [] : figureProblems(source, origin, messageValues)),
    ].map((problem) => `${name}: ${problem}`);
  });
  return { problems, files: sources.length };
}
