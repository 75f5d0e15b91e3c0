import { expect, test } from 'vitest';
import { englishProblems } from './english-problems.ts';

test('finds words to avoid in comments and test titles, with their line', () => {
  const code = `const url = 'http://nobody.example';\n// whoever sits here\ntest('somebody waits', () => {});\n/** Is told at once. */`;
  expect(englishProblems('a.ts', code)).toEqual([
    'a.ts:2: whoever',
    'a.ts:4: at once',
    'a.ts:4: Is told',
    'a.ts:3: somebody',
  ]);
});

test('leaves code, strings and what is quoted alone', () => {
  expect(englishProblems('a.ts', `const nobody = 'goes on';\n// “whoever” and \`tells\` are quoted`)).toEqual([]);
  expect(englishProblems('a.md', 'Plain.\n\n```sh\ntells somebody\n```\n\n`whoever`')).toEqual([]);
});

test('finds them in pages', () => {
  expect(englishProblems('a.md', 'First\n\nWhat stands for nothing')).toEqual(['a.md:3: stands for']);
});
