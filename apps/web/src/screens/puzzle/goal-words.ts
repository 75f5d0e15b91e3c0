import type { Goal } from '@la-stanza/bots/puzzles';
import type { Translate } from '@la-stanza/words';
import { replierOf, type PuzzlePosition } from '../../game/puzzles/puzzle-run.ts';
import type { SeatedPlayer } from '../../game/source/game-source.ts';

/** What a puzzle asks, and who may still reply. */
export function goalWords(
  t: Translate,
  goal: Goal,
  position: PuzzlePosition,
  players: readonly SeatedPlayer[],
): string {
  const replier = replierOf(position);
  const asked = t(`puzzle.goal.${goal}`);
  return replier === undefined ? asked : `${asked} ${t('puzzle.goal.reply', { name: players[replier]?.name ?? '' })}`;
}

/** The same in a few words. */
export function shortGoal(
  t: Translate,
  goal: Goal,
  position: PuzzlePosition,
  players: readonly SeatedPlayer[],
): string {
  const replier = replierOf(position);
  const asked = t(`puzzle.short.${goal}`);
  return replier === undefined ? asked : t('puzzle.short.reply', { goal: asked, name: players[replier]?.name ?? '' });
}

/** What a try achieves that does not solve the puzzle. */
export function wrongWords(t: Translate, goal: Goal, lead: number): string {
  if (goal === 'closest') return t('puzzle.wrong.closer', { lead: -lead });
  if (lead > 0) return t('puzzle.wrong.more', { lead });
  return lead === 0 ? t('puzzle.wrong.level') : t('puzzle.wrong.loses', { lead: -lead });
}
