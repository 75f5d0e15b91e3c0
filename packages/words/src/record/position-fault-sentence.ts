import type { PositionFault } from '@la-stanza/engine';
import { disciplineName } from '../pieces/amounts.ts';
import type { Translate } from '../translate.ts';
import { figureFaultSentence } from './fault-sentence.ts';

/** Why a line of text is no position, in a sentence. It names fields, seats and tiles as the line does. */
export function positionFaultSentence(t: Translate, fault: PositionFault): string {
  switch (fault.code) {
    case 'not-a-position':
    case 'withdrawals-out-of-order':
    case 'refill-due':
      return t(`position.${fault.code}`);
    case 'figures-unplayable':
      return t('position.figures-unplayable', { why: figureFaultSentence(t, fault.fault) });
    case 'meeple-count': {
      const { found, expected } = fault;
      return t('position.meeple-count', { meeple: t(`terms.meeple.${fault.discipline}.name`), found, expected });
    }
    case 'artwork-count': {
      const { found, expected } = fault;
      return t('position.artwork-count', { artwork: t(`terms.artwork.${fault.artwork}.name`), found, expected });
    }
    case 'bonus-tile-count':
    case 'cover-count':
    case 'masterpiece-twice': {
      const { code, discipline, ...rest } = fault;
      return t(`position.${code}`, { discipline: disciplineName(t, discipline), ...rest });
    }
    default: {
      const { code, ...values } = fault;
      return t(`position.${code}`, values);
    }
  }
}
