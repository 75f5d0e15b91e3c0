import { A_BOX, A_STOP, FIRST } from '../catalogue/catalogue.ts';
import type { DecisionRules } from '../decision/decision-rules.ts';
import type { Cause, EventSink } from '../events/event.ts';
import { rewardFrame } from '../frames/reward-frame.ts';
import { openReward, refuseStop, reportLoss, reportStop, withStop } from '../reward/reward.ts';
import type { Refusal } from '../decision/refusal.ts';
import { popFrame } from '../state/frame.ts';
import { activeSeat } from '../state/game-bytes.ts';
import { changeBox, changeDiscs, discs } from '../state/seat-bytes.ts';
import { at, type State } from '../state/state.ts';
import { disciplineName, OPEN_BOXES, RELIGION } from '../words/discipline.ts';
import type { Seat } from '../words/seat.ts';
import { numberAt } from '../words/number-at.ts';

function placeDisc(state: State, seat: Seat, discipline: number, cause: Cause, events: EventSink): void {
  changeDiscs(state, seat, -1);
  changeBox(state, seat, discipline, 1);
  events?.push({ type: 'disc-placed', seat, discipline: disciplineName(discipline), cause });
}

/** Rule 5.2 and tile Rb: a disc into the Religion box, if the supply has one (rule 6.2). */
export function placeReligionDisc(state: State, seat: Seat, cause: Cause, events: EventSink): void {
  if (discs(state, seat) > 0) placeDisc(state, seat, RELIGION, cause, events);
  else events?.push({ type: 'lost', seat, what: 'disc' });
}

/** Rule 6.1: different boxes within one reward. */
const isBoxFree = (state: State, discipline: number): boolean => !rewardFrame.isChosen(state, discipline);

/** Whether the open reward has a disc left to place. */
function hasDiscToPlace(state: State): boolean {
  return rewardFrame.remaining(state) > 0 && discs(state, activeSeat(state)) > 0;
}

function listBoxes(state: State, out: Uint16Array): number {
  let count = 0;
  for (let index = 0; index < OPEN_BOXES.length; index++) {
    if (isBoxFree(state, numberAt(OPEN_BOXES, index))) out[count++] = A_BOX + index;
  }
  return count;
}

function refuseBox(state: State, discipline: number): Refusal | undefined {
  return isBoxFree(state, discipline) ? undefined : { code: 'box-used', discipline: disciplineName(discipline) };
}

function applyBox(state: State, id: number, events: EventSink): void {
  const discipline = at(FIRST, id);
  rewardFrame.choose(state, discipline);
  placeDisc(state, activeSeat(state), discipline, rewardFrame.cause(state), events);
}

function stop(state: State, events: EventSink): void {
  reportStop(state, events);
  popFrame(state);
}

function settle(state: State, events: EventSink): boolean {
  if (hasDiscToPlace(state)) return true;
  if (rewardFrame.remaining(state) > 0) reportLoss(state, 'disc', events);
  popFrame(state);
  return false;
}

/** Rule 6.1: discs into different boxes of the Religion room. */
export const boxDecision: DecisionRules = {
  judges: ['box', 'stop'],
  list: (state, out) => withStop(state, out, listBoxes(state, out)),
  refuse: (state, action) => (action.kind === 'stop' ? refuseStop(state) : refuseBox(state, at(FIRST, action.id))),
  apply: (state, id, events) => (id === A_STOP ? stop(state, events) : applyBox(state, id, events)),
  settle,
  open: (state, seat) => openReward(state, 'box', seat),
};
