import { A_LIFT, FIRST } from '../catalogue/catalogue.ts';
import type { DecisionRules } from '../decision/decision-rules.ts';
import type { Refusal } from '../decision/refusal.ts';
import type { EventSink } from '../events/event.ts';
import { liftFrame } from '../frames/lift-frame.ts';
import { popFrame } from '../state/frame.ts';
import { activeSeat } from '../state/game-bytes.ts';
import { box, changeBox } from '../state/seat-bytes.ts';
import { at, type State } from '../state/state.ts';
import { bonusTileName } from '../words/bonus-tile.ts';
import { disciplineName, DISCIPLINES } from '../words/discipline.ts';
import { resolveTile } from './resolve-tile.ts';

function listLifts(state: State, out: Uint16Array): number {
  const seat = activeSeat(state);
  let count = 0;
  for (let discipline = 0; discipline < DISCIPLINES.length; discipline++) {
    if (box(state, seat, discipline) > 0) out[count++] = A_LIFT + discipline;
  }
  return count;
}

function refuseLift(state: State, discipline: number): Refusal | undefined {
  if (box(state, activeSeat(state), discipline) > 0) return undefined;
  return { code: 'box-empty', discipline: disciplineName(discipline) };
}

function applyLift(state: State, id: number, events: EventSink): void {
  const seat = activeSeat(state);
  const discipline = at(FIRST, id);
  const tile = liftFrame.tile(state);
  changeBox(state, seat, discipline, -1);
  events?.push({ type: 'disc-lifted', seat, discipline: disciplineName(discipline) });
  popFrame(state);
  resolveTile(state, seat, tile, events);
}

/** Rule 9.4: with no disc in supply, one from a box marks the tile. */
export const liftDecision: DecisionRules = {
  judges: ['lift'],
  list: listLifts,
  refuse: (state, action) => refuseLift(state, at(FIRST, action.id)),
  apply: applyLift,
  open: (state, seat) => ({ decision: 'lift', seat, tile: bonusTileName(liftFrame.tile(state)) }),
};
