import { A_ARRANGE, FIRST, SECOND } from '../catalogue/catalogue.ts';
import type { DecisionRules } from '../decision/decision-rules.ts';
import type { EventSink } from '../events/event.ts';
import { arrangeFrame } from '../frames/arrange-frame.ts';
import { popFrame } from '../state/frame.ts';
import { isAside, takeFromAside } from '../state/pile-bytes.ts';
import { WORKER_SPACES } from '../state/layout.ts';
import { financier, setWorker, worker } from '../state/seat-bytes.ts';
import { at, type State } from '../state/state.ts';
import { starterOf, STARTERS_PER_SEAT } from '../words/character.ts';
import { DISCIPLINES } from '../words/discipline.ts';
import type { Seat } from '../words/seat.ts';
import type { Refusal } from '../decision/refusal.ts';
import { seatInOrder } from './setup-state.ts';

export function arrangingSeat(state: State): Seat {
  return seatInOrder(state, arrangeFrame.order(state));
}

const isUnplaced = (state: State, seat: Seat, discipline: number): boolean =>
  isAside(state, starterOf(seat, discipline));

const isOpen = (state: State, seat: Seat, space: number): boolean =>
  space !== financier(state, seat) && worker(state, seat, space) < 0;

function listArrange(state: State, out: Uint16Array): number {
  const seat = arrangingSeat(state);
  let count = 0;
  for (let discipline = 0; discipline < DISCIPLINES.length; discipline++) {
    if (!isUnplaced(state, seat, discipline)) continue;
    for (let space = 0; space < WORKER_SPACES; space++) {
      if (isOpen(state, seat, space)) out[count++] = A_ARRANGE + WORKER_SPACES * discipline + space;
    }
  }
  return count;
}

function refuseArrange(state: State, discipline: number, space: number): Refusal | undefined {
  const seat = arrangingSeat(state);
  if (!isUnplaced(state, seat, discipline)) return { code: 'starter-placed', tile: starterOf(seat, discipline) };
  if (space === financier(state, seat)) return { code: 'financier-space', worker: space + 1 };
  if (!isOpen(state, seat, space)) return { code: 'space-taken', worker: space + 1, tile: worker(state, seat, space) };
  return undefined;
}

function applyArrange(state: State, id: number, events: EventSink): void {
  const seat = arrangingSeat(state);
  const tile = starterOf(seat, at(FIRST, id));
  const space = at(SECOND, id);
  setWorker(state, seat, space, tile);
  takeFromAside(state, tile);
  events?.push({ type: 'starter-placed', seat, tile, worker: space + 1 });
  const placed = arrangeFrame.placed(state) + 1;
  if (placed === STARTERS_PER_SEAT) arrangeFrame.nextPlayer(state);
  else arrangeFrame.setPlaced(state, placed);
}

function settle(state: State): boolean {
  if (arrangeFrame.order(state) < state.table.players) return true;
  popFrame(state);
  return false;
}

/** Rule 2.3: each player places the five starting characters as they like, in turn order. */
export const arrangeDecision: DecisionRules = {
  judges: ['arrange'],
  decider: arrangingSeat,
  list: listArrange,
  refuse: (state, action) => refuseArrange(state, at(FIRST, action.id), at(SECOND, action.id)),
  apply: applyArrange,
  settle,
  open: (_state, seat) => ({ decision: 'arrange', seat }),
};
