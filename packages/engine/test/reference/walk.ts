import type { Option, ReferenceGame, SeatState } from './game.ts';
import { activeSeat, BONUS_SPACE, doNext, elementOf, leaveTrack, RING_SPACES } from './game.ts';
import { mayTakeATile } from './bonus-tiles.ts';
import { withdraw } from './finale.ts';

/** Rule 3.2: the spaces that are counted. */
function isCounted(game: ReferenceGame, seat: SeatState, space: number): boolean {
  if (space === BONUS_SPACE) return true;
  const underAnother = game.seats.some((other) => other !== seat && other.figurine === space);
  return elementOf(game.ring, space) !== null && !underAnother;
}

/** Rules 3.2, 3.3: where the active figurine may end. */
function landings(game: ReferenceGame): number[] {
  const seat = activeSeat(game);
  if (seat.figurine === null) throw new Error('a withdrawn figurine does not move');
  const reached: number[] = [];
  let steps = 0;
  // One full circle, back to the figurine's own space; another would meet the same spaces again.
  for (let distance = 1; distance <= RING_SPACES && steps < game.figures.steps; distance += 1) {
    const space = (seat.figurine + distance) % RING_SPACES;
    if (isCounted(game, seat, space)) {
      steps += 1;
      reached.push(space);
    }
  }
  return reached.filter((space) => space !== BONUS_SPACE || mayTakeATile(game));
}

export function walkOptions(game: ReferenceGame): Option[] {
  const options: Option[] = landings(game).map((space) => ({
    text: `land ${space}`,
    perform: () => land(game, space),
  }));
  // Rules 3.6, 11.3: without a landing a final turn can only withdraw, another turn just ends.
  if (game.finalTurn > 0) {
    options.push({ text: 'withdraw', perform: () => withdraw(game) });
  } else if (options.length === 0) {
    options.push({ text: 'stay', perform: () => undefined });
  }
  return options;
}

function land(game: ReferenceGame, space: number): void {
  const seat = activeSeat(game);
  seat.figurine = space;
  if (space === BONUS_SPACE) {
    doNext(game, { kind: 'take' });
    return;
  }
  const tile = elementOf(game.ring, space);
  if (tile === null) throw new Error(`no tile on space ${space}`);
  game.ring[space] = null;
  recruit(game, seat, tile);
  // Rule 3.5: the refill comes before the action.
  doNext(game, { kind: 'check-refill' }, { kind: 'action' });
}

/** Rule 3.4: where a new recruit goes, and who makes room for it. */
function recruit(game: ReferenceGame, seat: SeatState, tile: string): void {
  const track = seat.recruits;
  const free = track.indexOf(null);
  switch (game.rulings.recruitSlide) {
    case 'all':
      // the leftmost space; if it is taken all slide, gaps too
      seat.recruits = free === 0 ? [tile, ...track.slice(1)] : [tile, ...track.slice(0, -1)];
      if (free !== 0) discardFallen(game, elementOf(track, track.length - 1));
      return;
    case 'toGap':
      // inserted on the left, and the first gap is closed up
      seat.recruits = free < 0 ? [tile, ...track.slice(0, -1)] : [tile, ...track.toSpliced(free, 1)];
      if (free < 0) discardFallen(game, elementOf(track, track.length - 1));
      return;
    case 'leftmostFree':
      seat.recruits = free < 0 ? [tile, ...track.slice(0, -1)] : track.with(free, tile);
      if (free < 0) discardFallen(game, elementOf(track, track.length - 1));
  }
}

function discardFallen(game: ReferenceGame, fallen: string | null): void {
  if (fallen !== null) leaveTrack(game, fallen);
}
