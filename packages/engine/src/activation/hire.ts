import { A_FIRE, A_HIRE, F_HIRE, F_STRENGTH, FIRST, SECOND } from '../catalogue/catalogue.ts';
import type { DecisionRules } from '../decision/decision-rules.ts';
import type { EventSink } from '../events/event.ts';
import type { Refusal } from '../decision/refusal.ts';
import { activationFrame } from '../frames/activation-frame.ts';
import { leave } from '../refill/leave.ts';
import { frameKind } from '../state/frame.ts';
import { activeSeat } from '../state/game-bytes.ts';
import { WORKER_SPACES } from '../state/layout.ts';
import { changeMoney, financier, money, recruit, setRecruit, setWorker, worker } from '../state/seat-bytes.ts';
import { at, type State } from '../state/state.ts';
import { disciplineOf } from '../words/character.ts';
import { type Discipline, disciplineName } from '../words/discipline.ts';
import type { Seat } from '../words/seat.ts';

/** Rule 4.2 and 4.4: the activated discipline; with open hiring any other after the first hire. */
function mayHireTile(state: State, tile: number): boolean {
  if (disciplineOf(tile) === activationFrame.discipline(state)) return true;
  return state.table.options.openHiring && frameKind(state) === F_STRENGTH;
}

/** Rule 4.3: any space but the financier's. Rule 4.4: each hire to a different space. One bit for each space that is closed. */
const closedSpaces = (state: State, seat: Seat): number =>
  activationFrame.hiredOnto(state) | (1 << financier(state, seat));

const activatedDiscipline = (state: State): Discipline => disciplineName(activationFrame.discipline(state));

const priceOf = (state: State, space: number): number => at(state.table.hiringCosts, space);

export function listHires(state: State, out: Uint16Array, from: number): number {
  if (activationFrame.isHiringClosed(state)) return from;
  const seat = activeSeat(state);
  const florins = money(state, seat);
  const closed = closedSpaces(state, seat);
  const spaces = state.table.figures.recruitmentSpaces;
  let count = from;
  for (let space = 0; space < spaces; space++) {
    const tile = recruit(state, seat, space);
    if (tile < 0 || !mayHireTile(state, tile)) continue;
    for (let target = 0; target < WORKER_SPACES; target++) {
      if ((closed & (1 << target)) === 0 && priceOf(state, target) <= florins) {
        out[count++] = A_HIRE + WORKER_SPACES * space + target;
      }
    }
  }
  return count;
}

export function refuseHire(state: State, space: number, target: number): Refusal | undefined {
  const seat = activeSeat(state);
  const spaces = state.table.figures.recruitmentSpaces;
  if (activationFrame.isHiringClosed(state)) {
    return { code: 'hiring-closed', because: activationFrame.boost(state) > 0 ? 'boosted' : 'fired' };
  }
  if (space >= spaces) return { code: 'no-such-recruit-space', recruit: space + 1, spaces };
  const tile = recruit(state, seat, space);
  if (tile < 0) return { code: 'recruit-space-empty', recruit: space + 1 };
  if (!mayHireTile(state, tile)) {
    const code = state.table.options.openHiring ? 'activated-discipline-first' : 'other-discipline';
    return { code, tile, discipline: activatedDiscipline(state) };
  }
  if (target === financier(state, seat)) return { code: 'financier-space', worker: target + 1 };
  if ((closedSpaces(state, seat) & (1 << target)) !== 0) {
    return { code: 'just-hired', worker: target + 1, tile: worker(state, seat, target) };
  }
  const cost = priceOf(state, target);
  const short = cost - money(state, seat);
  return short > 0 ? { code: 'cannot-afford', worker: target + 1, cost, short } : undefined;
}

export function applyHire(state: State, id: number, events: EventSink): void {
  const seat = activeSeat(state);
  const space = at(FIRST, id);
  const target = at(SECOND, id);
  const tile = recruit(state, seat, space);
  const cost = priceOf(state, target);
  changeMoney(state, seat, -cost);
  setRecruit(state, seat, space, -1);
  const displaced = worker(state, seat, target);
  setWorker(state, seat, target, tile);
  events?.push({ type: 'hired', seat, tile, recruit: space + 1, worker: target + 1, cost });
  if (displaced >= 0) leave(state, seat, displaced, 'workers', target, events);
  if (frameKind(state) === F_HIRE) activationFrame.openStrength(state);
  activationFrame.markHired(state, target);
}

/** Rule 4.6: a worker of the activated discipline, starting characters included. */
const mayFire = (state: State, seat: Seat, space: number): boolean => {
  const tile = worker(state, seat, space);
  return tile >= 0 && disciplineOf(tile) === activationFrame.discipline(state);
};

function listFirings(state: State, out: Uint16Array, from: number): number {
  if (!state.table.options.expert) return from;
  const seat = activeSeat(state);
  let count = from;
  for (let space = 0; space < WORKER_SPACES; space++) if (mayFire(state, seat, space)) out[count++] = A_FIRE + space;
  return count;
}

export function refuseFire(state: State, space: number): Refusal | undefined {
  const seat = activeSeat(state);
  if (!state.table.options.expert) return { code: 'expert-only' };
  if (frameKind(state) === F_STRENGTH) return { code: 'fire-instead-of-hire' };
  if (mayFire(state, seat, space)) return undefined;
  const tile = worker(state, seat, space);
  if (space === financier(state, seat)) return { code: 'financier-space', worker: space + 1 };
  if (tile < 0) return { code: 'no-worker', worker: space + 1 };
  return { code: 'worker-of-other-discipline', tile, discipline: activatedDiscipline(state) };
}

function applyFire(state: State, id: number, events: EventSink): void {
  const seat = activeSeat(state);
  const space = at(FIRST, id);
  const tile = worker(state, seat, space);
  setWorker(state, seat, space, -1);
  events?.push({ type: 'fired', seat, tile, worker: space + 1 });
  leave(state, seat, tile, 'workers', space, events);
  activationFrame.openStrength(state);
  activationFrame.closeHiring(state);
}

/** Rules 4.2 to 4.6: condition 2 of an activation, the first hire or a firing. */
export const hireDecision: DecisionRules = {
  judges: ['hire', 'fire', 'disc', 'coin', 'reward', 'masterpiece', 'forgo'],
  list: (state, out) => listFirings(state, out, listHires(state, out, 0)),
  refuse(state, action) {
    if (action.kind === 'hire') return refuseHire(state, at(FIRST, action.id), at(SECOND, action.id));
    if (action.kind === 'fire') return refuseFire(state, at(FIRST, action.id));
    return { code: 'hire-first', discipline: activatedDiscipline(state) };
  },
  apply: (state, id, events) => (id < A_FIRE ? applyHire(state, id, events) : applyFire(state, id, events)),
  open: (state, seat) => ({ decision: 'hire', seat, discipline: activatedDiscipline(state) }),
};
