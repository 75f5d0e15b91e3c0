import { FINAL_LETTERS } from '../pieces/figure-values.ts';
import type { Translate } from '../translate.ts';
import type { ChronicleTurn } from './chronicler.ts';

/** The heading above the turns that all players have one after another: "Round 3, turn 11". */
export function turnHeading(
  t: Translate,
  { round, nth, finalTurn }: Pick<ChronicleTurn, 'round' | 'nth' | 'finalTurn'>,
): string {
  return t('chronicle.heading', {
    phase: finalTurn > 0 ? 'final' : round === undefined ? 'ending' : 'rounds',
    round: round ?? 0,
    turn: nth,
    letter: FINAL_LETTERS.charAt(finalTurn - 1),
  });
}
