import type { EventSink } from '../events/event.ts';
import { leave } from '../refill/leave.ts';
import { recruit, setRecruit } from '../state/seat-bytes.ts';
import type { State } from '../state/state.ts';
import type { Seat } from '../words/seat.ts';

/**
 * Rule 3.4: a tile from the ring goes to the leftmost recruitment space; if that is taken, the recruits slide first. By the ruling
 * `leftmostFree` it goes to the leftmost free space, and they slide only if there is none.
 */
export function recruitTile(state: State, seat: Seat, tile: number, space: number, events: EventSink): void {
  const { recruitSlide } = state.table.rulings;
  const last = state.table.figures.recruitmentSpaces - 1;
  const gap = recruitSlide === 'all' ? -1 : leftmostGap(state, seat, last);
  const takesGap = recruitSlide === 'leftmostFree' && gap >= 0;
  if (!takesGap && recruit(state, seat, 0) >= 0) slide(state, seat, gap < 0 ? last : gap, events);
  const target = takesGap ? gap : 0;
  setRecruit(state, seat, target, tile);
  events?.push({ type: 'recruited', seat, tile, space, recruit: target + 1 });
}

function leftmostGap(state: State, seat: Seat, last: number): number {
  for (let space = 0; space <= last; space++) if (recruit(state, seat, space) < 0) return space;
  return -1;
}

/** Recruits left of a space slide one space to the right; gaps among them slide along. What lay on that space falls off. */
function slide(state: State, seat: Seat, to: number, events: EventSink): void {
  const falling = recruit(state, seat, to);
  for (let space = to; space > 0; space--) setRecruit(state, seat, space, recruit(state, seat, space - 1));
  events?.push({ type: 'recruits-slid', seat, to: to + 1 });
  if (falling >= 0) leave(state, seat, falling, 'recruitment', to, events);
}
