import { MOST_ACTIVE } from './feature-list.ts';
import { rowLength, type Net } from './net.ts';
import { ADD_ROWS } from './add-rows.ts';

/*
 * Sums the rows of the inputs that are true, which is most of the work of judging a position. WebAssembly does it several
 * times faster than JavaScript, which is the fallback.
 */

const BYTES_PER_NUMBER = 4;
const PAGE = 65_536;
/** The module is written for rows of this many numbers. */
const MODULE_ROW = 36;

export interface Adder {
  /** The inputs to add, filled in by the caller. */
  readonly inputs: Uint16Array;
  /** Buffers for sums: number 0 is for results, the others may be kept. */
  readonly sums: Float32Array;
  /** Writes to sum `to` the sum `from` plus the rows of the first `count` inputs. */
  readonly add: (count: number, from: number, to: number) => void;
  /** Whether WebAssembly adds. */
  readonly compiled: boolean;
}

export function createAdder(net: Net, kept: number, plain = false): Adder {
  const length = rowLength(net.hidden);
  const listBytes = 2 * MOST_ACTIVE;
  const sumsBytes = BYTES_PER_NUMBER * length * (1 + kept);
  const rowsFrom = listBytes + sumsBytes;
  const pages = Math.ceil((rowsFrom + BYTES_PER_NUMBER * net.rows.length) / PAGE);
  const module = plain || length !== MODULE_ROW ? undefined : openModule(pages);
  const buffer = module?.memory.buffer ?? new ArrayBuffer(pages * PAGE);
  const inputs = new Uint16Array(buffer, 0, MOST_ACTIVE);
  const sums = new Float32Array(buffer, listBytes, length * (1 + kept));
  const rows = new Float32Array(buffer, rowsFrom, net.rows.length);
  rows.set(net.rows);
  if (module === undefined) return { inputs, sums, add: addPlainly(inputs, sums, rows, length), compiled: false };
  const rowBytes = BYTES_PER_NUMBER * length;
  return {
    inputs,
    sums,
    add: (count, from, to) => {
      module.addRows(0, 2 * count, rowsFrom, listBytes + rowBytes * from, listBytes + rowBytes * to);
    },
    compiled: true,
  };
}

interface AddModule {
  readonly memory: WebAssembly.Memory;
  readonly addRows: (list: number, end: number, rows: number, from: number, to: number) => void;
}

/**
 * The compiled module; undefined where the engine has no SIMD, where no memory is left, or where the policy of the page
 * forbids compiling. `WebAssembly.validate` knows nothing of a policy and says yes, so the only way to know is to try;
 * browsers throw different errors then (`CompileError`, `EvalError`), so every error counts.
 */
function openModule(pages: number): AddModule | undefined {
  try {
    const memory = new WebAssembly.Memory({ initial: pages });
    const bytes = Uint8Array.from(atob(ADD_ROWS), (char) => char.codePointAt(0) ?? 0);
    const { add } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { m: { m: memory } }).exports;
    if (typeof add !== 'function') return undefined;
    return { memory, addRows: (list, end, rows, from, to) => void add(list, end, rows, from, to) };
  } catch {
    return undefined;
  }
}

function addPlainly(inputs: Uint16Array, sums: Float32Array, rows: Float32Array, length: number): Adder['add'] {
  return (count, from, to) => {
    if (from !== to) sums.copyWithin(length * to, length * from, length * (from + 1));
    const sum = sums.subarray(length * to, length * (to + 1));
    for (let index = 0; index < count; index++) {
      const row = (inputs[index] ?? 0) * length;
      for (let column = 0; column < length; column++) sum[column] = (sum[column] ?? 0) + (rows[row + column] ?? 0);
    }
  };
}
