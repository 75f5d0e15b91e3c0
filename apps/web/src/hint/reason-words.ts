import type { Reason } from '@la-stanza/bots';
import type { Category } from '@la-stanza/engine';
import type { MessageId, Translate } from '@la-stanza/words';
import type { SeatedPlayer } from '../game/game-source.ts';
import type { FigureWords } from '../messages/figures.ts';

const CATEGORY_TERMS: Readonly<Record<Category, MessageId>> = {
  masterpieces: 'terms.score.masterpieces',
  sailboat: 'terms.score.sailboat',
  books: 'terms.score.books',
  passing: 'terms.score.passing',
  tiles: 'terms.score.tiles',
  financier: 'terms.score.financier',
  bonusMajority: 'terms.score.tile-majority',
  museumMajority: 'terms.score.museum-majority',
};

export const categoryName = (t: Translate, category: Category): string => t(CATEGORY_TERMS[category]);

export type ReasonParts = {
  readonly t: Translate;
  readonly figures: FigureWords;
  readonly players: readonly SeatedPlayer[];
  /** Whose turn it was, where the reader is somebody else: then they are called by name. */
  readonly mover?: number | undefined;
};

/** Why a turn is better or worse than the best different one, as a sentence. */
export function reasonWords({ t, figures, players, mover }: ReasonParts, reason: Reason): string {
  switch (reason.code) {
    case 'own-prestige':
    case 'other-prestige': {
      const change = figures.change(reason.difference);
      const category = categoryName(t, reason.category);
      const seat = reason.code === 'other-prestige' ? reason.seat : mover;
      return seat === undefined
        ? t('hint.reason.own', { category, change })
        : t('hint.reason.other', { category, change, player: players[seat]?.name ?? '' });
    }
    case 'win-share':
      return t('hint.reason.chance', { change: figures.percentChange(reason.difference) });
    case 'equal':
      return t('hint.reason.equal');
    case 'only-turn':
      return t('hint.reason.only');
    case 'rule-of-thumb':
      return t(`hint.thumb.${reason.rule}`);
  }
}
