import type { Seat } from '@la-stanza/engine';
import { florins, points, type Translate } from '@la-stanza/words';
import type { Table } from '../scene/table.ts';

/** What a player has at the beginning of their turn. */
export function meansSentence(t: Translate, { view, score }: Pick<Table, 'view' | 'score'>, seat: Seat): string {
  const { money = 0, recruits = [] } = view.seats.find((each) => each.seat === seat) ?? {};
  return t('handover.means', {
    florins: florins(t, money),
    recruits: recruits.filter((recruit) => recruit !== null).length,
    points: points(t, score.seats[seat]?.total ?? 0),
  });
}
