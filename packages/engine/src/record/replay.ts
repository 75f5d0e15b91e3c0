import { ACTIONS } from '../catalogue/catalogue.ts';
import { parse } from '../catalogue/parse.ts';
import type { Dealer } from '../fair/dealer.ts';
import { toAct } from '../versions/to-act.ts';
import { explain } from '../versions/explain.ts';
import { checkRecord } from './check-record.ts';
import { ENTRIES_PER_CHECK, firstBrokenCheck, headText } from './check-sum.ts';
import { beginFold, foldAction, foldDeals, foldShare, foldUndo, gameOf, resumeFold, type Fold } from './fold.ts';
import type { Game, Step } from './game.ts';
import type { GameRecord, RecordResult } from './record.ts';
import type { RecordFault } from './record-fault.ts';
import { checkSeed, dealerAfter } from './seed-proof.ts';
import { parseShare } from './share.ts';

const UNDO = /^undo (0|[1-9]\d{0,8})$/;

/** A replayed game, and what its entries brought about. */
export interface Replayed {
  readonly game: Game;
  /** The entries in force, in order; of a game that went on from an earlier one, only those that one did not have. */
  readonly steps: readonly Step[];
}

/**
 * Replays a record: every entry must be legal where it stands, and if the seed is there, every deal must be the one it gives.
 * With a game replayed earlier whose entries this record continues, only the new entries are folded. With a dealer, the deals
 * that are due at the end are made.
 *
 * @example
 * const options = { start: 'first', arranged: true, expert: false, openHiring: false };
 * const record = { format: 1, engine: '1.0.0', players: 2, options, figures: 'standard', entries: ['deal c7'] };
 * const { game, steps } = replay(record);
 * steps[0].events; // [{ type: 'dealt', tile: 7, space: 1 }]
 * replay({ ...record, entries: ['deal c7', 'deal c7'] }, game).fault;
 * // { code: 'entry-refused', entry: 1, text: 'deal c7', refusal: { code: 'tile-not-available', tile: 7 } }
 */
export function replay(value: unknown, from?: Game, bank?: Dealer): Replayed | { readonly fault: RecordFault } {
  const checked = checkRecord(value);
  if ('fault' in checked) return checked;
  const { record } = checked;
  const change = checkSeed(record) ?? findChange(record);
  if (change !== undefined) return { fault: change };
  const fold = from !== undefined && continues(record, from) ? resumeFold(from, record) : beginFold(record);
  let proof = dealerAfter(record, fold.entries);
  for (const text of record.entries.slice(fold.entries.length)) {
    const fault = foldEntry(fold, text, proof);
    if (fault !== undefined) return { fault };
    if (parseShare(text) !== undefined) proof = dealerAfter(record, fold.entries);
  }
  if (bank !== undefined) foldDeals(fold, bank);
  const game = gameOf(fold, proof !== undefined ? 'verified' : record.commitment !== undefined ? 'committed' : 'open');
  const fault = checkClosing(record, game.closing?.result);
  return fault === undefined ? { game, steps: fold.steps } : { fault };
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
  const action = parse(text);
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
