import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Published } from './published.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The example of a package's README as a program that fails where a comment behind an expression is not true. */
export const readmeExample = (name: Published): string => checked(readmeOf(name));

/** The same as it stands there. */
export const readmeProgram = (name: Published): string => firstBlock(readmeOf(name));

const readmeOf = (name: Published): string => readFileSync(join(ROOT, 'packages', name, 'README.md'), 'utf8');

const firstBlock = (page: string): string => /```ts\n([\s\S]*?)```/.exec(page)?.[1] ?? '';

/** The first block of code of a page, with every claim checked. */
export function checked(page: string): string {
  let claims = 0;
  const program = firstBlock(page).replaceAll(
    /^(?!import |const |let |\s)(.*);\s*\/\/ (.*)$/gm,
    (_, expression: string, said: string) => {
      claims++;
      return `deepStrictEqual(structuredClone(${expression}), ${said});`;
    },
  );
  if (claims === 0) throw new Error('the page has no example that says what it does');
  return `import { deepStrictEqual } from 'node:assert';\n${program}console.log(${claims});\n`;
}
