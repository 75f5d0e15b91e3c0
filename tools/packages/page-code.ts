/* The programs in a README and in doc comments, as programs that fail where a comment behind an expression is not true. */

/** A program: what it says of itself is checked, and its last line exports how many claims it makes. */
export interface Checked {
  readonly program: string;
  readonly claims: number;
}

/** Every block of TypeScript in a page. */
export function blocksOf(page: string): readonly Checked[] {
  return [...page.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, block = '']) => checked(block));
}

/** The example in the doc comment of an exported function or value. */
export interface DocExample {
  readonly name: string;
  readonly code: string;
}

const DOCUMENTED = /\/\*\*((?:(?!\*\/)[\s\S])*?)\*\/\s*export (?:declare )?(?:async )?(?:function|const|class) (\w+)/g;

/** Every example in the doc comments of a module or its declarations; what an overload repeats counts once. */
export function docExamplesOf(module: string): readonly DocExample[] {
  return [...module.matchAll(DOCUMENTED)].flatMap(([, comment = '', name = '']) => {
    const [, code] = comment.split('@example');
    return code === undefined ? [] : [{ name, code: withoutStars(code) }];
  });
}

const withoutStars = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
    .filter((line) => line !== '')
    .join('\n');

/** How many examples a text seems to have; one that `docExamplesOf` does not find would be checked by nothing. */
export const countExamples = (module: string): number => module.split('@example').length - 1;

/** Names that code uses and a module could export; texts and comments have none. */
export const namesIn = (code: string): ReadonlySet<string> =>
  new Set(code.replaceAll(/'[^'\n]*'|\/\/.*$/gm, '').match(/\b[A-Za-z_]\w*\b/g));

/** A program with its claims checked: at the beginning of a line an expression, behind it or below it what it is. */
export function checked(code: string): Checked {
  let claims = 0;
  const program = code.replaceAll(
    /^(?!import |const |let |\s)(.*);[ \t]*\n?[ \t]*\/\/ (.*)$/gm,
    (_, expression: string, said: string) => {
      claims++;
      return `deepStrictEqual(structuredClone(${expression}), ${said});`;
    },
  );
  if (claims === 0) throw new Error(`an example does not say what it does: ${code}`);
  return {
    program: `import { deepStrictEqual } from 'node:assert';\n${program}\nexport const claims = ${claims};\n`,
    claims,
  };
}
