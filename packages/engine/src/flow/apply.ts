import { applyActivate, applyPass } from '../activation/activate.ts';
import { applyFire, applyHire } from '../activation/hire.ts';
import { applyCoin, applyDisc, applyForgo, applyMasterpiece, applyReward } from '../activation/resolve.ts';
import { applyArtwork } from '../arts/artwork.ts';
import { applyFetch, applySeat } from '../bonus-tiles/fetch.ts';
import { applyLift, applyTake } from '../bonus-tiles/take.ts';
import type { ActionId } from '../catalogue/action.ts';
import {
  A_COIN,
  A_DISC,
  A_FIRE,
  A_FORGO,
  A_MASTERPIECE,
  A_MONEY,
  A_PASS,
  A_STAY,
  A_STOP,
  A_WITHDRAW,
} from '../catalogue/catalogue.ts';
import type { EventSink, GameEvent } from '../events/event.ts';
import { applyWithdraw } from '../finale/withdraw.ts';
import { applyBook } from '../literature/book.ts';
import { applyMoney } from '../money/receive-money.ts';
import { applyMeeple, applyReturn } from '../politics/meeples.ts';
import { applyDeal } from '../refill/refill.ts';
import { applyBox } from '../religion/box.ts';
import { applyArrange } from '../setup/arrange.ts';
import { applyCover, applyStart, applyStarter, applyTile } from '../setup/chance.ts';
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
} from '../state/frame.ts';
import type { State } from '../state/state.ts';
import { applyLand, applyStay } from '../walk/walk.ts';
import { settle, stopReward } from './settle.ts';

/**
 * Carries out a legal action in place, on a state you own, and goes on to the next decision. Pass a list to collect what
 * happened. An action that is not legal (`explain` tells) must not be passed: search pays for no check here. Whoever plays a game
 * uses `advance`.
 */
export function apply(state: State, action: ActionId, events?: GameEvent[]): void {
  carryOut(state, action, events);
  settle(state, events);
}

/** The decision on top of the stack says what the action means; ids of one kind lie side by side. */
function carryOut(state: State, id: ActionId, events: EventSink): void {
  switch (frameKind(state)) {
    case F_START:
      return applyStart(state, id, events);
    case F_STARTER:
      return applyStarter(state, id, events);
    case F_DEAL:
      return applyDeal(state, id, events);
    case F_TILE:
      return applyTile(state, id, events);
    case F_COVER:
      return applyCover(state, id, events);
    case F_ARRANGE:
      return applyArrange(state, id, events);
    case F_WALK:
      if (id === A_WITHDRAW) return applyWithdraw(state, events);
      return id === A_STAY ? applyStay(state, events) : applyLand(state, id, events);
    case F_ACTION:
      if (id === A_PASS) return applyPass(state, events);
      return id === A_MONEY ? applyMoney(state, events) : applyActivate(state, id, events);
    case F_HIRE:
      return id < A_FIRE ? applyHire(state, id, events) : applyFire(state, id, events);
    case F_STRENGTH:
      return carryOutStrength(state, id, events);
    case F_BOOK:
      return id === A_STOP ? stopReward(state, events) : applyBook(state, id, events);
    case F_BOX:
      return id === A_STOP ? stopReward(state, events) : applyBox(state, id, events);
    case F_MEEPLE:
      return id === A_STOP ? stopReward(state, events) : applyMeeple(state, id, events);
    case F_ARTWORK:
      return applyArtwork(state, id, events);
    case F_RETURN:
      return applyReturn(state, id, events);
    case F_TAKE:
      return applyTake(state, id, events);
    case F_LIFT:
      return applyLift(state, id, events);
    case F_FETCH:
      return applyFetch(state, id);
    case F_SEAT:
      return applySeat(state, id, events);
  }
}

function carryOutStrength(state: State, id: ActionId, events: EventSink): void {
  if (id < A_FIRE) return applyHire(state, id, events);
  if (id === A_DISC) return applyDisc(state, events);
  if (id === A_COIN) return applyCoin(state, events);
  if (id === A_FORGO) return applyForgo(state, events);
  return id < A_MASTERPIECE ? applyReward(state, id, events) : applyMasterpiece(state, id, events);
}
