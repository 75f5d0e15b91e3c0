import type { Category } from '@la-stanza/engine';
import type { MessageId } from '../message-id.ts';
import type { Translate } from '../translate.ts';

/** What the categories of the score are called. */
export const CATEGORY_NAMES: Readonly<Record<Category, MessageId>> = {
  masterpieces: 'terms.score.masterpieces',
  sailboat: 'terms.score.sailboat',
  books: 'terms.score.books',
  passing: 'terms.score.passing',
  tiles: 'terms.score.tiles',
  financier: 'terms.score.financier',
  bonusMajority: 'terms.score.tile-majority',
  museumMajority: 'terms.score.museum-majority',
};

export const categoryName = (t: Translate, category: Category): string => t(CATEGORY_NAMES[category]);
