import { CATEGORIES } from '@la-stanza/engine';
import { INPUTS } from './feature-list.ts';

/*
 * The learned value: boolean inputs, one hidden layer, and a direct connection from each input to each output. The same net
 * is applied once for each player; a softmax over the players turns their outputs into shares.
 */

/** Outputs read at every leaf: utility and win. */
export const LOGITS = 2;
export const OUTPUTS: number = LOGITS + CATEGORIES.length;
/** The net predicts prestige in units of this many points. */
export const PRESTIGE_UNIT = 10;

export interface Net {
  readonly hidden: number;
  /** A row for each input: to the hidden units, then directly to the logits. */
  readonly rows: Float32Array;
  /** The biases, in the same layout as a row. */
  readonly start: Float32Array;
  /** The weights of the hidden units for each output. */
  readonly out: Float32Array;
  /** A row for each input directly to the categories, and their biases. */
  readonly categoryRows: Float32Array;
  readonly categoryStart: Float32Array;
}

/** Rows are padded to groups of four numbers, for SIMD. */
export const rowLength = (hidden: number): number => 4 * Math.ceil((hidden + LOGITS) / 4);

export function createNet(hidden: number): Net {
  return {
    hidden,
    rows: new Float32Array(INPUTS * rowLength(hidden)),
    start: new Float32Array(rowLength(hidden)),
    out: new Float32Array(OUTPUTS * hidden),
    categoryRows: new Float32Array(INPUTS * CATEGORIES.length),
    categoryStart: new Float32Array(CATEGORIES.length),
  };
}

/** The arrays of a net in file order. */
export const partsOf = (net: Net): readonly Float32Array[] => [
  net.rows,
  net.start,
  net.out,
  net.categoryRows,
  net.categoryStart,
];
