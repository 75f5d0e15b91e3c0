import type { EventSink } from '../events/event.ts';
import { putAside, putOnDiscard } from '../state/pile-bytes.ts';
import type { State } from '../state/state.ts';
import { isStarter } from '../words/character.ts';
import type { Seat } from '../words/seat.ts';

/** Rules 1.3 and 4.3: a tile that leaves a track goes to the discard pile, a starting character is set aside. */
export function leave(
  state: State,
  seat: Seat,
  tile: number,
  from: 'recruitment' | 'workers',
  space: number,
  events: EventSink,
): void {
  const starter = isStarter(tile);
  if (starter) putAside(state, tile);
  else putOnDiscard(state, tile);
  events?.push({ type: 'left', seat, tile, from, space: space + 1, to: starter ? 'aside' : 'discard' });
}
