import { listActions } from '../activation/activate.ts';
import { listFirings, listHires } from '../activation/hire.ts';
import { listResolutions } from '../activation/resolve.ts';
import { listArtworks } from '../arts/artwork.ts';
import { listFetches, listSeats } from '../bonus-tiles/fetch.ts';
import { listLifts, listTakes } from '../bonus-tiles/take.ts';
import type { ActionId } from '../catalogue/action.ts';
import { A_STOP, actionId } from '../catalogue/catalogue.ts';
import { listBooks } from '../literature/book.ts';
import { listMeeples, listReturns } from '../politics/meeples.ts';
import { listDeals } from '../refill/refill.ts';
import { listBoxes } from '../religion/box.ts';
import { listArrange } from '../setup/arrange.ts';
import { listCovers, listStart, listStarters, listTiles } from '../setup/chance.ts';
import {
  F_ACTION,
  F_ARRANGE,
  F_ARTWORK,
  F_BOOK,
  F_BOX,
  F_COVER,
  F_DEAL,
  F_FETCH,
  F_HIRE,
  F_LIFT,
  F_MEEPLE,
  F_RETURN,
  F_SEAT,
  F_START,
  F_STARTER,
  F_STRENGTH,
  F_TAKE,
  F_TILE,
  F_WALK,
  frameKind,
  mayDecline,
} from '../state/frame.ts';
import { type State } from '../state/state.ts';
import { listWalk } from '../walk/walk.ts';

/** More than any decision ever offers: 40 tiles to deal, or six recruits on five spaces beside the rungs. */
export const MOST_LEGAL = 64;

const buffer = new Uint16Array(MOST_LEGAL);

/**
 * Lists the legal actions of the open decision, outcomes of chance included. With a buffer of `MOST_LEGAL` numbers it fills
 * that and returns how many there are; nothing is allocated then.
 *
 * @example
 * const state = setup({ players: 2 });
 * legal(state).map((id) => ACTIONS[id].text); // ['start 0', 'start 1']
 */
export function legal(state: State): ActionId[];
export function legal(state: State, into: Uint16Array): number;
export function legal(state: State, into?: Uint16Array): ActionId[] | number {
  if (into !== undefined) return list(state, into);
  return Array.from(buffer.subarray(0, list(state, buffer)), actionId);
}

function list(state: State, out: Uint16Array): number {
  switch (frameKind(state)) {
    case F_START:
      return listStart(state, out);
    case F_STARTER:
      return listStarters(state, out);
    case F_DEAL:
      return listDeals(state, out);
    case F_TILE:
      return listTiles(state, out);
    case F_COVER:
      return listCovers(state, out);
    case F_ARRANGE:
      return listArrange(state, out);
    case F_WALK:
      return listWalk(state, out);
    case F_ACTION:
      return listActions(state, out);
    case F_HIRE:
      return listFirings(state, out, listHires(state, out, 0));
    case F_STRENGTH:
      return listResolutions(state, out, listHires(state, out, 0));
    case F_BOOK:
      return withStop(state, out, listBooks(state, out));
    case F_BOX:
      return withStop(state, out, listBoxes(state, out));
    case F_MEEPLE:
      return withStop(state, out, listMeeples(state, out));
    case F_ARTWORK:
      return listArtworks(state, out);
    case F_RETURN:
      return listReturns(state, out);
    case F_TAKE:
      return listTakes(state, out);
    case F_LIFT:
      return listLifts(state, out);
    case F_FETCH:
      return listFetches(state, out);
    case F_SEAT:
      return listSeats(state, out);
    default:
      return 0;
  }
}

function withStop(state: State, out: Uint16Array, count: number): number {
  if (!mayDecline(state)) return count;
  out[count] = A_STOP;
  return count + 1;
}
