import { sail } from '../discoveries/sail.ts';
import type { EventSink } from '../events/event.ts';
import { FROM_TILE, rewardFrame } from '../frames/reward-frame.ts';
import { writeBook } from '../literature/book.ts';
import { moveFinancier } from '../money/financier.ts';
import { openReturnIfOver, takeMeeple } from '../politics/meeple-supply.ts';
import { placeReligionDisc } from '../religion/box.ts';
import { pushFrame } from '../state/frame.ts';
import { F_BOOK, F_BOX, F_FETCH } from '../catalogue/catalogue.ts';
import { leave } from '../refill/leave.ts';
import { boat, changeMoney, financier, setWorker, worker } from '../state/seat-bytes.ts';
import type { State } from '../state/state.ts';
import { AC, AD, AE, DC, DD, LB, LD, RB, RC, RE } from '../words/bonus-tile.ts';
import { ARTS, RELIGION, WHITE } from '../words/discipline.ts';
import { seatOf, type Seat } from '../words/seat.ts';
import { hasTileToFetch } from './fetch.ts';

/** Rule 9.6: the instant effect of a bonus tile. Tiles that work while owned or at the end have none. */
export function resolveTile(state: State, seat: Seat, tile: number, events: EventSink): void {
  switch (tile) {
    case DC:
      return florins(state, seat, events);
    case DD:
      if (hasTileToFetch(state)) pushFrame(state, F_FETCH, 0, 0, 0);
      else events?.push({ type: 'lost', seat, what: 'character' });
      return;
    case LB:
      return sail(state, seat, state.table.figures.tiles.sail, 'tile', events);
    case LD:
      return sailToLeader(state, seat, events);
    case RB:
      placeReligionDisc(state, seat, 'tile', events);
      return placeReligionDisc(state, seat, 'tile', events);
    case RC:
      return rewardFrame.open(state, F_BOOK, 2, FROM_TILE);
    case RE:
      return writeBook(state, seat, RELIGION, events);
    case AC:
      return rewardFrame.open(state, F_BOX, 2, FROM_TILE);
    case AD:
      writeBook(state, seat, ARTS, events);
      if (financier(state, seat) > 0) returnFinancier(state, seat, events);
      return;
    case AE:
      takeMeeple(state, seat, WHITE, 'tile', events);
      takeMeeple(state, seat, WHITE, 'tile', events);
      return openReturnIfOver(state, seat);
  }
}

function florins(state: State, seat: Seat, events: EventSink): void {
  const amount = state.table.figures.tiles.florins;
  changeMoney(state, seat, amount);
  events?.push({ type: 'money', seat, amount, cause: 'tile' });
}

/** Ad: by the ruling `left` whoever is on the leftmost space is pushed off it, and nobody else moves. */
function returnFinancier(state: State, seat: Seat, events: EventSink): void {
  const pushed = state.table.rulings.adSlide === 'left' ? worker(state, seat, 0) : -1;
  if (pushed >= 0) setWorker(state, seat, 0, -1);
  moveFinancier(state, seat, 0, events);
  if (pushed >= 0) leave(state, seat, pushed, 'workers', 0, events);
}

/** Ld: to the leader's space; leading or tied, the boat stays. */
function sailToLeader(state: State, seat: Seat, events: EventSink): void {
  let lead = 0;
  for (let other = 0; other < state.table.players; other++) lead = Math.max(lead, boat(state, seatOf(other)));
  sail(state, seat, lead - boat(state, seat), 'tile', events);
}
