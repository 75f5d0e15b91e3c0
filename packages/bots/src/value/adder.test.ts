import { createContext, runInContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { freshNet } from '../train/learn.ts';
import { createAdder } from './adder.ts';
import { rowLength } from './net.ts';

const net = freshNet(32, 5);
const ROW = rowLength(net.hidden);

afterEach(() => vi.unstubAllGlobals());

test('compiles where compiling is allowed', () => {
  expect(addTwoRows()).toEqual({ compiled: true, sum: sumOfTwoRows() });
});

test('adds plainly where a policy forbids compiling, although the module is valid', () => {
  const forbidding = createContext({}, { codeGeneration: { strings: true, wasm: false } });
  vi.stubGlobal('WebAssembly', runInContext('WebAssembly', forbidding));
  const compile = 'new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0))';
  expect(() => runInContext(compile, forbidding)).toThrow('disallowed by embedder');
  expect(addTwoRows()).toEqual({ compiled: false, sum: sumOfTwoRows() });
});

test('adds plainly where there is no WebAssembly at all', () => {
  vi.stubGlobal('WebAssembly', undefined);
  expect(addTwoRows()).toEqual({ compiled: false, sum: sumOfTwoRows() });
});

function addTwoRows() {
  const { inputs, sums, add, compiled } = createAdder(net, 1);
  inputs.set([3, 7]);
  add(2, 1, 0);
  return { compiled, sum: [...sums.subarray(0, ROW)] };
}

function sumOfTwoRows(): number[] {
  const row = (input: number) => net.rows.subarray(input * ROW, (input + 1) * ROW);
  return [...row(3)].map((weight, cell) => Math.fround(weight + (row(7)[cell] ?? 0)));
}
