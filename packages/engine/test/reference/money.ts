import type { ReferenceGame, SeatState } from './game.ts';
import { activeSeat, elementOf, leaveTrack } from './game.ts';

/** Rule 8.2: not with a flipped financier on the rightmost space. */
export function mayReceiveMoney(game: ReferenceGame): boolean {
  const seat = activeSeat(game);
  return !(seat.flipped && seat.financier === seat.workers.length);
}

/** Rules 8.1, 8.2. */
export function receiveMoney(game: ReferenceGame): void {
  const seat = activeSeat(game);
  if (seat.financier === seat.workers.length) {
    seat.flipped = true;
    placeFinancier(game, seat, 1);
  } else {
    placeFinancier(game, seat, seat.financier + 1);
  }
  // Rule 8.1: up to the sailboat's florins; on a PP space the highest florins of the track.
  const { florins } = game.figures;
  const income = elementOf(florins, Math.min(seat.boat, florins.length - 1));
  seat.money = Math.max(seat.money, income);
}

/** Rule 9.6 Ad: as in 8.2 without flipping; already there: nothing. */
export function financierToTheLeft(game: ReferenceGame): void {
  const seat = activeSeat(game);
  if (seat.financier === 1) return;
  if (game.rulings.adSlide === 'right') {
    placeFinancier(game, seat, 1);
    return;
  }
  // pushed to the left from the leftmost space is off the track
  const [first = null, ...others] = seat.workers;
  seat.financier = 1;
  seat.workers = [null, ...others];
  if (first !== null) leaveTrack(game, first);
}

/** Rules 8.1, 8.2: the old space becomes a gap; characters on the new one push right until a gap or off the end. */
function placeFinancier(game: ReferenceGame, seat: SeatState, space: number): void {
  seat.financier = space;
  let pushed = elementOf(seat.workers, space - 1);
  seat.workers[space - 1] = null;
  for (let index = space; index < seat.workers.length && pushed !== null; index += 1) {
    const next = elementOf(seat.workers, index);
    seat.workers[index] = pushed;
    pushed = next;
  }
  if (pushed !== null) leaveTrack(game, pushed);
}
