import type { Figures, GameEvent, SeatView } from '@la-stanza/engine';
import { shortName } from '../people/cast.ts';
import { florins, moneySpace, points } from '../pieces/amounts.ts';
import type { Translate } from '../translate.ts';

/** Rule 8.1: what receiving money makes of a player's florins. */
export function moneyWords(t: Translate, { money, income }: SeatView): string {
  return t('decision.action.money', { from: florins(t, money), to: florins(t, Math.max(money, income)) });
}

/** What receiving money costs comes before why it brings so much. */
export function moneyNote(
  t: Translate,
  figures: Figures,
  { money, income, boat }: SeatView,
  events: readonly GameEvent[],
): string {
  if (events.some(({ type }) => type === 'financier-flipped')) {
    return t('decision.action.flip', { loss: points(t, -figures.flipPenalty) });
  }
  const falls = events.find((event) => event.type === 'left');
  if (falls !== undefined)
    return t('decision.action.money-falls', { name: shortName(t, falls.tile), gain: income > money ? 'some' : 'none' });
  return income > money
    ? t('decision.action.money-note', { place: moneySpace(t, figures, boat) })
    : t('decision.action.money-none');
}
