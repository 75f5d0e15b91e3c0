import { hasArtworkToTake } from '../arts/artwork.ts';
import type { EventSink } from '../events/event.ts';
import { nextTurn } from '../finale/next-turn.ts';
import { hasBookToWrite } from '../literature/book.ts';
import { closeMeeples, hasMeepleToTake } from '../politics/meeples.ts';
import { readyToDeal } from '../refill/refill.ts';
import { hasDiscToPlace } from '../religion/box.ts';
import {
  F_ARRANGE,
  F_ARTWORK,
  F_BOOK,
  F_BOX,
  F_DEAL,
  F_MEEPLE,
  F_OVER,
  F_STARTER,
  frameA,
  frameKind,
  popFrame,
} from '../state/frame.ts';
import { activeSeat, OVER, phase } from '../state/game-bytes.ts';
import type { State } from '../state/state.ts';

/** Closes every decision that has nothing left to choose, until one is open or the game is over (rule 5.4). */
export function settle(state: State, events: EventSink): void {
  for (;;) {
    switch (frameKind(state)) {
      case F_OVER:
        if (phase(state) === OVER) return;
        nextTurn(state, events);
        break;
      case F_STARTER:
      case F_ARRANGE:
        if (frameA(state) < state.table.players) return;
        popFrame(state);
        break;
      case F_DEAL:
        if (readyToDeal(state, events)) return;
        break;
      case F_BOOK:
        if (hasBookToWrite(state)) return;
        closeReward(state, 'book', events);
        break;
      case F_BOX:
        if (hasDiscToPlace(state)) return;
        closeReward(state, 'disc', events);
        break;
      case F_MEEPLE:
        if (hasMeepleToTake(state)) return;
        reportLoss(state, 'meeple', events);
        closeMeeples(state);
        break;
      case F_ARTWORK:
        if (hasArtworkToTake(state)) return;
        closeReward(state, 'artwork', events);
        break;
      default:
        return;
    }
  }
}

function closeReward(state: State, what: 'book' | 'disc' | 'artwork', events: EventSink): void {
  reportLoss(state, what, events);
  popFrame(state);
}

/** Rule 5.4: what could not be carried out is lost, and said to be. */
function reportLoss(state: State, what: 'book' | 'disc' | 'meeple' | 'artwork', events: EventSink): void {
  if (frameA(state) > 0) events?.push({ type: 'lost', seat: activeSeat(state), what });
}

/** Ends a reward that is taken in part. */
export function stopReward(state: State, events: EventSink): void {
  events?.push({ type: 'stopped', seat: activeSeat(state) });
  if (frameKind(state) === F_MEEPLE) closeMeeples(state);
  else popFrame(state);
}
