import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { clientProblems } from './client-problems.ts';
import { messageProblems, messageValueNames } from './messages.ts';

const ENGINE = `
  export interface View { readonly money: number; readonly florins: readonly number[]; readonly seats: readonly { readonly boat: number }[] }
  export declare function view(): View;
  export declare function setup(config: { players: number; boxDiscs: number }): View;
  export declare const STANDARD_FIGURES: { readonly steps: number };
`;
const ENTRY = `import { view, setup, type View } from '@la-stanza/engine';\n`;
const PRINTED = `import { STANDARD_FIGURES } from '@la-stanza/engine'; export const { steps } = STANDARD_FIGURES;`;

const BYPASSING_ENTRY: Readonly<Record<string, string>> = {
  'a folder': `import { at } from '@la-stanza/engine/state';`,
  'a re-export': `export { at } from '@la-stanza/engine/src/state/state.ts';`,
  'a dynamic import': `export const engine = import('@la-stanza/engine/search');`,
  'a type': `export type Bytes = import('@la-stanza/engine/state').Bytes;`,
  'a path': `import { at } from '../../engine/state.ts';`,
};

const FIGURES: Readonly<Record<string, string>> = {
  'a comparison': 'export const rich = view().money >= 15;',
  'a turned comparison': 'export const rich = 15 <= view().money;',
  'a calculation': 'export const left = 7 - view().money;',
  'a destructured number': 'const { money } = view(); export const rich = money > 3;',
  'a renamed number': 'const { money: florins } = view(); export const rich = florins > 3;',
  'a constant on the way': 'const held = view().money; export const rich = held > 3;',
  'a number of a list': 'const [first] = view().seats; export const far = (first?.boat ?? 0) > 9;',
  'a count': 'export const many = view().seats.length === 4;',
  'a named figure': 'const LIMIT = 7; export const over = view().money > LIMIT;',
  'a parameter': 'export const rich = ({ money }: View) => money > 3;',
  'a place in a list': 'export const third = view().florins[2];',
  'a value for a message': 'export const values = { boxDiscs: 2 };',
  'a text': 'export const label = <b>17 PP</b>;',
  'a spoken text': 'export const label = <i aria-label="Withdraw for 4 PP" />;',
};

const NO_FIGURES: Readonly<Record<string, string>> = {
  'the entry itself': 'export const now = view();',
  'none, one and the next': 'export const next = view().money > 0 ? view().money + 1 : 1;',
  'the first of a list': 'export const first = view().florins[0];',
  'a size of a drawing': 'const width = 324; export const half = width / 2;',
  'a size that a number decides about': 'export const width = 20 + (view().money > 0 ? 4 : 8);',
  'a table that the engine is asked for': 'export const table = setup({ players: 1, boxDiscs: 3 });',
};

const problems = problemsByFile();
const problemsOf = (file: string): string[] => problems.filter((problem) => problem.startsWith(`${file}:`));

test.each(Object.keys(BYPASSING_ENTRY))('an import that bypasses the public entry is found: %s', (name) => {
  expect(problemsOf(fileOf('behind', name))).toHaveLength(1);
});

test('the learned value is data; everything else of the bots is imported through their entry', () => {
  expect(problemsOf('weights.ts')).toHaveLength(1);
  expect(problemsOf('weights.ts')[0]).toContain('@la-stanza/bots/arena');
});

test('the standard figures may be imported by tests only', () => {
  expect(problemsOf('printed.ts')).toHaveLength(1);
  expect(problemsOf('printed.test.ts')).toEqual([]);
});

test.each(Object.keys(FIGURES))('a typed figure is found: %s', (name) => {
  expect(problemsOf(fileOf('figures', name))).toHaveLength(1);
});

test.each(Object.keys(NO_FIGURES))('no figure is found in %s', (name) => {
  expect(problemsOf(fileOf('free', name))).toEqual([]);
});

test('the weights of a bot’s taste are allowed', () => {
  expect(problemsOf('game/bots/taste.ts')).toEqual([]);
});

describe('messages', () => {
  test('a typed figure is found, even inside a plural', () => {
    expect(messageProblems({ a: 'Take ƒ5.', b: '{n, plural, one {# turn of 3} other {# turns}}' })).toHaveLength(2);
  });

  test('placeholders, 0 and 1 are fine', () => {
    expect(messageProblems({ a: 'Walk 1 to {steps}. +1 strength, {n, plural, =12 {a dozen} other {#}}' })).toEqual([]);
  });

  test('the names of values are found, nested ones too', () => {
    expect(messageValueNames({ a: '{n, plural, other {# of {all}}}' })).toEqual(['n', 'all']);
  });
});

function fileOf(folder: string, name: string): string {
  return `${folder}/${name.replaceAll(' ', '-')}.tsx`;
}

/** Checks one small client with every case as a file, so that the compiler starts only once. */
function problemsByFile(): string[] {
  const root = mkdtempSync(join(tmpdir(), 'client-rules-'));
  const engine = join(root, 'engine');
  const client = join(root, 'client');
  const files = new Map([
    ...Object.entries(BYPASSING_ENTRY).map(([name, text]): [string, string] => [fileOf('behind', name), text]),
    ...Object.entries(FIGURES).map(([name, text]): [string, string] => [fileOf('figures', name), ENTRY + text]),
    ...Object.entries(NO_FIGURES).map(([name, text]): [string, string] => [fileOf('free', name), ENTRY + text]),
    ['printed.ts', PRINTED],
    ['printed.test.ts', PRINTED],
    ['weights.ts', `export const all = [import('@la-stanza/bots/weights?url'), import('@la-stanza/bots/arena')];`],
    ['game/bots/taste.ts', `${ENTRY} export const rich = view().money > 9;`],
  ]);
  write(join(engine, 'index.ts'), ENGINE);
  for (const [name, text] of files) write(join(client, name), text);
  const program = ts.createProgram({
    rootNames: [...files.keys()].map((name) => join(client, name)),
    options: {
      strict: true,
      jsx: ts.JsxEmit.Preserve,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      paths: { '@la-stanza/engine': [join(engine, 'index.ts')] },
      types: [],
    },
  });
  const isEngine = (path: string): boolean => path.startsWith(engine);
  const found = clientProblems({ folder: client, program, isEngine, messageValues: new Set(['boxDiscs']) });
  rmSync(root, { recursive: true });
  return found.problems;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
