import {
  A_ACTIVATE,
  A_MONEY,
  A_PASS,
  A_WITHDRAW,
  BY_MEEPLE,
  BY_ROOM,
  BY_WILD,
  FIRST,
  SECOND,
} from '../catalogue/catalogue.ts';
import type { DecisionRules } from '../decision/decision-rules.ts';
import type { EventSink } from '../events/event.ts';
import type { Refusal } from '../decision/refusal.ts';
import { refuseWithdraw, withdraw } from '../finale/withdraw.ts';
import { activationFrame } from '../frames/activation-frame.ts';
import { mayReceiveMoney, receiveMoney, refuseMoney } from '../money/receive-money.ts';
import { returnMeeple } from '../politics/meeple-supply.ts';
import { popFrame } from '../state/frame.ts';
import { activeSeat, FINAL, phase } from '../state/game-bytes.ts';
import { figurine, financier, meeples, money, recruit } from '../state/seat-bytes.ts';
import { at, type State } from '../state/state.ts';
import { disciplineOf } from '../words/character.ts';
import { disciplineName, DISCIPLINES, POLITICS, WHITE } from '../words/discipline.ts';
import { roomOf } from '../words/ring.ts';
import type { Seat } from '../words/seat.ts';
import { workersOf } from './strength-of.ts';

/** The ids of one discipline's activations are adjacent: room, meeple, wild. */
const ENTRANCES = 3;

/** The disciplines of the recruits, one bit each. */
function recruitDisciplines(state: State, seat: Seat): number {
  const spaces = state.table.figures.recruitmentSpaces;
  let disciplines = 0;
  for (let space = 0; space < spaces; space++) {
    const tile = recruit(state, seat, space);
    if (tile >= 0) disciplines |= 1 << disciplineOf(tile);
  }
  return disciplines;
}

const cheapestHire = (state: State, seat: Seat): number => at(state.table.cheapestHire, financier(state, seat));

/** Rule 4.2: the disciplines of which a recruit can be paid for, one bit each. */
const hirableDisciplines = (state: State, seat: Seat): number =>
  money(state, seat) >= cheapestHire(state, seat) ? recruitDisciplines(state, seat) : 0;

/** Rule 4.6: with the expert variant a worker can be fired instead. */
const canFire = (state: State, seat: Seat, discipline: number): boolean =>
  state.table.options.expert && workersOf(state, seat, discipline) > 0;

/** Rule 4.2: condition 2 can be met. */
const canActivate = (state: State, seat: Seat, discipline: number, hirable: number): boolean =>
  (hirable & (1 << discipline)) !== 0 || canFire(state, seat, discipline);

/** Rule 4.1: the meeple an entrance returns. */
const colourPaid = (discipline: number, entrance: number): number => (entrance === BY_WILD ? WHITE : discipline);

function listActions(state: State, out: Uint16Array): number {
  const seat = activeSeat(state);
  const room = roomOf(figurine(state, seat));
  const hirable = hirableDisciplines(state, seat);
  let count = 0;
  for (let discipline = 0; discipline < DISCIPLINES.length; discipline++) {
    if (!canActivate(state, seat, discipline, hirable)) continue;
    if (room === discipline) {
      out[count++] = activationId(discipline, BY_ROOM);
      continue;
    }
    if (discipline !== POLITICS && meeples(state, seat, discipline) > 0) {
      out[count++] = activationId(discipline, BY_MEEPLE);
    }
    if (meeples(state, seat, WHITE) > 0) out[count++] = activationId(discipline, BY_WILD);
  }
  if (mayReceiveMoney(state, seat)) out[count++] = A_MONEY;
  out[count++] = A_PASS;
  if (mayWithdraw(state)) out[count++] = A_WITHDRAW;
  return count;
}

/** Politics has no activation by a meeple of its own colour, so its wild one comes right after its room. */
function activationId(discipline: number, entrance: number): number {
  return A_ACTIVATE + ENTRANCES * discipline + (discipline === POLITICS && entrance === BY_WILD ? 1 : entrance);
}

function refuseActivate(state: State, discipline: number, entrance: number): Refusal | undefined {
  const seat = activeSeat(state);
  const name = disciplineName(discipline);
  const inRoom = roomOf(figurine(state, seat)) === discipline;
  if (entrance === BY_ROOM && !inRoom) return { code: 'not-in-room', discipline: name };
  if (entrance !== BY_ROOM && inRoom) return { code: 'in-room', discipline: name };
  const colour = colourPaid(discipline, entrance);
  if (entrance !== BY_ROOM && meeples(state, seat, colour) === 0) {
    return { code: 'no-meeple', discipline: disciplineName(colour) };
  }
  if (canActivate(state, seat, discipline, hirableDisciplines(state, seat))) return undefined;
  if ((recruitDisciplines(state, seat) & (1 << discipline)) !== 0) {
    const cost = cheapestHire(state, seat);
    return { code: 'cannot-afford-hire', discipline: name, cost, short: cost - money(state, seat) };
  }
  return { code: state.table.options.expert ? 'nobody-to-hire-or-fire' : 'no-recruit', discipline: name };
}

function applyActivate(state: State, id: number, events: EventSink): void {
  const seat = activeSeat(state);
  const discipline = at(FIRST, id);
  const entrance = at(SECOND, id);
  const by = entrance === BY_ROOM ? 'room' : entrance === BY_MEEPLE ? 'meeple' : 'wild';
  activationFrame.openHire(state, discipline);
  events?.push({ type: 'activated', seat, discipline: disciplineName(discipline), by });
  if (entrance !== BY_ROOM) returnMeeple(state, seat, colourPaid(discipline, entrance), 'activate', events);
}

/** Rule 11.3: by the ruling `turn-or-action`, a player may withdraw in place of the action of a final turn. */
const mayWithdraw = (state: State): boolean => state.table.withdrawsAfterWalk && phase(state) === FINAL;

function refuseToWithdraw(state: State): Refusal | undefined {
  if (state.table.withdrawsAfterWalk) return refuseWithdraw(state);
  return { code: 'other-decision', decision: 'action', kind: 'withdraw' };
}

/** Rule 3.1: pass the rest of the turn. */
function applyPass(state: State, events: EventSink): void {
  popFrame(state);
  events?.push({ type: 'passed', seat: activeSeat(state) });
}

/** Rule 3.1: after the walk, one action or none. */
export const actionDecision: DecisionRules = {
  judges: ['activate', 'money', 'pass', 'withdraw'],
  list: listActions,
  refuse(state, action) {
    if (action.kind === 'activate') return refuseActivate(state, at(FIRST, action.id), at(SECOND, action.id));
    if (action.kind === 'money') return refuseMoney(state);
    return action.kind === 'withdraw' ? refuseToWithdraw(state) : undefined;
  },
  apply(state, id, events) {
    if (id === A_PASS) return applyPass(state, events);
    if (id === A_WITHDRAW) return withdraw(state, events);
    return id === A_MONEY ? receiveMoney(state, events) : applyActivate(state, id, events);
  },
  open: (_state, seat) => ({ decision: 'action', seat }),
};
