/* Stands in for `vitest` while mutants run: the tests are collected once and called again for each mutant. */
export { expect } from 'vitest';

export type CollectedTest = {
  readonly id: string;
  readonly name: string;
  readonly file: string;
  readonly run: () => unknown;
};

type Body = (...values: never[]) => unknown;

let file = '';
let groups: readonly string[] = [];
let collected: CollectedTest[] = [];

/** What the test files name while they are imported; each must be imported anew. */
export async function collect(
  files: readonly string[],
  importFile: (file: string) => Promise<unknown>,
): Promise<CollectedTest[]> {
  collected = [];
  for (const each of files) {
    file = each;
    groups = [];
    await importFile(each);
  }
  return collected;
}

export function describe(name: string, body: () => void): void {
  const outside = groups;
  groups = [...groups, name];
  body();
  groups = outside;
}

type Test = {
  (name: string, run: () => unknown): void;
  readonly each: (rows: readonly unknown[]) => (name: string, body: Body) => void;
};

/** Rows are told apart by their number: only their difference matters here. */
export const test: Test = Object.assign(note, {
  each: (rows: readonly unknown[]) => (name: string, body: Body) => {
    const areLists = rows.every(Array.isArray);
    rows.forEach((row, index) => {
      const values: readonly unknown[] = areLists && Array.isArray(row) ? row : [row];
      note(`${name} [${index}]`, () => Reflect.apply(body, undefined, values));
    });
  },
});

function note(name: string, run: () => unknown): void {
  const path = [...groups, name].join(' > ');
  const same = collected.filter((other) => other.file === file && other.name === path).length;
  collected.push({ id: `${file}#${path}${same === 0 ? '' : ` (${same + 1})`}`, name: path, file, run });
}
