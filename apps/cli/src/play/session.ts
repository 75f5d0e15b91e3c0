import {
  undo,
  type ActionId,
  type Figures,
  type Game,
  type GameEvent,
  type GameRecord,
  type Options,
  type Refusal,
  type Rulings,
  tryPlay,
  newGame,
  openRecord,
} from '@la-stanza/engine';
import { promiseOf } from '@la-stanza/engine/fair';
import { faultSentence, type NamedPlayer, type Translate } from '@la-stanza/words';
import type { Outcome } from '../record/outcome.ts';
import { playersNamed } from '../text/players.ts';

/** A game at this terminal. */
export interface Session {
  readonly game: Game;
  readonly seed: string;
  readonly players: readonly NamedPlayer[];
}

export interface SessionConfig {
  readonly players: number;
  readonly options: Options;
  readonly figures: 'standard' | Figures;
  readonly rulings: Rulings | undefined;
  readonly seed: string;
  /** None where the players are numbered. */
  readonly names: readonly string[];
}

/** What entries brought about, and the session after them. */
export interface Step {
  readonly session: Session;
  readonly events: readonly GameEvent[];
}

/** A new game, and what was dealt. */
export function openSession(t: Translate, config: SessionConfig): Outcome<Step> {
  const { players, options, figures, rulings, seed, names } = config;
  const { record } = newGame({ players, options, figures, rulings, commitment: promiseOf(seed) });
  return resumeSession(t, record, seed, names);
}

/** Goes on with a record whose commitment belongs to the seed, and makes the deals that are due. */
export function resumeSession(t: Translate, record: GameRecord, seed: string, names: readonly string[]): Outcome<Step> {
  if (record.commitment !== promiseOf(seed)) return { trouble: t('cli.play.other-seed') };
  const players = playersNamed(t, record.players, names);
  const { result: _result, checks: _checks, seed: _seed, ...open } = record;
  const opened = openRecord(open, { seed });
  if ('fault' in opened) return { trouble: faultSentence(t, opened.fault, players, 0) };
  const dealt = opened.steps.filter(({ entry }) => entry.seq >= open.entries.length);
  const session = { game: opened.game, seed, players };
  return { value: { session, events: dealt.flatMap(({ events }) => events) } };
}

/** Plays an action for whoever must decide, unless it is refused, and lets chance follow. */
export function enter(session: Session, action: ActionId): { readonly value: Step } | { readonly refusal: Refusal } {
  const next = tryPlay(session.game, action);
  if ('refusal' in next) return next;
  return { value: { session: { ...session, game: next.game }, events: next.events } };
}

/** Takes the last decision back, if undo may reach it; the other players sit at the same table and agree. */
export function takeBack(t: Translate, session: Session): Outcome<Session> {
  const { line } = session.game;
  const last = line.at(-1);
  const back = last === undefined || last.seat === 'chance' ? undefined : undo(session.game, last.seq);
  if (back === undefined || 'fault' in back) return { trouble: t('cli.play.cannot-undo') };
  return { value: { ...session, game: back.game } };
}
