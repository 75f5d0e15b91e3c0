import { A_COIN, A_DISC, A_FORGO, A_MASTERPIECE, A_REWARD, FIRST, MAX_REWARD } from '../catalogue/catalogue.ts';
import { sail } from '../discoveries/sail.ts';
import type { EventSink } from '../events/event.ts';
import type { Refusal } from '../legality/refusal.ts';
import {
  F_ARTWORK,
  F_BOOK,
  F_BOX,
  F_MEEPLE,
  frameA,
  frameB,
  frameC,
  FROM_REWARD,
  popFrame,
  pushFrame,
  setFrameB,
  setFrameC,
} from '../state/frame.ts';
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
import { box, changeBox, changeDiscs, changeMoney, money } from '../state/seat-bytes.ts';
import { at, type State } from '../state/state.ts';
import { RD } from '../words/bonus-tile.ts';
import { ARTS, disciplineName, DISCOVERIES, LITERATURE, partnerOf, RELIGION } from '../words/discipline.ts';
import { seatOf, type Seat } from '../words/seat.ts';
import { COIN_PAID, HIRING_CLOSED } from './hire.ts';
import { activationStrength, standingStrength } from './strength.ts';
import { numberAt } from '../words/number-at.ts';

/* Rules 4.7 to 4.11: raising the strength of an activation, and what it is used for. */

const mayPayCoin = (state: State, seat: Seat): boolean =>
  ownsTile(state, seat, RD) &&
  (frameC(state) & COIN_PAID) === 0 &&
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
  place < NICHES_PER_ROOM - 1 || standingStrength(state, seat, partnerOf(frameA(state))) > 0;

const isWithinReach = (state: State, seat: Seat, place: number, strength: number): boolean =>
  strength >= neededStrength(state, place) &&
  niche(state, frameA(state), place) === NICHE_FREE &&
  hasPartner(state, seat, place);

export function listResolutions(state: State, out: Uint16Array, from: number): number {
  const seat = activeSeat(state);
  const discipline = frameA(state);
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

export function refuseDisc(state: State): Refusal | undefined {
  const discipline = frameA(state);
  if (box(state, activeSeat(state), discipline) > 0) return undefined;
  return { code: 'no-disc-in-box', discipline: disciplineName(discipline) };
}

export function refuseCoin(state: State): Refusal | undefined {
  const seat = activeSeat(state);
  if (mayPayCoin(state, seat)) return undefined;
  if (!ownsTile(state, seat, RD)) return { code: 'coin-tile-missing' };
  if ((frameC(state) & COIN_PAID) !== 0) return { code: 'coin-used' };
  const cost = state.table.figures.tiles.strengthPrice;
  return { code: 'coin-too-dear', cost, short: cost - money(state, seat) };
}

export function refuseReward(state: State, reward: number): Refusal | undefined {
  const strength = activationStrength(state, activeSeat(state));
  return strength >= reward ? undefined : { code: 'too-weak', strength, needed: reward };
}

export function refuseMasterpiece(state: State, place: number): Refusal | undefined {
  const seat = activeSeat(state);
  const discipline = frameA(state);
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
export function applyDisc(state: State, events: EventSink): void {
  const seat = activeSeat(state);
  const discipline = frameA(state);
  changeBox(state, seat, discipline, -1);
  changeDiscs(state, seat, 1);
  boost(state, HIRING_CLOSED);
  events?.push({ type: 'disc-spent', seat, discipline: disciplineName(discipline) });
}

/** Rule 9.6, Rd: florins for one more strength, once per turn. */
export function applyCoin(state: State, events: EventSink): void {
  const seat = activeSeat(state);
  const cost = state.table.figures.tiles.strengthPrice;
  changeMoney(state, seat, -cost);
  boost(state, HIRING_CLOSED | COIN_PAID);
  events?.push({ type: 'money', seat, amount: -cost, cause: 'coin' });
}

function boost(state: State, marks: number): void {
  setFrameB(state, frameB(state) + 1);
  setFrameC(state, frameC(state) | marks);
}

export function applyMasterpiece(state: State, id: number, events: EventSink): void {
  const seat = activeSeat(state);
  const place = at(FIRST, id);
  const discipline = frameA(state);
  setNiche(state, discipline, place, NICHE_TAKEN + seat);
  popFrame(state);
  const prestige = numberAt(state.table.figures.masterpiecePrestige, place);
  events?.push({ type: 'masterpiece', seat, discipline: disciplineName(discipline), place: place + 1, prestige });
}

/** Rule 4.11: an activation may yield nothing. */
export function applyForgo(state: State, events: EventSink): void {
  const discipline = disciplineName(frameA(state));
  popFrame(state);
  events?.push({ type: 'forgone', seat: activeSeat(state), discipline });
}

export function applyReward(state: State, id: number, events: EventSink): void {
  const seat = activeSeat(state);
  const discipline = frameA(state);
  const strength = at(FIRST, id);
  popFrame(state);
  events?.push({ type: 'reward', seat, discipline: disciplineName(discipline), strength });
  if (discipline === DISCOVERIES) sail(state, seat, strength, 'reward', events);
  else if (discipline === LITERATURE) pushFrame(state, F_BOOK, strength, 0, FROM_REWARD);
  else if (discipline === RELIGION) pushFrame(state, F_BOX, strength, 0, FROM_REWARD);
  else if (discipline === ARTS) pushFrame(state, F_ARTWORK, strength, 0, 0);
  else pushFrame(state, F_MEEPLE, strength, 0, FROM_REWARD);
}
