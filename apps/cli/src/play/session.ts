import {
  ACTIONS,
  type ActionId,
  dealer,
  type Dealer,
  ENGINE_VERSION,
  explain,
  type Figures,
  type Game,
  type GameEvent,
  type GameRecord,
  type Options,
  preview,
  RECORD_FORMAT,
  replay,
  toAct,
} from '@la-stanza/engine';
import type { Outcome } from '../record/outcome.ts';
import { faultSentence } from '../text/fault-sentence.ts';
import { PLAY_TEXT } from '../text/play-text.ts';
import { refusalSentence } from '../text/refusal-sentence.ts';
import type { Names } from '../text/words.ts';

/** A game at this terminal: the record so far, replayed, and whoever deals. */
export interface Session {
  readonly game: Game;
  readonly seed: string;
  readonly bank: Dealer;
  readonly names: Names;
}

export interface SessionConfig {
  readonly players: number;
  readonly options: Options;
  readonly figures: 'standard' | Figures;
  readonly seed: string;
  readonly names: Names;
}

/** What an entry brought about, and the session after it. */
export interface Step {
  readonly session: Session;
  readonly events: readonly GameEvent[];
}

export function openSession({ players, options, figures, seed, names }: SessionConfig): Outcome<Session> {
  const bank = dealer(seed);
  const { commitment } = bank;
  const record = { format: RECORD_FORMAT, engine: ENGINE_VERSION, players, options, figures, commitment, entries: [] };
  return resumeSession(record, seed, names);
}

/** Goes on with a record whose commitment belongs to the seed. */
export function resumeSession(record: GameRecord, seed: string, names: Names): Outcome<Session> {
  const bank = dealer(seed);
  if (record.commitment !== bank.commitment) return { trouble: PLAY_TEXT.otherSeed };
  const { result: _result, checks: _checks, seed: _seed, ...open } = record;
  const replayed = replay(open);
  if ('fault' in replayed) return { trouble: faultSentence(replayed.fault, names) };
  return { value: { game: replayed.game, seed, bank, names } };
}

/** Plays an action for whoever must decide, unless it is refused. */
export function enter(session: Session, action: ActionId): Outcome<Step> {
  const refusal = explain(session.game.state, action);
  if (refusal !== undefined) return { trouble: refusalSentence(refusal, session.names) };
  const { events } = preview(session.game.state, action);
  const next = extend(session, ACTIONS[action]?.text ?? '');
  return 'trouble' in next ? next : { value: { session: next.value, events } };
}

/** Lets chance decide as long as it has to; `onEntry` is called after every entry. */
export function deal(session: Session, onEntry: (session: Session) => void): Outcome<Step> {
  let current = session;
  const events: GameEvent[] = [];
  while (toAct(current.game.state).who === 'chance') {
    const step = enter(current, current.bank.deal(current.game.state));
    if ('trouble' in step) return step;
    current = step.value.session;
    events.push(...step.value.events);
    onEntry(current);
  }
  return { value: { session: current, events } };
}

/** Takes the last decision back, if undo may reach it; the other players sit at the same table and agree. */
export function undo(session: Session): Outcome<Session> {
  const { line, undo: range } = session.game;
  const last = line.at(-1);
  if (last === undefined || last.seat === 'chance' || last.seq < range.consent)
    return { trouble: PLAY_TEXT.cannotUndo };
  return extend(session, `undo ${last.seq}`);
}

function extend(session: Session, text: string): Outcome<Session> {
  const { record } = session.game;
  const replayed = replay({ ...record, entries: [...record.entries, text] }, session.game);
  if ('fault' in replayed) return { trouble: faultSentence(replayed.fault, session.names) };
  return { value: { ...session, game: replayed.game } };
}

/** The record to be kept: with the seed and the result once the game is over. */
export function recordOf({ game, seed }: Session): GameRecord {
  return game.closing === undefined ? game.record : { ...game.record, seed, ...game.closing };
}
