import type { EventSink } from '../events/event.ts';
import { ASIDE, DISCARDED, setPlace } from '../state/game-bytes.ts';
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
  setPlace(state, tile, starter ? ASIDE : DISCARDED);
  events?.push({ type: 'left', seat, tile, from, space: space + 1, to: starter ? 'aside' : 'discard' });
}
