import { A_ARTWORK, FIRST } from '../catalogue/catalogue.ts';
import type { DecisionRules } from '../decision/decision-rules.ts';
import type { EventSink } from '../events/event.ts';
import type { Refusal } from '../decision/refusal.ts';
import { popFrame } from '../state/frame.ts';
import { artworkFrame } from '../frames/artwork-frame.ts';
import { reportLoss } from '../reward/reward.ts';
import { activeSeat, artworksLeft, setArtworksLeft } from '../state/game-bytes.ts';
import { addArtwork } from '../state/seat-bytes.ts';
import { at, type State } from '../state/state.ts';
import { artworkName } from '../words/artwork.ts';

const mayTake = (state: State, artwork: number): boolean =>
  artwork < artworkFrame.strength(state) && artworksLeft(state, artwork) > 0;

/** Whether an artwork is left that the open reward may take. */
function hasArtworkToTake(state: State): boolean {
  for (let artwork = 0; artwork < artworkFrame.strength(state); artwork++) if (mayTake(state, artwork)) return true;
  return false;
}

function listArtworks(state: State, out: Uint16Array): number {
  let count = 0;
  for (let artwork = 0; artwork < artworkFrame.strength(state); artwork++) {
    if (mayTake(state, artwork)) out[count++] = A_ARTWORK + artwork;
  }
  return count;
}

function refuseArtwork(state: State, artwork: number): Refusal | undefined {
  if (mayTake(state, artwork)) return undefined;
  const name = artworkName(artwork);
  if (artworksLeft(state, artwork) === 0) return { code: 'artwork-gone', artwork: name };
  return {
    code: 'artwork-beyond-strength',
    artwork: name,
    strength: artworkFrame.strength(state),
    needed: artwork + 1,
  };
}

function applyArtwork(state: State, id: number, events: EventSink): void {
  const artwork = at(FIRST, id);
  const seat = activeSeat(state);
  popFrame(state);
  setArtworksLeft(state, artwork, artworksLeft(state, artwork) - 1);
  addArtwork(state, seat, artwork);
  events?.push({ type: 'artwork-taken', seat, artwork: artworkName(artwork) });
}

function settle(state: State, events: EventSink): boolean {
  if (hasArtworkToTake(state)) return true;
  reportLoss(state, 'artwork', events);
  popFrame(state);
  return false;
}

/** Rule 6.3: one artwork of the reward's strength or a lower one. */
export const artworkDecision: DecisionRules = {
  judges: ['artwork'],
  list: listArtworks,
  refuse: (state, action) => refuseArtwork(state, at(FIRST, action.id)),
  apply: applyArtwork,
  settle,
  open: (state, seat) => ({ decision: 'artwork', seat, strength: artworkFrame.strength(state) }),
};
