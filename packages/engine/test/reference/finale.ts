import type { ReferenceGame, SeatNumber } from './game.ts';
import { activeSeat, seatNumber, seatOf } from './game.ts';
import { lastRefillIsDone } from './refill.ts';

/** Rule 11.3: the figurine leaves the track for the highest free passing spot. */
export function withdraw(game: ReferenceGame): void {
  const before = game.seats.filter((seat) => seat.withdrawn > 0).length;
  const seat = activeSeat(game);
  seat.withdrawn = before + 1;
  seat.figurine = null;
}

export function beginTurn(game: ReferenceGame, seat: SeatNumber): void {
  game.active = seat;
  game.todo = [{ kind: 'walk' }, { kind: 'end-turn' }];
}

/** Rules 3.1, 11.2, 11.4: clockwise; after the last refill each passing of the start player begins a final turn. */
export function endTurn(game: ReferenceGame): void {
  // Rule 11.4: everyone has withdrawn.
  if (game.seats.every((seat) => seat.withdrawn > 0)) {
    game.todo = [];
    return;
  }
  let next = activeSeat(game).number;
  do {
    next = seatNumber((next + 1) % game.players);
    if (next === game.start && lastRefillIsDone(game)) {
      // Rule 11.4: everyone else has had all the final turns.
      if (game.finalTurn === game.figures.finalTurns) {
        game.todo = [];
        return;
      }
      game.finalTurn += 1;
    }
  } while (seatOf(game, next).withdrawn > 0);
  beginTurn(game, next);
}
