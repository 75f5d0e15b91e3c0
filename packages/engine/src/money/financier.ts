import type { EventSink } from '../events/event.ts';
import { leave } from '../refill/leave.ts';
import { WORKER_SPACES } from '../state/layout.ts';
import { financier, setFinancier, setWorker, worker } from '../state/seat-bytes.ts';
import type { State } from '../state/state.ts';
import type { Seat } from '../words/seat.ts';

/**
 * Moves the financier. The space it leaves is a gap; a character on its new space is pushed right, and so on until a gap;
 * one pushed off the end leaves (rules 8.1 and 8.2).
 */
export function moveFinancier(state: State, seat: Seat, to: number, events: EventSink): void {
  const from = financier(state, seat);
  setFinancier(state, seat, to);
  events?.push({ type: 'financier-moved', seat, from: from + 1, to: to + 1 });
  let pushed = worker(state, seat, to);
  setWorker(state, seat, to, -1);
  for (let space = to + 1; pushed >= 0; space++) {
    if (space === WORKER_SPACES) {
      leave(state, seat, pushed, 'workers', WORKER_SPACES - 1, events);
      return;
    }
    const next = worker(state, seat, space);
    setWorker(state, seat, space, pushed);
    events?.push({ type: 'worker-pushed', seat, tile: pushed, from: space, to: space + 1 });
    pushed = next;
  }
}
