import {
  type ActionId,
  advance,
  dealer,
  type Dealer,
  ENGINE_VERSION,
  type Figures,
  type Game,
  type GameEvent,
  type GameRecord,
  type Options,
  RECORD_FORMAT,
  replay,
  undo,
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

/** What entries brought about, and the session after them. */
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

/** Plays an action for whoever must decide, unless it is refused, and lets chance follow. */
export function enter(session: Session, action: ActionId): Outcome<Step> {
  const next = advance(session.game, action, session.bank);
  if ('code' in next) return { trouble: refusalSentence(next, session.names) };
  return { value: { session: { ...session, game: next.game }, events: next.events } };
}

/** Lets chance decide as long as it has to. */
export function deal(session: Session): Outcome<Step> {
  const dealt = replay(session.game.record, session.game, session.bank);
  if ('fault' in dealt) return { trouble: faultSentence(dealt.fault, session.names) };
  const events = dealt.steps.flatMap((step) => step.events);
  return { value: { session: { ...session, game: dealt.game }, events } };
}

/** Takes the last decision back, if undo may reach it; the other players sit at the same table and agree. */
export function takeBack(session: Session): Outcome<Session> {
  const { line } = session.game;
  const last = line.at(-1);
  const back = last === undefined || last.seat === 'chance' ? undefined : undo(session.game, last.seq);
  if (back === undefined || 'code' in back) return { trouble: PLAY_TEXT.cannotUndo };
  return { value: { ...session, game: back.game } };
}

/** The record to be kept: with the seed and the result once the game is over. */
export function recordOf({ game, seed }: Session): GameRecord {
  return game.closing === undefined ? game.record : { ...game.record, seed, ...game.closing };
}
