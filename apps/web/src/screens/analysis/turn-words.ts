import { ACTIONS, type ActionId } from '@la-stanza/engine';
import type { Translate } from '@la-stanza/words';
import type { ReviewedTurn } from './review.ts';

const isFinale = ({ where }: ReviewedTurn): boolean => where.phase === 'final' || where.phase === 'ending';

/** The place of a turn in the game where space is short: the number of the round, or the finale. */
export function whereName(t: Translate, turn: ReviewedTurn): string {
  return isFinale(turn) ? t('analysis.finale') : String(turn.where.round);
}

/** The same in words. */
export function whereWords(t: Translate, turn: ReviewedTurn): string {
  return isFinale(turn) ? t('analysis.finale') : t('analysis.round', { round: turn.where.round });
}

/** The ring space a turn lands on, if it walks. */
export function landingOf(actions: readonly ActionId[]): number | undefined {
  const landing = actions.map((action) => ACTIONS[action]).find((action) => action?.kind === 'land');
  return landing?.kind === 'land' ? landing.space : undefined;
}
