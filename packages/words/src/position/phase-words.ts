import type { View } from '@la-stanza/engine';
import { FINAL_LETTERS } from '../pieces/figure-values.ts';
import type { Translate } from '../translate.ts';

/** How far a game has come: its round, or which part of the end. */
export function phaseWords(t: Translate, view: View): string {
  switch (view.phase) {
    case 'setup':
      return t('table.bar.setup');
    case 'rounds':
      return t('table.bar.round', { round: view.round, rounds: view.rounds });
    case 'ending':
      return t('table.bar.ending');
    case 'final':
      return t('table.bar.finale', { letter: FINAL_LETTERS.charAt(view.finalTurn - 1) });
    case 'over':
      return t('table.bar.over');
  }
}
