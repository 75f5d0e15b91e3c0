import { A_ARTWORK, FIRST } from '../catalogue/catalogue.ts';
import type { EventSink } from '../events/event.ts';
import type { Refusal } from '../legality/refusal.ts';
import { frameA, popFrame } from '../state/frame.ts';
import { activeSeat, artworksLeft, setArtworksLeft } from '../state/game-bytes.ts';
import { addArtwork } from '../state/seat-bytes.ts';
import { at, type State } from '../state/state.ts';
import { artworkName } from '../words/artwork.ts';

/* Rule 6.3: one artwork of the reward's strength or a lower one. The frame holds the strength (a). */

const mayTake = (state: State, artwork: number): boolean => artwork < frameA(state) && artworksLeft(state, artwork) > 0;

/** Whether an artwork is left that the open reward may take. */
export function hasArtworkToTake(state: State): boolean {
  for (let artwork = 0; artwork < frameA(state); artwork++) if (mayTake(state, artwork)) return true;
  return false;
}

export function listArtworks(state: State, out: Uint16Array): number {
  let count = 0;
  for (let artwork = 0; artwork < frameA(state); artwork++) {
    if (mayTake(state, artwork)) out[count++] = A_ARTWORK + artwork;
  }
  return count;
}

export function refuseArtwork(state: State, artwork: number): Refusal | undefined {
  if (mayTake(state, artwork)) return undefined;
  const name = artworkName(artwork);
  if (artworksLeft(state, artwork) === 0) return { code: 'artwork-gone', artwork: name };
  return { code: 'artwork-beyond-strength', artwork: name, strength: frameA(state), needed: artwork + 1 };
}

export function applyArtwork(state: State, id: number, events: EventSink): void {
  const artwork = at(FIRST, id);
  const seat = activeSeat(state);
  popFrame(state);
  setArtworksLeft(state, artwork, artworksLeft(state, artwork) - 1);
  addArtwork(state, seat, artwork);
  events?.push({ type: 'artwork-taken', seat, artwork: artworkName(artwork) });
}
