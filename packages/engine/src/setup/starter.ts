import { A_DEAL, FIRST } from '../catalogue/catalogue.ts';
import type { DecisionRules } from '../decision/decision-rules.ts';
import type { EventSink } from '../events/event.ts';
import { starterFrame } from '../frames/starter-frame.ts';
import { popFrame } from '../state/frame.ts';
import { WORKER_SPACES } from '../state/layout.ts';
import { isAside, takeFromAside } from '../state/pile-bytes.ts';
import { setWorker } from '../state/seat-bytes.ts';
import { at, type State } from '../state/state.ts';
import { starterOf, STARTERS_PER_SEAT } from '../words/character.ts';
import { seatInOrder } from './setup-state.ts';

/** Rule 2.2: the next of the five spaces gets one of the seat's starters that is not placed yet. */
function mayBeStarter(state: State, tile: number): boolean {
  const seat = seatInOrder(state, starterFrame.order(state));
  const discipline = tile - starterOf(seat, 0);
  return discipline >= 0 && discipline < STARTERS_PER_SEAT && isAside(state, tile);
}

function listStarters(state: State, out: Uint16Array): number {
  const first = starterOf(seatInOrder(state, starterFrame.order(state)), 0);
  let count = 0;
  for (let tile = first; tile < first + STARTERS_PER_SEAT; tile++) {
    if (isAside(state, tile)) out[count++] = A_DEAL + tile;
  }
  return count;
}

function applyStarter(state: State, id: number, events: EventSink): void {
  const tile = at(FIRST, id);
  const seat = seatInOrder(state, starterFrame.order(state));
  const space = starterFrame.space(state);
  setWorker(state, seat, space, tile);
  takeFromAside(state, tile);
  events?.push({ type: 'starter-placed', seat, tile, worker: space + 1 });
  if (space + 1 < WORKER_SPACES) starterFrame.setSpace(state, space + 1);
  else starterFrame.nextPlayer(state);
}

function settle(state: State): boolean {
  if (starterFrame.order(state) < state.table.players) return true;
  popFrame(state);
  return false;
}

/** Rule 2.2: the starting characters of each player, in a random order. */
export const starterDecision: DecisionRules = {
  judges: ['deal'],
  isChance: true,
  list: listStarters,
  refuse(state, action) {
    const tile = at(FIRST, action.id);
    return mayBeStarter(state, tile) ? undefined : { code: 'tile-not-available', tile };
  },
  apply: applyStarter,
  settle,
  open: (_state, seat) => ({ decision: 'starter', seat }),
};
