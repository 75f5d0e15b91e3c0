import { relative } from 'node:path';
import type ts from 'typescript';
import { figureProblems } from './figures.ts';
import { importProblems } from './imports.ts';

type Client = {
  /** The folder of the client's own sources. */
  readonly folder: string;
  readonly program: ts.Program;
  readonly isEngine: (file: string) => boolean;
  /** The names under which messages ask for values. */
  readonly messageValues: ReadonlySet<string>;
};

// Proofs and the workshop's samples write positions out; that is their work.
const PROOF = /\.(test|stories)\.tsx?$|\/samples\//;
// A bot's taste is made of weights; they say what it likes, not what the rules are.
const TASTE = /^game\/bots\//;

/** Everything by which the client's sources hold a rule, each with its file, and how many files were looked at. */
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
