import {
  A_COIN,
  A_DISC,
  A_FIRE,
  A_FORGO,
  A_MASTERPIECE,
  A_REWARD,
  type Action,
  type ActionId,
  F_BOOK,
  F_BOX,
  F_MEEPLE,
  FIRST,
  MAX_REWARD,
  SECOND,
} from '../catalogue/catalogue.ts';
import type { DecisionRules } from '../decision/decision-rules.ts';
import { sail } from '../discoveries/sail.ts';
import type { EventSink } from '../events/event.ts';
import { activationFrame } from '../frames/activation-frame.ts';
import { artworkFrame } from '../frames/artwork-frame.ts';
import { FROM_REWARD, rewardFrame } from '../frames/reward-frame.ts';
import type { OpenDecision } from '../decision/open-decision.ts';
import type { Refusal } from '../decision/refusal.ts';
import { popFrame } from '../state/frame.ts';
import {
  activeSeat,
  niche,
  NICHE_COVERED,
  NICHE_FREE,
  NICHE_TAKEN,
  NICHES_PER_ROOM,
  ownsTile,
  setNiche,
} from '../state/game-bytes.ts';
import { WORKER_SPACES } from '../state/layout.ts';
import { box, changeBox, changeDiscs, changeMoney, money } from '../state/seat-bytes.ts';
import { at, type State } from '../state/state.ts';
import { RD } from '../words/bonus-tile.ts';
import { ARTS, disciplineName, DISCOVERIES, LITERATURE, partnerOf, RELIGION } from '../words/discipline.ts';
import { seatOf, type Seat } from '../words/seat.ts';
import { applyHire, listHires, refuseFire, refuseHire } from './hire.ts';
import { activationStrength, permanentStrength, standingStrength, workersOf } from './strength-of.ts';
import { numberAt } from '../words/number-at.ts';

/* Rules 4.7 to 4.11: raising the strength of an activation, and what it is used for. */

const mayPayCoin = (state: State, seat: Seat): boolean =>
  ownsTile(state, seat, RD) &&
  !activationFrame.isCoinPaid(state) &&
  money(state, seat) >= state.table.figures.tiles.strengthPrice;

/** Rule 4.9: one masterpiece per player and discipline. */
function hasMasterpiece(state: State, seat: Seat, discipline: number): boolean {
  for (let place = 0; place < NICHES_PER_ROOM; place++) {
    if (niche(state, discipline, place) === NICHE_TAKEN + seat) return true;
  }
  return false;
}

const neededStrength = (state: State, place: number): number => at(state.table.masterpieceStrength, place);

/** Rule 4.10: the last space also needs strength in the partner discipline. */
const hasPartner = (state: State, seat: Seat, place: number): boolean =>
  place < NICHES_PER_ROOM - 1 || standingStrength(state, seat, partnerOf(activationFrame.discipline(state))) > 0;

const isWithinReach = (state: State, seat: Seat, place: number, strength: number): boolean =>
  strength >= neededStrength(state, place) &&
  niche(state, activationFrame.discipline(state), place) === NICHE_FREE &&
  hasPartner(state, seat, place);

function listResolutions(state: State, out: Uint16Array, from: number): number {
  const seat = activeSeat(state);
  const discipline = activationFrame.discipline(state);
  const strength = activationStrength(state, seat);
  let count = from;
  if (box(state, seat, discipline) > 0) out[count++] = A_DISC;
  if (mayPayCoin(state, seat)) out[count++] = A_COIN;
  for (let reward = 1; reward <= MAX_REWARD && reward <= strength; reward++) out[count++] = A_REWARD + reward - 1;
  for (let place = 0; place < NICHES_PER_ROOM; place++) {
    // most activations are too weak for a masterpiece, so reach is asked first
    if (isWithinReach(state, seat, place, strength) && !hasMasterpiece(state, seat, discipline)) {
      out[count++] = A_MASTERPIECE + place;
    }
  }
  out[count++] = A_FORGO;
  return count;
}

function refuseDisc(state: State): Refusal | undefined {
  const discipline = activationFrame.discipline(state);
  if (box(state, activeSeat(state), discipline) > 0) return undefined;
  return { code: 'no-disc-in-box', discipline: disciplineName(discipline) };
}

function refuseCoin(state: State): Refusal | undefined {
  const seat = activeSeat(state);
  if (mayPayCoin(state, seat)) return undefined;
  if (!ownsTile(state, seat, RD)) return { code: 'coin-tile-missing' };
  if (activationFrame.isCoinPaid(state)) return { code: 'coin-used' };
  const cost = state.table.figures.tiles.strengthPrice;
  return { code: 'coin-too-dear', cost, short: cost - money(state, seat) };
}

function refuseReward(state: State, reward: number): Refusal | undefined {
  const strength = activationStrength(state, activeSeat(state));
  return strength >= reward ? undefined : { code: 'too-weak', strength, needed: reward };
}

function refuseMasterpiece(state: State, place: number): Refusal | undefined {
  const seat = activeSeat(state);
  const discipline = activationFrame.discipline(state);
  const held = niche(state, discipline, place);
  if (hasMasterpiece(state, seat, discipline)) {
    return { code: 'masterpiece-made', discipline: disciplineName(discipline) };
  }
  if (held === NICHE_COVERED) return { code: 'niche-covered', place: place + 1 };
  if (held !== NICHE_FREE) return { code: 'niche-taken', place: place + 1, by: seatOf(held - NICHE_TAKEN) };
  const strength = activationStrength(state, seat);
  if (isWithinReach(state, seat, place, strength)) return undefined;
  const needed = neededStrength(state, place);
  if (strength < needed) return { code: 'too-weak', strength, needed };
  return { code: 'partner-too-weak', partner: disciplineName(partnerOf(discipline)) };
}

/** Rule 4.7: a disc from the discipline's box returns to the supply for one more strength. */
function applyDisc(state: State, events: EventSink): void {
  const seat = activeSeat(state);
  const discipline = activationFrame.discipline(state);
  changeBox(state, seat, discipline, -1);
  changeDiscs(state, seat, 1);
  activationFrame.addBoost(state);
  events?.push({ type: 'disc-spent', seat, discipline: disciplineName(discipline) });
}

/** Rule 9.6, Rd: florins for one more strength, once per turn. */
function applyCoin(state: State, events: EventSink): void {
  const seat = activeSeat(state);
  const cost = state.table.figures.tiles.strengthPrice;
  changeMoney(state, seat, -cost);
  activationFrame.addBoost(state);
  activationFrame.markCoinPaid(state);
  events?.push({ type: 'money', seat, amount: -cost, cause: 'coin' });
}

function applyMasterpiece(state: State, id: number, events: EventSink): void {
  const seat = activeSeat(state);
  const place = at(FIRST, id);
  const discipline = activationFrame.discipline(state);
  setNiche(state, discipline, place, NICHE_TAKEN + seat);
  popFrame(state);
  const prestige = numberAt(state.table.figures.masterpiecePrestige, place);
  events?.push({ type: 'masterpiece', seat, discipline: disciplineName(discipline), place: place + 1, prestige });
}

/** Rule 4.11: an activation may yield nothing. */
function applyForgo(state: State, events: EventSink): void {
  const discipline = disciplineName(activationFrame.discipline(state));
  popFrame(state);
  events?.push({ type: 'forgone', seat: activeSeat(state), discipline });
}

function applyReward(state: State, id: number, events: EventSink): void {
  const seat = activeSeat(state);
  const discipline = activationFrame.discipline(state);
  const strength = at(FIRST, id);
  popFrame(state);
  events?.push({ type: 'reward', seat, discipline: disciplineName(discipline), strength });
  if (discipline === DISCOVERIES) sail(state, seat, strength, 'reward', events);
  else if (discipline === LITERATURE) rewardFrame.open(state, F_BOOK, strength, FROM_REWARD);
  else if (discipline === RELIGION) rewardFrame.open(state, F_BOX, strength, FROM_REWARD);
  else if (discipline === ARTS) artworkFrame.open(state, strength);
  else rewardFrame.open(state, F_MEEPLE, strength, FROM_REWARD);
}

function refuse(state: State, action: Action): Refusal | undefined {
  const first = at(FIRST, action.id);
  switch (action.kind) {
    case 'hire':
      return refuseHire(state, first, at(SECOND, action.id));
    case 'fire':
      return refuseFire(state, first);
    case 'disc':
      return refuseDisc(state);
    case 'coin':
      return refuseCoin(state);
    case 'reward':
      return refuseReward(state, first);
    case 'masterpiece':
      return refuseMasterpiece(state, first);
    default:
      return undefined;
  }
}

function applyStrength(state: State, id: ActionId, events: EventSink): void {
  if (id < A_FIRE) return applyHire(state, id, events);
  if (id === A_DISC) return applyDisc(state, events);
  if (id === A_COIN) return applyCoin(state, events);
  if (id === A_FORGO) return applyForgo(state, events);
  return id < A_MASTERPIECE ? applyReward(state, id, events) : applyMasterpiece(state, id, events);
}

function openStrength(state: State, seat: Seat | 'chance'): OpenDecision {
  const player = activeSeat(state);
  const discipline = activationFrame.discipline(state);
  const coin = activationFrame.isCoinPaid(state);
  const workers = workersOf(state, player, discipline);
  const tiles = permanentStrength(state, player, discipline);
  const boost = activationFrame.boost(state);
  return {
    decision: 'strength',
    seat,
    discipline: disciplineName(discipline),
    workers,
    tiles,
    discs: boost - (coin ? 1 : 0),
    coin,
    strength: workers + tiles + boost,
    hired: Array.from({ length: WORKER_SPACES }, (_, space) => space + 1).filter(
      (space) => (activationFrame.hiredOnto(state) & (1 << (space - 1))) !== 0,
    ),
    hiringClosed: activationFrame.isHiringClosed(state),
  };
}

/** Rules 4.4 to 4.11: more hires, more strength, and what the strength is used for. */
export const strengthDecision: DecisionRules = {
  judges: ['hire', 'fire', 'disc', 'coin', 'reward', 'masterpiece', 'forgo'],
  list: (state, out) => listResolutions(state, out, listHires(state, out, 0)),
  refuse,
  apply: applyStrength,
  open: openStrength,
};
