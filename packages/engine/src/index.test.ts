import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { describe, expect, test } from 'vitest';
import * as engine from './index.ts';

/* The public face, and the examples in its doc comments: each one is run, and each comment behind an expression must be true. */

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

const face = new Map(Object.entries<unknown>(engine));
const isError = (value: unknown): boolean => typeof value === 'function' && value.prototype instanceof Error;
const functions = [...face].flatMap(([name, value]) => (typeof value === 'function' && !isError(value) ? [name] : []));

/** The file that index.ts takes a name from. */
function fileOf(name: string): string {
  for (const [, names = '', path = ''] of read('./index.ts').matchAll(/^export \{([^}]*)\} from '([^']*)';/gm)) {
    if (names.split(',').some((exported) => exported.trim() === name)) return path;
  }
  throw new Error(`${name} is not exported by name`);
}

/** The lines of the example in the doc comment directly before a function. */
function exampleOf(name: string): string[] {
  const source = read(fileOf(name));
  const at = source.search(new RegExp(`^export function ${name}\\b`, 'm'));
  const comment = source.slice(source.lastIndexOf('/**', at), at);
  expect(comment.trimEnd()).toMatch(/\*\/$/);
  const [, example = ''] = comment.replace(/\s*\*\/\s*$/, '').split('@example');
  return example
    .split('\n')
    .map((line) => line.replace(/^\s*\*\s?/, '').trim())
    .filter((line) => line !== '');
}

interface Claim {
  readonly expression: string;
  readonly is: unknown;
  readonly said: unknown;
}

/** Runs an example; gives each expression that has a comment, with what it is and what the comment says. */
function run(lines: readonly string[]): Claim[] {
  const claims: Claim[] = [];
  const code = lines.map((line, index) => {
    if (line.startsWith('//')) return '';
    const [, before = '', own] = /^(.*?);(?:\s*\/\/ (.*))?$/.exec(line) ?? [];
    if (before === '') throw new Error(`not a statement: ${line}`);
    const next = lines[index + 1];
    const said = own ?? (next?.startsWith('// ') === true ? next.slice(3) : undefined);
    return said === undefined ? `${before};` : `claim(${JSON.stringify(before)}, (${before}), (${said}));`;
  });
  const claim = (expression: string, is: unknown, said: unknown): void => {
    // what an expression is now, even if later lines change it
    claims.push({ expression, is: structuredClone(is), said });
  };
  const names = [...face.keys()];
  Reflect.apply(compileFunction(code.join('\n'), [...names, 'claim']), undefined, [...face.values(), claim]);
  return claims;
}

describe('the public face', () => {
  test('is the front door, and figures', () => {
    expect(functions.toSorted()).toEqual([
      'checkFigures',
      'checkPlayable',
      'figuresFor',
      'fromText',
      'iconSpaces',
      'legalActions',
      'newGame',
      'openLink',
      'openRecord',
      'parseAction',
      'play',
      'preview',
      'printedIcons',
      'provenanceOf',
      'score',
      'sourceOf',
      'toLink',
      'toRecord',
      'toText',
      'tryPlay',
      'undo',
      'view',
      'whoseTurn',
      'whyNot',
    ]);
  });

  test('writes records of format 3', () => {
    expect(engine.RECORD_FORMAT).toBe(3);
  });
});

describe('every example is true', () => {
  test.each(functions)('%s', (name) => {
    const claims = run(exampleOf(name));
    expect(claims.length).toBeGreaterThan(0);
    expect(claims.map(({ expression, is }) => [expression, is])).toStrictEqual(
      claims.map(({ expression, said }) => [expression, said]),
    );
  });
});

describe('a wrong example would be noticed', () => {
  const disagreements = (...lines: string[]): string[] =>
    run(lines).flatMap(({ expression, is, said }) => {
      try {
        expect(is).toStrictEqual(said);
        return [];
      } catch {
        return [expression];
      }
    });

  test('on its own line and on the next', () => {
    const first = 'const game = newGame({ players: 2 });';
    expect(disagreements(first, "whoseTurn(game).decision; // 'start'")).toEqual([]);
    expect(disagreements(first, "whoseTurn(game).decision; // 'walk'")).toEqual(['whoseTurn(game).decision']);
    expect(disagreements(first, 'whoseTurn(game);', "// { who: 'chance', decision: 'start' }")).toEqual([]);
    expect(disagreements(first, 'whoseTurn(game);', "// { who: 'chance', decision: 'deal' }")).toEqual([
      'whoseTurn(game)',
    ]);
    expect(disagreements(first, 'whoseTurn(game);', "// { who: 'chance' }")).toEqual(['whoseTurn(game)']);
  });

  test('and code that does not run', () => {
    expect(() => run(['nobody.knows(); // 1'])).toThrow(ReferenceError);
    expect(() => run(['no statement'])).toThrow('not a statement');
  });
});
