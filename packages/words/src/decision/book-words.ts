import type { Figures } from '@la-stanza/engine';
import { points } from '../pieces/amounts.ts';
import type { BookColour } from '../pieces/book-colours.ts';
import { shelfRewards } from '../pieces/shelf-rewards.ts';
import type { Translate } from '../translate.ts';

/** Rule 5.2: what the nth book of a colour brings. */
export function bookRewardWords(t: Translate, figures: Figures, colour: BookColour, nth: number): string {
  const reward = shelfRewards(colour, figures)[nth - 1];
  switch (reward?.kind) {
    case 'disc-anywhere':
      return t('decision.book.disc-anywhere');
    case 'disc':
      return t('decision.book.disc', { box: t(`terms.box.${reward.box}`) });
    case 'meeple':
      return t('decision.book.meeple');
    case 'sail':
      return t('decision.book.sail', { spaces: reward.steps });
    case 'prestige':
      return t('decision.book.prestige', { points: points(t, figures.bookPrestige[colour][nth - 1] ?? 0) });
    case 'none':
    case undefined:
      return t('decision.book.none');
  }
}
