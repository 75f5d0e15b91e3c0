import type { Reason } from '@la-stanza/bots';
import { categoryName } from '../score/category-names.ts';
import type { NamedPlayer } from '../people/seats.ts';
import type { Translate } from '../translate.ts';
import type { FigureWords } from '../figure-words.ts';

export type ReasonParts = {
  readonly t: Translate;
  readonly figures: FigureWords;
  readonly players: readonly NamedPlayer[];
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
