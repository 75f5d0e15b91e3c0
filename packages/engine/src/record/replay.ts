import { ACTIONS } from '../catalogue/catalogue.ts';
import { parse } from '../catalogue/parse.ts';
import { dealer, type Dealer } from '../fair/dealer.ts';
import { apply } from '../flow/apply.ts';
import { toAct } from '../flow/to-act.ts';
import { explain } from '../legality/explain.ts';
import { score } from '../scoring/score.ts';
import { setup } from '../setup/setup.ts';
import { turn } from '../state/game-bytes.ts';
import { copy, type State } from '../state/state.ts';
import { checkRecord } from './check-record.ts';
import { checkSums, ENTRIES_PER_CHECK, firstBrokenCheck, headText } from './check-sum.ts';
import type { Game, LineEntry } from './game.ts';
import type { GameRecord, RecordResult } from './record.ts';
import type { RecordFault } from './record-fault.ts';
import { undoRange } from './undo-range.ts';

const UNDO = /^undo (0|[1-9]\d{0,8})$/;

/** A game being folded. */
interface Fold {
  readonly record: GameRecord;
  readonly dealer: Dealer | undefined;
  state: State;
  line: LineEntry[];
}

type Checked<T> = T | { readonly fault: RecordFault };

/**
 * Replays a record: every entry must be legal where it stands, and if the seed is there, every deal must be the one it gives.
 * With a game replayed earlier whose entries this record continues, only the new entries are folded.
 *
 * @example
 * const options = { start: 'first', arranged: true, expert: false, openHiring: false };
 * const record = { format: 1, engine: '1.0.0', players: 2, options, figures: 'standard', entries: ['deal c7'] };
 * const { game } = replay(record);
 * game.line.length; // 1
 * replay({ ...record, entries: ['deal c7', 'deal c7'] }, game).fault;
 * // { code: 'entry-refused', entry: 1, text: 'deal c7', refusal: { code: 'tile-not-available', tile: 7 } }
 */
export function replay(value: unknown, from?: Game): Checked<{ readonly game: Game }> {
  const checked = checkRecord(value);
  if ('fault' in checked) return checked;
  const { record } = checked;
  const bank = record.seed === undefined ? undefined : dealer(record.seed);
  if (bank !== undefined && record.commitment !== undefined && bank.commitment !== record.commitment) {
    return { fault: { code: 'commitment-mismatch' } };
  }
  const change = findChange(record);
  if (change !== undefined) return { fault: change };
  const fold = beginFold(record, bank, from);
  for (
    let entry = from !== undefined && continues(record, from) ? from.record.entries.length : 0;
    entry < record.entries.length;
    entry++
  ) {
    const fault = foldEntry(fold, entry, record.entries[entry] ?? '');
    if (fault !== undefined) return { fault };
  }
  return finishFold(fold);
}

/** A game to go on from must have the same head, and its entries must be the first ones of the record. */
function continues(record: GameRecord, from: Game): boolean {
  return (
    record.seed === from.record.seed &&
    headText(record) === headText(from.record) &&
    from.record.entries.every((text, index) => record.entries[index] === text)
  );
}

function beginFold(record: GameRecord, bank: Dealer | undefined, from: Game | undefined): Fold {
  if (from !== undefined && continues(record, from)) {
    return { record, dealer: bank, state: copy(from.state), line: [...from.line] };
  }
  return { record, dealer: bank, state: freshState(record), line: [] };
}

function freshState({ players, options, figures }: GameRecord): State {
  return setup(figures === 'standard' ? { players, options } : { players, options, figures });
}

function foldEntry(fold: Fold, entry: number, text: string): RecordFault | undefined {
  const undo = UNDO.exec(text);
  if (undo !== null) return foldUndo(fold, entry, Number(undo[1]));
  const action = parse(text);
  if (action === undefined) return { code: 'entry-unknown', entry, text };
  const refusal = explain(fold.state, action);
  if (refusal !== undefined) return { code: 'entry-refused', entry, text, refusal };
  const acting = toAct(fold.state);
  if (acting.who === 'chance' && fold.dealer !== undefined) {
    const expected = fold.dealer.deal(fold.state);
    if (expected !== action) return { code: 'deal-mismatch', entry, text, expected: ACTIONS[expected]?.text ?? '' };
  }
  const seat = acting.who === 'seat' ? acting.seat : 'chance';
  fold.line.push({ seq: entry, action, seat, turn: turn(fold.state) });
  apply(fold.state, action);
  return undefined;
}

/** Goes back to the position before an entry in force, within the range that undo may reach. */
function foldUndo(fold: Fold, entry: number, to: number): RecordFault | undefined {
  const { consent } = undoRange(fold.state, fold.line, entry);
  const kept = fold.line.findIndex(({ seq }) => seq === to);
  if (kept < 0 || to < consent) return { code: 'undo-refused', entry, to, earliest: consent };
  fold.line = fold.line.slice(0, kept);
  fold.state = freshState(fold.record);
  for (const { action } of fold.line) apply(fold.state, action);
  return undefined;
}

function finishFold({ record, state, line, dealer: bank }: Fold): Checked<{ readonly game: Game }> {
  const undo = undoRange(state, line, record.entries.length);
  const fair = bank !== undefined ? 'verified' : record.commitment !== undefined ? 'committed' : 'open';
  const isOver = toAct(state).who === 'nobody';
  const fault = checkClosing(record, isOver ? resultOf(state) : undefined);
  if (fault !== undefined) return { fault };
  const game: Game = { record, state, line, undo, fair };
  return { game: isOver ? { ...game, closing: { result: resultOf(state), checks: checkSums(record) } } : game };
}

function resultOf(state: State): RecordResult {
  const { seats, winners, decidedBy } = score(state);
  return { totals: seats.map(({ total }) => total), winners, decidedBy };
}

/** Comes before the replay, which would stumble over a change only later, or not where it was made. */
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
