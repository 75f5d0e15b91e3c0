import type { FigureFault } from '../setup/check-figures.ts';
import type { Refusal } from '../decision/refusal.ts';

/** Why a record cannot be accepted, and where the trouble is. Entries count from 0. */
export type RecordFault =
  | { readonly code: 'not-a-record' }
  | { readonly code: 'field-missing'; readonly field: string }
  | { readonly code: 'field-unknown'; readonly field: string }
  | { readonly code: 'field-malformed'; readonly field: string }
  | { readonly code: 'format-unknown'; readonly format: number }
  | { readonly code: 'edition-unknown'; readonly edition: number }
  | { readonly code: 'figures-unplayable'; readonly fault: FigureFault }
  | { readonly code: 'entry-unknown'; readonly entry: number; readonly text: string }
  | { readonly code: 'entry-refused'; readonly entry: number; readonly text: string; readonly refusal: Refusal }
  | UndoFault
  | { readonly code: 'commitment-mismatch' }
  /** The server's secret is not the one it promised before anybody sat down. */
  | { readonly code: 'secret-mismatch' }
  /** The seed is not made from the secret and the players' shares. */
  | { readonly code: 'seed-mismatch' }
  | { readonly code: 'deal-mismatch'; readonly entry: number; readonly text: string; readonly expected: string }
  | { readonly code: 'result-mismatch'; readonly field: 'totals' | 'winners' | 'decidedBy' }
  | { readonly code: 'result-early' }
  | { readonly code: 'head-changed' }
  | { readonly code: 'entries-changed'; readonly from: number; readonly to: number };

/** An undo may not reach back so far, or names no entry in force. */
export type UndoFault = {
  readonly code: 'undo-refused';
  readonly entry: number;
  readonly to: number;
  readonly earliest: number;
};
