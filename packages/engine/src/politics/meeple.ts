import { A_MEEPLE, A_STOP, FIRST } from '../catalogue/catalogue.ts';
import type { DecisionRules } from '../decision/decision-rules.ts';
import type { Refusal } from '../decision/refusal.ts';
import type { EventSink } from '../events/event.ts';
import { rewardFrame } from '../frames/reward-frame.ts';
import { openReward, refuseStop, reportLoss, reportStop, withStop } from '../reward/reward.ts';
import { popFrame } from '../state/frame.ts';
import { activeSeat, supply } from '../state/game-bytes.ts';
import { at, type State } from '../state/state.ts';
import { disciplineName, WHITE } from '../words/discipline.ts';
import { openReturnIfOver, takeMeeple } from './meeple-supply.ts';

const mayTake = (state: State, colour: number): boolean =>
  !rewardFrame.isChosen(state, colour) && supply(state, colour) > 0;

/** Whether the open reward has a meeple left to give. */
function hasMeepleToTake(state: State): boolean {
  if (rewardFrame.remaining(state) === 0) return false;
  for (let colour = 0; colour < WHITE; colour++) if (mayTake(state, colour)) return true;
  return false;
}

function listMeeples(state: State, out: Uint16Array): number {
  let count = 0;
  for (let colour = 0; colour < WHITE; colour++) if (mayTake(state, colour)) out[count++] = A_MEEPLE + colour;
  return count;
}

function refuseMeeple(state: State, colour: number): Refusal | undefined {
  if (mayTake(state, colour)) return undefined;
  return { code: supply(state, colour) === 0 ? 'supply-empty' : 'colour-taken', discipline: disciplineName(colour) };
}

function applyMeeple(state: State, id: number, events: EventSink): void {
  const colour = at(FIRST, id);
  rewardFrame.choose(state, colour);
  takeMeeple(state, activeSeat(state), colour, rewardFrame.cause(state), events);
}

/** Ends a meeple reward; only now is the limit checked (rule 7.2). */
function close(state: State): void {
  popFrame(state);
  openReturnIfOver(state, activeSeat(state));
}

function stop(state: State, events: EventSink): void {
  reportStop(state, events);
  close(state);
}

function settle(state: State, events: EventSink): boolean {
  if (hasMeepleToTake(state)) return true;
  if (rewardFrame.remaining(state) > 0) reportLoss(state, 'meeple', events);
  close(state);
  return false;
}

/** Rule 7.1: meeples of different colours from the Politics room. */
export const meepleDecision: DecisionRules = {
  judges: ['meeple', 'stop'],
  list: (state, out) => withStop(state, out, listMeeples(state, out)),
  refuse: (state, action) => (action.kind === 'stop' ? refuseStop(state) : refuseMeeple(state, at(FIRST, action.id))),
  apply: (state, id, events) => (id === A_STOP ? stop(state, events) : applyMeeple(state, id, events)),
  settle,
  open: (state, seat) => openReward(state, 'meeple', seat),
};
