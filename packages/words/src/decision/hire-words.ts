import { view as viewOf, type Discipline, type Seat, type State, type TileView, type View } from '@la-stanza/engine';
import { shortName } from '../people/cast.ts';
import { seatOf } from '../people/seats.ts';
import { disciplineName } from '../pieces/amounts.ts';
import type { Translate } from '../translate.ts';

/** A hiring: the position before it, who hires, and the position after it. */
export type Hired = { readonly view: View; readonly seat: Seat; readonly after: State };

/** How a hiring changes the strength of a discipline's workers. */
export function strengthChange({ view, seat, after }: Hired, discipline: Discipline): number {
  return seatOf(viewOf(after), seat).strength[discipline].workers - seatOf(view, seat).strength[discipline].workers;
}

/** Who leaves for a hiring, and what their own discipline loses by it. */
export function leavesWords(t: Translate, hired: Hired, { tile, discipline }: TileView): string {
  const from = seatOf(hired.view, hired.seat).strength[discipline].workers;
  const to = from + strengthChange(hired, discipline);
  const name = shortName(t, tile);
  return from === to
    ? t('decision.hire.swaps', { name })
    : t('decision.hire.replaces', { name, discipline: disciplineName(t, discipline), from, to });
}
