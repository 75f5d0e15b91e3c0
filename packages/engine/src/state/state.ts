import type { Table } from '../table/table.ts';
import { CHECKED, found } from '../reads/checked.ts';
import { STATE_BYTES } from './layout.ts';

/** A position: the table it is played at, and one flat array that holds everything that changes. */
export interface State {
  readonly table: Table;
  readonly bytes: Uint8Array;
}

/** A position of zeros, for the setup to fill or a copy to overwrite. */
export function blankState(table: Table): State {
  return { table, bytes: new Uint8Array(STATE_BYTES) };
}

/** Copies a position, into one you own if you pass it (nothing is allocated then). */
export function copy(state: State, into?: State): State {
  if (into === undefined) return { table: state.table, bytes: state.bytes.slice() };
  into.bytes.set(state.bytes);
  return into;
}

type Peek = (state: State, offset: number) => number;
type Poke = (state: State, offset: number, value: number) => void;

/** Reads one byte. */
export const peek: Peek = CHECKED
  ? (state, offset) => found(state.bytes[offset], offset)
  : (state, offset) => state.bytes[offset] ?? 0;

/** Writes one byte. */
export const poke: Poke = CHECKED
  ? (state, offset, value) => {
      peek(state, offset);
      state.bytes[offset] = value;
    }
  : (state, offset, value) => {
      state.bytes[offset] = value;
    };

/** Adds to one byte. */
export function add(state: State, offset: number, amount: number): void {
  state.bytes[offset] = peek(state, offset) + amount;
}

/** The byte at an index. */
export const at: (bytes: Uint8Array, index: number) => number = CHECKED
  ? (bytes, index) => found(bytes[index], index)
  : (bytes, index) => bytes[index] ?? 0;
