import { actionNamed, ACTIONS } from '../catalogue/catalogue.ts';
import type { Dealer } from '../fair/dealer.ts';
import { promiseOf } from '../fair/shared-seed.ts';
import { toAct } from '../flow/to-act.ts';
import { explain } from '../legality/explain.ts';
import { checkRecord } from './check-record.ts';
import { ENTRIES_PER_CHECK, firstBrokenCheck, headText } from './check-sum.ts';
import { beginFold, foldAction, foldDeals, foldShare, foldUndo, gameOf, resumeFold, type Fold } from './fold.ts';
import type { Game, Step } from './game.ts';
import type { GameRecord, RecordResult } from './record.ts';
import type { RecordFault } from './record-fault.ts';
import { checkSeed, dealerAfter } from './seed-proof.ts';
import { parseShare } from './share.ts';

const UNDO = /^undo (0|[1-9]\d{0,8})$/;

/** A game, and what its entries brought about. */
export interface Replayed {
  readonly game: Game;
  /** The entries in force, in order; of a game that went on from an earlier one, only those that one did not have. */
  readonly steps: readonly Step[];
}

export interface Known {
  /** A game opened earlier: if the record continues it, only the new entries are replayed. */
  readonly from?: Game | undefined;
  readonly record?: never;
  /** What the deals to come are drawn from. */
  readonly seed?: string | undefined;
}

/**
 * Replays a record: every entry must be legal where it stands, and if the seed is in it, every deal must be the one it gives. The deals
 * that are due at the end are made only if the seed is told beside the record: opening a record adds nothing to it.
 */
export function replay(value: unknown, { from, seed }: Known = {}): Replayed | { readonly fault: RecordFault } {
  const checked = checkRecord(value);
  if ('fault' in checked) return checked;
  const { record } = checked;
  const change = checkSeed(record) ?? checkKnown(record, seed) ?? findChange(record);
  if (change !== undefined) return { fault: change };
  const earlier = from !== undefined && continues(record, from) ? from : undefined;
  const told = seed ?? (record.seed === undefined ? earlier?.seed : undefined);
  const known = told ?? record.seed;
  const fold = earlier === undefined ? beginFold(record, known) : resumeFold(earlier, record, known);
  let proof = dealerAfter(record.seed, fold.entries);
  for (const text of record.entries.slice(fold.entries.length)) {
    const fault = foldEntry(fold, text, proof);
    if (fault !== undefined) return { fault };
    if (parseShare(text) !== undefined) proof = dealerAfter(record.seed, fold.entries);
  }
  if (told !== undefined) foldDeals(fold);
  const game = gameOf(fold);
  const fault = checkClosing(record, game.closing?.result);
  return fault === undefined ? { game, steps: fold.steps } : { fault };
}

/** A seed told beside the record must be the one whose hash it states. */
function checkKnown({ commitment }: GameRecord, seed: string | undefined): RecordFault | undefined {
  if (commitment === undefined || seed === undefined || promiseOf(seed) === commitment) return undefined;
  return { code: 'commitment-mismatch' };
}

/** A game to continue from must have the same head, and its entries must be the first ones of the record. */
function continues(record: GameRecord, from: Game): boolean {
  return (
    record.seed === from.record.seed &&
    headText(record) === headText(from.record) &&
    from.record.entries.every((text, index) => record.entries[index] === text)
  );
}

function foldEntry(fold: Fold, text: string, proof: Dealer | undefined): RecordFault | undefined {
  const entry = fold.entries.length;
  const undo = UNDO.exec(text);
  if (undo !== null) return foldUndo(fold, Number(undo[1]));
  if (parseShare(text) !== undefined) {
    foldShare(fold, text);
    return undefined;
  }
  const action = actionNamed(text)?.id;
  if (action === undefined) return { code: 'entry-unknown', entry, text };
  const refusal = explain(fold.state, action);
  if (refusal !== undefined) return { code: 'entry-refused', entry, text, refusal };
  if (toAct(fold.state).who === 'chance' && proof !== undefined) {
    const expected = proof.deal(fold.state);
    if (expected !== action) return { code: 'deal-mismatch', entry, text, expected: ACTIONS[expected]?.text ?? '' };
  }
  foldAction(fold, action);
  return undefined;
}

/** Runs before the replay, which would find a change only later, or in another place. */
function findChange(record: GameRecord): RecordFault | undefined {
  const broken = firstBrokenCheck(record);
  if (broken === undefined) return undefined;
  if (broken === 0) return { code: 'head-changed' };
  const first = ENTRIES_PER_CHECK * (broken - 1);
  return { code: 'entries-changed', from: first, to: Math.min(first + ENTRIES_PER_CHECK, record.entries.length) - 1 };
}

function checkClosing(record: GameRecord, result: RecordResult | undefined): RecordFault | undefined {
  if (record.result === undefined) return undefined;
  if (result === undefined) return { code: 'result-early' };
  const fields = ['totals', 'winners', 'decidedBy'] as const;
  const field = fields.find((name) => String(record.result?.[name]) !== String(result[name]));
  return field === undefined ? undefined : { code: 'result-mismatch', field };
}
