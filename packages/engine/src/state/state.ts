import type { Table } from '../table/table.ts';
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

/**
 * Copies a position, into one you own if you pass it (nothing is allocated then).
 *
 * @example
 * const start = setup({ players: 2 });
 * const mine = copy(start);
 * apply(mine, parse('start 1'));
 * toAct(start).decision; // 'start'
 */
export function copy(state: State, into: State = blankState(state.table)): State {
  into.bytes.set(state.bytes);
  return into;
}

/** Reads one byte. */
export function peek(state: State, offset: number): number {
  return state.bytes[offset] ?? 0;
}

/** Writes one byte. */
export function poke(state: State, offset: number, value: number): void {
  state.bytes[offset] = value;
}

/** Adds to one byte. */
export function add(state: State, offset: number, amount: number): void {
  state.bytes[offset] = peek(state, offset) + amount;
}

/** The byte at an index that is known to lie inside; the fallback only tells the compiler so. */
export function at(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0;
}
