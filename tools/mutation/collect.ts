/* Replaces `vitest` while mutants run: collects the tests once, to be called again for each mutant. */
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

/** The tests that the files declare when imported; each import must be fresh. */
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

/** Rows are named by their number: only the difference matters here. */
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
