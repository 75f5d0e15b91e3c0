import { ARTWORKS, BONUS_TILES, DISCIPLINES, type State } from '@la-stanza/engine';
import {
  artworks,
  artworksLeft,
  boat,
  books,
  box,
  disciplineOf,
  discs,
  figurine,
  financier,
  flipped,
  meeples,
  money,
  niche,
  NICHES_PER_ROOM,
  recruit,
  RING_SPACES,
  ringTile,
  seatOf,
  supply,
  tileOwner,
  withdrawn,
  worker,
  WORKER_SPACES,
} from '@la-stanza/engine/search';

const MOST = 512;
const facts = new Uint8Array(MOST);
const text = new TextDecoder('latin1');
/** So that -1, which stands for an empty space, is a byte. */
const EMPTY = 1;

const kindOf = (tile: number): number => EMPTY + (tile < 0 ? -1 : disciplineOf(tile));

/**
 * Two positions that can follow one position, between turns, are alike if and only if their keys are equal. Characters of a discipline
 * are interchangeable (rule 1.3). What can still be drawn does not count: it is the same after every turn without a refill.
 */
export function positionKey(state: State): string {
  const { players, figures } = state.table;
  let at = 0;
  for (let space = 1; space < RING_SPACES; space++) facts[at++] = kindOf(ringTile(state, space));
  for (let room = 0; room < DISCIPLINES.length; room++) {
    for (let place = 0; place < NICHES_PER_ROOM; place++) facts[at++] = EMPTY + niche(state, room, place);
    facts[at++] = supply(state, room);
  }
  for (let tile = 0; tile < BONUS_TILES.length; tile++) facts[at++] = EMPTY + tileOwner(state, tile);
  for (let artwork = 0; artwork < ARTWORKS.length; artwork++) facts[at++] = artworksLeft(state, artwork);
  for (let index = 0; index < players; index++) {
    const seat = seatOf(index);
    facts[at++] = money(state, seat);
    facts[at++] = boat(state, seat);
    facts[at++] = financier(state, seat) + (flipped(state, seat) ? 16 : 0);
    facts[at++] = discs(state, seat);
    facts[at++] = EMPTY + figurine(state, seat);
    facts[at++] = withdrawn(state, seat);
    for (let colour = 0; colour < DISCIPLINES.length; colour++) {
      facts[at++] = box(state, seat, colour) + 16 * books(state, seat, colour);
      facts[at++] = meeples(state, seat, colour);
    }
    for (let artwork = 0; artwork < ARTWORKS.length; artwork++) facts[at++] = artworks(state, seat, artwork);
    for (let space = 0; space < figures.recruitmentSpaces; space++) facts[at++] = kindOf(recruit(state, seat, space));
    for (let space = 0; space < WORKER_SPACES; space++) facts[at++] = kindOf(worker(state, seat, space));
  }
  return text.decode(facts.subarray(0, at));
}
