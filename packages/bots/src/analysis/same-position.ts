import type { State } from '@la-stanza/engine';
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
  tileOwner,
  withdrawn,
  worker,
  WORKER_SPACES,
} from '@la-stanza/engine/search';

const COLOURS = 5;
const BONUS_TILES = 20;
const ARTWORKS = 3;

/** Whether two positions of a game are equivalent: characters of a discipline are interchangeable (rule 1.3). */
export const isSamePosition = (a: State, b: State): boolean => factsOf(a).join() === factsOf(b).join();

const kindOf = (tile: number): number => (tile < 0 ? -1 : disciplineOf(tile));
const count = (length: number, fact: (index: number) => number): number[] =>
  Array.from({ length }, (_, index) => fact(index));

function factsOf(state: State): number[] {
  const { players, figures } = state.table;
  const board = [
    ...count(RING_SPACES, (space) => kindOf(ringTile(state, space))),
    ...count(COLOURS * NICHES_PER_ROOM, (cell) =>
      niche(state, Math.floor(cell / NICHES_PER_ROOM), cell % NICHES_PER_ROOM),
    ),
    ...count(BONUS_TILES, (tile) => tileOwner(state, tile)),
    ...count(ARTWORKS, (artwork) => artworksLeft(state, artwork)),
  ];
  const seats = Array.from({ length: players }, (_, index) => {
    const seat = seatOf(index);
    return [
      money(state, seat),
      boat(state, seat),
      financier(state, seat),
      flipped(state, seat) ? 1 : 0,
      discs(state, seat),
      figurine(state, seat),
      withdrawn(state, seat),
      ...count(COLOURS, (colour) => box(state, seat, colour)),
      ...count(COLOURS, (colour) => books(state, seat, colour)),
      ...count(COLOURS, (colour) => meeples(state, seat, colour)),
      ...count(ARTWORKS, (artwork) => artworks(state, seat, artwork)),
      ...count(figures.recruitmentSpaces, (space) => kindOf(recruit(state, seat, space))),
      ...count(WORKER_SPACES, (space) => kindOf(worker(state, seat, space))),
    ];
  });
  return [...board, ...seats.flat()];
}
