import { type ActionId, ACTIONS } from '../catalogue/catalogue.ts';
import type { GameEvent } from '../events/event.ts';
import type { Dealer } from '../fair/dealer.ts';
import { copy, type State } from '../state/state.ts';
import { apply } from '../flow/apply.ts';
import { toAct } from '../flow/to-act.ts';
import { score } from '../scoring/score.ts';
import { turn } from '../state/game-bytes.ts';
import { checkSums } from './check-sum.ts';
import { firstState } from './first-state.ts';
import type { Game, LineEntry, Step } from './game.ts';
import type { GameRecord, RecordResult } from './record.ts';
import type { UndoFault } from './record-fault.ts';
import { dealerAfter } from './seed-proof.ts';
import { undoRange } from './undo-range.ts';

/** A game while entries are added to it. Positions are never changed: every entry makes a new one. */
export interface Fold {
  readonly record: GameRecord;
  /** What the deals are drawn from, if it is known here. */
  readonly seed: string | undefined;
  readonly entries: string[];
  state: State;
  line: LineEntry[];
  /** What the last entries of the line brought about; those before them were known already. */
  steps: Step[];
}

export function beginFold(record: GameRecord, seed: string | undefined): Fold {
  return { record, seed, entries: [], state: firstState(record), line: [], steps: [] };
}

/** Continues a game: its entries and positions are shared, not changed. */
export function resumeFold(game: Game, next: GameRecord = game.record, seed: string | undefined = game.seed): Fold {
  const { record, state, line } = game;
  return { record: next, seed, entries: [...record.entries], state, line: [...line], steps: [] };
}

/** Adds a legal action. */
export function foldAction(fold: Fold, action: ActionId): void {
  const before = fold.state;
  const acting = toAct(before);
  const seat = acting.who === 'seat' ? acting.seat : 'chance';
  const entry: LineEntry = { seq: fold.entries.length, action, seat, turn: turn(before) };
  const events: GameEvent[] = [];
  fold.state = copy(before);
  apply(fold.state, action, events);
  fold.entries.push(ACTIONS[action]?.text ?? '');
  fold.line.push(entry);
  fold.steps.push({ entry, before, events });
}

/** Lets a dealer decide for as long as chance must: the one given, or the seed's. Without either the game waits. */
export function foldDeals(fold: Fold, given?: Dealer): void {
  if (toAct(fold.state).who !== 'chance') return;
  const bank = given ?? dealerAfter(fold.seed, fold.entries);
  if (bank === undefined) return;
  while (toAct(fold.state).who === 'chance') foldAction(fold, bank.deal(fold.state));
}

/** Adds an entry that changes the deals to come, but not the position. */
export function foldShare(fold: Fold, text: string): void {
  fold.entries.push(text);
}

/** Goes back to the position before an entry in force, within the range that undo may reach. */
export function foldUndo(fold: Fold, to: number): UndoFault | undefined {
  const entry = fold.entries.length;
  const { consent } = undoRange(fold.state, fold.line, entry);
  const kept = fold.line.findIndex(({ seq }) => seq === to);
  if (kept < 0 || to < consent) return { code: 'undo-refused', entry, to, earliest: consent };
  const known = fold.line.length - fold.steps.length;
  fold.state = fold.steps[kept - known]?.before ?? stateAfter(fold.record, fold.line.slice(0, kept));
  fold.steps = fold.steps.slice(0, Math.max(0, kept - known));
  fold.line = fold.line.slice(0, kept);
  fold.entries.push(`undo ${to}`);
  return undefined;
}

function stateAfter(record: GameRecord, line: readonly LineEntry[]): State {
  const state = firstState(record);
  for (const { action } of line) apply(state, action);
  return state;
}

/** The game as it is now. */
export function gameOf({ record, entries, state, line, seed }: Fold): Game {
  const whole = { ...record, entries };
  const fair = record.seed !== undefined ? 'verified' : record.commitment !== undefined ? 'committed' : 'open';
  const known = seed === undefined ? {} : { seed };
  const soFar = { record: whole, state, line, undo: undoRange(state, line, entries.length), fair, ...known } as const;
  if (toAct(state).who !== 'nobody') return { ...soFar, isOver: false };
  return { ...soFar, isOver: true, closing: { result: resultOf(state), checks: checkSums(whole) } };
}

function resultOf(state: State): RecordResult {
  const { seats, winners, decidedBy } = score(state);
  return { totals: seats.map(({ total }) => total), winners, decidedBy };
}
