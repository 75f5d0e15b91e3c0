import { A_LAND, A_STAY, A_WITHDRAW, F_ACTION, F_TAKE, FIRST } from '../catalogue/catalogue.ts';
import { bonusGap, canTakeTile } from '../bonus-tiles/take.ts';
import type { DecisionRules } from '../decision/decision-rules.ts';
import type { EventSink } from '../events/event.ts';
import type { Refusal } from '../decision/refusal.ts';
import { refuseWithdraw, withdraw } from '../finale/withdraw.ts';
import { openRefillIfDue } from '../refill/refill.ts';
import { popFrame, replaceFrame } from '../state/frame.ts';
import { activeSeat, FINAL, phase, ringTile, setRingTile } from '../state/game-bytes.ts';
import { figurine, setFigurine } from '../state/seat-bytes.ts';
import { at, type State } from '../state/state.ts';
import { BONUS_SPACE, RING_SPACES } from '../words/ring.ts';
import { seatOf, type Seat } from '../words/seat.ts';
import { recruitTile } from './recruit-tile.ts';
import { isCountable, occupiedByOthers, spaceAfter, stepsTo } from './ring-walk.ts';

/** Rule 3.3: a walk may end on the Bonus Tiles space only if a tile can be taken there. */
const mayEndOn = (state: State, seat: Seat, space: number): boolean =>
  space !== BONUS_SPACE || canTakeTile(state, seat);

function listLandings(state: State, out: Uint16Array): number {
  const seat = activeSeat(state);
  const occupied = occupiedByOthers(state, seat);
  const from = figurine(state, seat);
  let count = 0;
  let stepsLeft = state.table.figures.steps;
  let space = from;
  do {
    space = spaceAfter(space);
    if (!isCountable(state, space, occupied)) continue;
    stepsLeft--;
    if (mayEndOn(state, seat, space)) out[count++] = A_LAND + space;
  } while (stepsLeft > 0 && space !== from);
  return count;
}

function listWalk(state: State, out: Uint16Array): number {
  let count = listLandings(state, out);
  // rule 3.6: without a landing the turn ends, in a final turn by withdrawing
  if (phase(state) === FINAL) out[count++] = A_WITHDRAW;
  else if (count === 0) out[count++] = A_STAY;
  return count;
}

function refuseLand(state: State, space: number): Refusal | undefined {
  const seat = activeSeat(state);
  const occupied = occupiedByOthers(state, seat);
  if (!isCountable(state, space, occupied)) {
    if (ringTile(state, space) < 0) return { code: 'space-empty', space };
    return { code: 'space-occupied', space, by: occupant(state, space) };
  }
  const steps = stepsTo(state, seat, space);
  const most = state.table.figures.steps;
  if (steps > most) return { code: 'too-far', space, steps, most };
  const missing = space === BONUS_SPACE ? bonusGap(state, seat) : undefined;
  return missing === undefined ? undefined : { code: 'bonus-grid-closed', missing };
}

function occupant(state: State, space: number): Seat {
  const seats = Array.from({ length: state.table.players }, (_, index) => seatOf(index));
  return seatOf(seats.findIndex((seat) => figurine(state, seat) === space));
}

const scratch = new Uint16Array(RING_SPACES + 1);

function refuseStay(state: State): Refusal | undefined {
  if (phase(state) === FINAL) return { code: 'must-withdraw' };
  return listLandings(state, scratch) > 0 ? { code: 'can-walk' } : undefined;
}

function applyLand(state: State, id: number, events: EventSink): void {
  const seat = activeSeat(state);
  const to = at(FIRST, id);
  const from = figurine(state, seat);
  events?.push({ type: 'walked', seat, from, to, steps: stepsTo(state, seat, to) });
  setFigurine(state, seat, to);
  if (to === BONUS_SPACE) {
    replaceFrame(state, F_TAKE, 0, 0, 0);
    return;
  }
  replaceFrame(state, F_ACTION, 0, 0, 0);
  const tile = ringTile(state, to);
  setRingTile(state, to, -1);
  recruitTile(state, seat, tile, to, events);
  // rule 3.5: the refill check comes before the action
  openRefillIfDue(state, events);
}

/** Rule 3.6: no landing is legal, so the turn ends. */
function applyStay(state: State, events: EventSink): void {
  popFrame(state);
  events?.push({ type: 'stayed', seat: activeSeat(state) });
}

/** Rules 3.2 to 3.6: the walk, or in a final turn withdrawing. */
export const walkDecision: DecisionRules = {
  judges: ['land', 'stay', 'withdraw'],
  list: listWalk,
  refuse(state, action) {
    if (action.kind === 'land') return refuseLand(state, at(FIRST, action.id));
    return action.kind === 'stay' ? refuseStay(state) : refuseWithdraw(state);
  },
  apply(state, id, events) {
    if (id === A_WITHDRAW) return withdraw(state, events);
    return id === A_STAY ? applyStay(state, events) : applyLand(state, id, events);
  },
  open: (_state, seat) => ({ decision: 'walk', seat }),
};
