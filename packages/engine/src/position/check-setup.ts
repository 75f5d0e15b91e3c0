import { type Action, ACTIONS, DECISIONS, F_STARTER } from '../catalogue/catalogue.ts';
import { apply } from '../flow/apply.ts';
import { settle } from '../flow/settle.ts';
import { coverFrame } from '../frames/cover-frame.ts';
import { starterFrame } from '../frames/starter-frame.ts';
import { tileFrame } from '../frames/tile-frame.ts';
import { legal } from '../legality/legal.ts';
import { arrangingSeat } from '../setup/arrange.ts';
import { seatInOrder, setupState } from '../setup/setup-state.ts';
import { frameKind } from '../state/frame.ts';
import { gridTile, niche, NICHE_COVERED, phase, ringTile, SETUP, startSeat } from '../state/game-bytes.ts';
import { worker } from '../state/seat-bytes.ts';
import type { State } from '../state/state.ts';
import { BONUS_TILES } from '../words/bonus-tile.ts';
import { starterOf } from '../words/character.ts';
import { DISCIPLINES } from '../words/discipline.ts';
import { RING_SPACES } from '../words/ring.ts';
import type { PositionFault } from './position-fault.ts';

/** A setup has one way to come so far: it is played again from what lies on the table, and must lead to the same bytes. */
export function findWrongSetup(target: State): PositionFault | undefined {
  const state = setupState(target.table);
  settle(state, undefined);
  while (!state.bytes.every((byte, index) => byte === target.bytes[index])) {
    const decision = DECISIONS[frameKind(state)] ?? 'over';
    const next = legal(state).find((id) => {
      const action = ACTIONS[id];
      return action !== undefined && isDoneIn(target, state, action);
    });
    if (next === undefined || phase(state) !== SETUP) return { code: 'setup-impossible', decision };
    apply(state, next);
  }
  return undefined;
}

/** Whether the target shows what an action of the setup does. */
function isDoneIn(target: State, state: State, action: Action): boolean {
  switch (action.kind) {
    case 'start':
      return startSeat(target) === action.seat;
    case 'deal':
      return tileDealt(target, state) === action.tile;
    case 'tile':
      return gridTile(target, tileFrame.position(state)) === BONUS_TILES.indexOf(action.tile);
    case 'cover':
      return niche(target, coverFrame.room(state), action.place - 1) === NICHE_COVERED;
    case 'arrange': {
      const seat = arrangingSeat(state);
      return worker(target, seat, action.worker - 1) === starterOf(seat, DISCIPLINES.indexOf(action.discipline));
    }
    default:
      return false;
  }
}

/** What the target has on the space that the open deal of `state` fills. */
function tileDealt(target: State, state: State): number {
  if (frameKind(state) === F_STARTER) {
    return worker(target, seatInOrder(state, starterFrame.order(state)), starterFrame.space(state));
  }
  let space = 1;
  while (space < RING_SPACES - 1 && ringTile(state, space) >= 0) space++;
  return ringTile(target, space);
}
