import type { Cause, EventSink } from '../events/event.ts';
import { openReturnIfOver, takeMeeple } from '../politics/meeple-supply.ts';
import { boat, setBoat } from '../state/seat-bytes.ts';
import { at, type State } from '../state/state.ts';
import { WHITE } from '../words/discipline.ts';
import type { Seat } from '../words/seat.ts';

/**
 * Rule 5.1: the sailboat moves on, at most to the end; every icon reached or passed gives a white meeple while there is one. By the ruling
 * `reached` only the icon of the space it stops on counts.
 */
export function sail(state: State, seat: Seat, spaces: number, cause: Cause, events: EventSink): void {
  const from = boat(state, seat);
  const to = Math.min(from + spaces, state.table.trackEnd);
  if (to === from) {
    events?.push({ type: 'lost', seat, what: 'sail' });
    return;
  }
  setBoat(state, seat, to);
  events?.push({ type: 'sailed', seat, from, to, cause });
  const before = state.table.rulings.icons === 'reached' ? to - 1 : from;
  const icons = at(state.table.iconsReached, to) - at(state.table.iconsReached, before);
  for (let icon = 0; icon < icons; icon++) takeMeeple(state, seat, WHITE, 'sail', events);
  openReturnIfOver(state, seat);
}
