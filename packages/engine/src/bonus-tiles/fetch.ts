import { A_FETCH, A_SEAT, FIRST } from '../catalogue/catalogue.ts';
import type { EventSink } from '../events/event.ts';
import type { Refusal } from '../legality/refusal.ts';
import { leave } from '../refill/leave.ts';
import { openRefillIfDue } from '../refill/refill.ts';
import { F_SEAT, frameA, popFrame, replaceFrame } from '../state/frame.ts';
import { activeSeat, ringTile, setRingTile } from '../state/game-bytes.ts';
import { recruit, setRecruit } from '../state/seat-bytes.ts';
import { at, type State } from '../state/state.ts';
import { RING_SPACES } from '../words/ring.ts';

/* Tile Dd: any character tile from the board, also from under a figurine, to any recruitment space. */

export function hasTileToFetch(state: State): boolean {
  for (let space = 1; space < RING_SPACES; space++) if (ringTile(state, space) >= 0) return true;
  return false;
}

export function listFetches(state: State, out: Uint16Array): number {
  let count = 0;
  for (let space = 1; space < RING_SPACES; space++) {
    if (ringTile(state, space) >= 0) out[count++] = A_FETCH + space - 1;
  }
  return count;
}

export function refuseFetch(state: State, space: number): Refusal | undefined {
  return ringTile(state, space) >= 0 ? undefined : { code: 'no-character', space };
}

export function applyFetch(state: State, id: number): void {
  replaceFrame(state, F_SEAT, at(FIRST, id), 0, 0);
}

export function listSeats(state: State, out: Uint16Array): number {
  const spaces = state.table.figures.recruitmentSpaces;
  for (let space = 0; space < spaces; space++) out[space] = A_SEAT + space;
  return spaces;
}

export function refuseSeat(state: State, space: number): Refusal | undefined {
  const spaces = state.table.figures.recruitmentSpaces;
  return space < spaces ? undefined : { code: 'no-such-recruit-space', recruit: space + 1, spaces };
}

export function applySeat(state: State, id: number, events: EventSink): void {
  const seat = activeSeat(state);
  const target = at(FIRST, id);
  const space = frameA(state);
  const tile = ringTile(state, space);
  const replaced = recruit(state, seat, target);
  popFrame(state);
  if (replaced >= 0) leave(state, seat, replaced, 'recruitment', target, events);
  setRingTile(state, space, -1);
  setRecruit(state, seat, target, tile);
  events?.push({ type: 'recruited', seat, tile, space, recruit: target + 1 });
  openRefillIfDue(state, events);
}
