import { ROOMS_TO_REFILL } from '@la-stanza/engine';
import type { Translate } from '../translate.ts';
import type { ChronicleTurn } from './chronicler.ts';

/** How many faces came to the walls in a turn, and the round that begins with them; empty if there was no refill (rule 10). */
export function refillSentence(t: Translate, { steps }: Pick<ChronicleTurn, 'steps'>): string {
  const events = steps.flatMap((step) => [...step.events]);
  const begun = events.findLast(({ type }) => type === 'round');
  if (begun?.type !== 'round') return '';
  return t('chronicle.refill', {
    rooms: ROOMS_TO_REFILL,
    faces: events.filter(({ type }) => type === 'dealt').length,
    round: begun.round,
    last: begun.last ? 'yes' : 'no',
  });
}
