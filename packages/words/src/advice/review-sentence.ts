import type { Gain } from '@la-stanza/bots';
import type { ActionId, State } from '@la-stanza/engine';
import { turnWords } from '../hint/turn-words.ts';
import type { NamedPlayer } from '../people/seats.ts';
import type { Translate } from '../translate.ts';
import { reasonClause } from './reason-clause.ts';

type ReviewedTurn = {
  readonly before: State;
  readonly played: readonly ActionId[];
  readonly best: readonly ActionId[];
  readonly gains: readonly Gain[];
};

/** Why another turn would have been better than the one played, which it names. */
export function reviewSentence(
  t: Translate,
  players: readonly NamedPlayer[],
  { before, played, best, gains }: ReviewedTurn,
): string {
  const reason = reasonClause(t, players, gains);
  const turns = {
    played: bare(turnWords(t, players, before, played)),
    better: bare(turnWords(t, players, before, best)),
  };
  return reason === undefined ? t('analysis.reason.unnamed', turns) : t('analysis.reason', { ...turns, reason });
}

const bare = (sentence: string): string => sentence.replace(/\.$/u, '');
