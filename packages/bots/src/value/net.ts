import { CATEGORIES } from '@la-stanza/engine';
import { INPUTS } from './feature-list.ts';

/*
 * The learned value: yes-or-no inputs, one hidden layer, and a direct line from each input to each output. The same net looks at a
 * position once for each player; a softmax over the players makes shares of their outputs.
 */

/** Outputs that are read at every leaf: utility and win. */
export const LOGITS = 2;
export const OUTPUTS: number = LOGITS + CATEGORIES.length;
/** Prestige is learned in units of so many points. */
export const PRESTIGE_UNIT = 10;

export interface Net {
  readonly hidden: number;
  /** For each input a row: to the hidden units, then straight to the logits. */
  readonly rows: Float32Array;
  /** The same row for no input: what every position starts with. */
  readonly start: Float32Array;
  /** For each output the weights of the hidden units. */
  readonly out: Float32Array;
  /** For each input a row straight to the categories, and what they start with. */
  readonly categoryRows: Float32Array;
  readonly categoryStart: Float32Array;
}

/** Rows are filled up to whole groups of four numbers, for SIMD. */
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

/** The arrays of a net in the order of its file. */
export const partsOf = (net: Net): readonly Float32Array[] => [
  net.rows,
  net.start,
  net.out,
  net.categoryRows,
  net.categoryStart,
];
