import type { EventSink } from '../events/event.ts';
import { leave } from '../refill/leave.ts';
import { recruit, setRecruit } from '../state/seat-bytes.ts';
import type { State } from '../state/state.ts';
import type { Seat } from '../words/seat.ts';

/** Rule 3.4: a tile from the ring goes to the leftmost recruitment space; if that is taken, all recruits slide first. */
export function recruitTile(state: State, seat: Seat, tile: number, space: number, events: EventSink): void {
  if (recruit(state, seat, 0) >= 0) slide(state, seat, events);
  setRecruit(state, seat, 0, tile);
  events?.push({ type: 'recruited', seat, tile, space, recruit: 1 });
}

function slide(state: State, seat: Seat, events: EventSink): void {
  const last = state.table.figures.recruitmentSpaces - 1;
  const falling = recruit(state, seat, last);
  // gaps slide along, so every space takes what its left neighbour held
  for (let space = last; space > 0; space--) setRecruit(state, seat, space, recruit(state, seat, space - 1));
  events?.push({ type: 'recruits-slid', seat });
  if (falling >= 0) leave(state, seat, falling, 'recruitment', last, events);
}
