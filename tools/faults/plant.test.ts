import { expect, test } from 'vitest';
import { plant } from './plant.ts';

const fault = { name: '1.1', file: 'src/a.ts', text: 'a + b', replacement: 'a - b' };

test('a fault replaces its text, after what it imports', () => {
  expect(plant('return a + b;', fault)).toBe('return a - b;');
  expect(plant('return a + b;', { ...fault, imports: 'import c;\n' })).toBe('import c;\nreturn a - b;');
});

test('a fault whose text is gone, or not the only one, plants nothing', () => {
  expect(() => plant('return a;', fault)).toThrow('fault 1.1: src/a.ts has 0 times a + b');
  expect(() => plant('a + b + a + b', fault)).toThrow('has 2 times');
});
