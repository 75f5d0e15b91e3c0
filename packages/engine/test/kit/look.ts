import { legal, toAct } from '../../src/search.ts';
import { view, type GameEvent, type SeatView, type State } from '../../src/index.ts';
import { apply } from '../../src/flow/apply.ts';
import { playAll, position, type PositionSpec, type SeatSpec } from './position.ts';

/** One tile in each room, so that taking any of them empties one room only and nothing is refilled. */
export const ONE_PER_ROOM: Record<number, string> = { 1: 'c7', 4: 'c15', 7: 'c23', 10: 'c31', 13: 'c39' };

/** One player as the view shows them. */
export function seatIn(state: State, seat: number): SeatView {
  const shown = view(state).seats[seat];
  if (shown === undefined) throw new RangeError(`no seat ${seat}`);
  return shown;
}

/** The names of tiles on a track, `-` for a gap. */
export function names(tiles: readonly ({ readonly name: string } | null)[]): string {
  return tiles.map((tile) => tile?.name ?? '-').join(' ');
}

/** The names of the tiles on the sixteen ring spaces, `-` for none. */
export function ringNames(state: State): string {
  return names(view(state).ring.map(({ tile }) => tile));
}

/** Seat 0 has just landed on the Bonus Tiles space, with one meeple of each colour but white unless described otherwise. */
export function atTheGrid(seat: SeatSpec, { seats, ...others }: PositionSpec = {}): State {
  const meeples = { discoveries: 1, literature: 1, religion: 1, arts: 1 };
  const state = position({
    ring: ONE_PER_ROOM,
    ...others,
    seats: { ...seats, 0: { figurine: 14, meeples, ...seat } },
  });
  playAll(state, 'land 0');
  return state;
}

/** What meets the condition of the first tile of each discipline (rule 9.2). */
export const FIRST_TILE = {
  discoveries: { boat: 4 },
  literature: { books: { discoveries: 1, religion: 1, arts: 1, politics: 1 } },
  religion: { boxes: { religion: 2 } },
  arts: { artworks: { sculpture: 1, script: 1 } },
} as const satisfies Record<string, SeatSpec>;

/** Deals while chance is to decide, always the first tile on offer. Gives everything that happened. */
export function dealOut(state: State): GameEvent[] {
  const events: GameEvent[] = [];
  while (toAct(state).who === 'chance') {
    const [first] = legal(state);
    if (first === undefined) throw new RangeError('chance has nothing to decide');
    apply(state, first, events);
  }
  return events;
}
