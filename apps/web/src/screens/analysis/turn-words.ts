import { ACTIONS, preview, view as viewOf, type ActionId, type State } from '@la-stanza/engine';
import { planWords, type Translate } from '@la-stanza/words';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import type { ReviewedTurn } from './review.ts';

const isFinale = ({ where }: ReviewedTurn): boolean => where.phase === 'final' || where.phase === 'ending';

/** Where in the game a turn is, where space is short: the number of the round, or the finale. */
export function whereName(t: Translate, turn: ReviewedTurn): string {
  return isFinale(turn) ? t('analysis.finale') : String(turn.where.round);
}

/** The same in words. */
export function whereWords(t: Translate, turn: ReviewedTurn): string {
  return isFinale(turn) ? t('analysis.finale') : t('analysis.round', { round: turn.where.round });
}

/** What actions of a turn come to, in a few words. */
export function turnWords(
  t: Translate,
  players: readonly SeatedPlayer[],
  before: State,
  actions: readonly ActionId[],
): string {
  const { events } = preview(before, ...actions);
  const end = events.findIndex(({ type }) => type === 'turn' || type === 'refill-begun');
  const { figures, ring } = viewOf(before);
  return planWords({ t, players, figures, ring }, end === -1 ? events : events.slice(0, end));
}

/** The ring space a turn lands on, if it walks. */
export function landingOf(actions: readonly ActionId[]): number | undefined {
  const landing = actions.map((action) => ACTIONS[action]).find((action) => action?.kind === 'land');
  return landing?.kind === 'land' ? landing.space : undefined;
}
