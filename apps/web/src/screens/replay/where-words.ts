import { FINAL_LETTERS, type Translate } from '@la-stanza/words';
import type { ReplayStep } from './replay-steps.ts';

/** Where a step is in the game: "turn 15 of 23, round 3". */
export function whereWords(t: Translate, { turn, where }: ReplayStep, turns: number): string {
  if (turn === 0) return t('replay.where.setup');
  switch (where.phase) {
    case 'setup':
      return t('replay.where.setup');
    case 'rounds':
      return t('replay.where', { turn, turns, round: where.round });
    case 'ending':
      return t('replay.where.ending', { turn, turns });
    case 'final':
    case 'over':
      return t('replay.where.final', { turn, turns, letter: FINAL_LETTERS.charAt(where.finalTurn - 1) });
  }
}
