import {
  advance,
  dealer,
  newRecord,
  replay,
  undo,
  type ActionId,
  type Dealer,
  type Figures,
  type Game,
  type GameEvent,
  type GameRecord,
  type Options,
  type Refusal,
} from '@la-stanza/engine';
import { promiseOf, seedAfter } from '@la-stanza/engine/fair';
import { faultSentence, type NamedPlayer, type Translate } from '@la-stanza/words';
import type { Outcome } from '../record/outcome.ts';
import { playersNamed } from '../text/players.ts';

/** A game at this terminal: the record so far, replayed, and whoever deals. */
export interface Session {
  readonly game: Game;
  readonly seed: string;
  readonly bank: Dealer;
  readonly players: readonly NamedPlayer[];
}

export interface SessionConfig {
  readonly players: number;
  readonly options: Options;
  readonly figures: 'standard' | Figures;
  readonly seed: string;
  /** None where the players are numbered. */
  readonly names: readonly string[];
}

/** What entries brought about, and the session after them. */
export interface Step {
  readonly session: Session;
  readonly events: readonly GameEvent[];
}

export function openSession(t: Translate, config: SessionConfig): Outcome<Session> {
  const { players, options, figures, seed, names } = config;
  const bank = dealer(seed);
  const { commitment } = bank;
  return resumeSession(t, newRecord({ players, options, figures, commitment }), seed, names);
}

/** Goes on with a record whose commitment belongs to the seed. */
export function resumeSession(
  t: Translate,
  record: GameRecord,
  seed: string,
  names: readonly string[],
): Outcome<Session> {
  if (record.commitment !== promiseOf(seed)) return { trouble: t('cli.play.other-seed') };
  const players = playersNamed(t, record.players, names);
  const { result: _result, checks: _checks, seed: _seed, ...open } = record;
  const replayed = replay(open);
  if ('fault' in replayed) return { trouble: faultSentence(t, replayed.fault, players, 0) };
  return { value: { game: replayed.game, seed, bank: dealer(open.entries.reduce(seedAfter, seed)), players } };
}

/** Plays an action for whoever must decide, unless it is refused, and lets chance follow. */
export function enter(session: Session, action: ActionId): { readonly value: Step } | { readonly refusal: Refusal } {
  const next = advance(session.game, action, session.bank);
  if ('code' in next) return { refusal: next };
  return { value: { session: { ...session, game: next.game }, events: next.events } };
}

/** Lets chance decide as long as it has to. */
export function deal(t: Translate, session: Session): Outcome<Step> {
  const dealt = replay(session.game.record, session.game, session.bank);
  if ('fault' in dealt) return { trouble: faultSentence(t, dealt.fault, session.players, 0) };
  const events = dealt.steps.flatMap((step) => step.events);
  return { value: { session: { ...session, game: dealt.game }, events } };
}

/** Takes the last decision back, if undo may reach it; the other players sit at the same table and agree. */
export function takeBack(t: Translate, session: Session): Outcome<Session> {
  const { line } = session.game;
  const last = line.at(-1);
  const back = last === undefined || last.seat === 'chance' ? undefined : undo(session.game, last.seq);
  if (back === undefined || 'code' in back) return { trouble: t('cli.play.cannot-undo') };
  return { value: { ...session, game: back.game } };
}

/** The record to be kept: with the seed and the result once the game is over. */
export function recordOf({ game, seed }: Session): GameRecord {
  return game.closing === undefined ? game.record : { ...game.record, seed, ...game.closing };
}
