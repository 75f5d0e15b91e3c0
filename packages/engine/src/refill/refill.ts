import type { EventSink } from '../events/event.ts';
import { dealFrame } from '../frames/deal-frame.ts';
import { phase, ringTile, ROUNDS } from '../state/game-bytes.ts';
import type { State } from '../state/state.ts';
import { RING_SPACES, SPACES_PER_ROOM } from '../words/ring.ts';

/** Rule 10.1: how many rooms without a character tile bring a refill. */
export const ROOMS_TO_REFILL = 2;

/** Rule 10.1: two of the five rooms hold no character tile. Rule 11.1: after the last refill there is none. */
function isRefillDue(state: State): boolean {
  if (phase(state) !== ROUNDS) return false;
  let empty = 0;
  for (let space = 1; space < RING_SPACES; space += SPACES_PER_ROOM) {
    if (ringTile(state, space) < 0 && ringTile(state, space + 1) < 0 && ringTile(state, space + 2) < 0) empty++;
  }
  return empty >= ROOMS_TO_REFILL;
}

/** Rule 10.2: to be called after every removal of a tile from the board. */
export function openRefillIfDue(state: State, events: EventSink): void {
  if (!isRefillDue(state)) return;
  dealFrame.open(state, true);
  events?.push({ type: 'refill-begun' });
}
