import type { State } from '@la-stanza/engine';
import {
  A_COIN,
  A_DISC,
  A_FIRE,
  A_FORGO,
  A_HIRE,
  A_MASTERPIECE,
  A_RETURN,
  A_REWARD,
  A_STOP,
  activationFrame,
  activationStrength,
  activeSeat,
  box,
  BY_MEEPLE,
  BY_WILD,
  discs,
  disciplineOf,
  F_ACTION,
  F_ARRANGE,
  F_ARTWORK,
  F_BOOK,
  F_BOX,
  F_HIRE,
  F_MEEPLE,
  F_RETURN,
  F_RECRUIT_SPACE,
  F_STRENGTH,
  F_TAKE,
  FIRST,
  frameKind,
  money,
  niche,
  NICHE_FREE,
  NICHE_TAKEN,
  NICHES_PER_ROOM,
  ownsTile,
  partnerOf,
  RD,
  recruit,
  RELIGION,
  rewardFrame,
  SECOND,
  standingStrength,
  WHITE,
} from '@la-stanza/engine/search';

/*
 * Removes options of a decision that another option always matches or beats, and all orders but one of steps that may come
 * in any order. `ids` is compacted in place.
 */

/** Rule 4.8: the highest reward. */
const HIGHEST_REWARD = 3;

/** `previous` is the action before this decision in the same turn, -1 at the turn's beginning. */
export function prune(state: State, ids: Uint16Array, count: number, previous: number): number {
  switch (frameKind(state)) {
    case F_ACTION:
    case F_TAKE:
      return dropWild(ids, count);
    case F_HIRE:
      return keepHires(state, ids, count, -1);
    case F_STRENGTH:
      return keepStrength(state, ids, keepHires(state, ids, count, previous));
    case F_BOOK:
    case F_MEEPLE:
      return keepAscending(ids, count, rewardFrame.remaining(state), rewardFrame.chosen(state));
    case F_BOX: {
      const most = Math.min(rewardFrame.remaining(state), discs(state, activeSeat(state)));
      return keepAscending(ids, count, most, rewardFrame.chosen(state));
    }
    case F_ARTWORK:
      // the most valuable one is listed last
      ids[0] = id(ids, count - 1);
      return 1;
    case F_RETURN:
      return keepReturns(ids, count, previous);
    case F_RECRUIT_SPACE:
      return keepRecruitSpaces(state, ids, count);
    case F_ARRANGE:
      return keepFirstSpace(ids, count);
    default:
      return count;
  }
}

const id = (ids: Uint16Array, index: number): number => ids[index] ?? 0;
const first = (action: number): number => FIRST[action] ?? 0;
const second = (action: number): number => SECOND[action] ?? 0;

/** A white meeple can do whatever a coloured one can, so the coloured one is used first. Both are listed side by side. */
function dropWild(ids: Uint16Array, count: number): number {
  let kept = 0;
  let last = -1;
  for (let index = 0; index < count; index++) {
    const action = id(ids, index);
    const isBesideOwn = action === last + 1 && second(last) === BY_MEEPLE && second(action) === BY_WILD;
    if (!isBesideOwn) ids[kept++] = action;
    last = action;
  }
  return kept;
}

/**
 * Recruits of a discipline are alike, so only one of them is hired first: the leftmost space if it holds one, which saves
 * the next slide, else the one nearest to falling off. Several hires go to spaces from left to right.
 */
function keepHires(state: State, ids: Uint16Array, count: number, previous: number): number {
  const seat = activeSeat(state);
  const activated = activationFrame.discipline(state);
  const isAfterHire = previous >= A_HIRE && previous < A_FIRE;
  let kept = 0;
  for (let index = 0; index < count; index++) {
    const action = id(ids, index);
    if (action >= A_HIRE && action < A_FIRE) {
      const discipline = disciplineOf(recruit(state, seat, first(action)));
      if (first(action) !== slotToHire(state, discipline)) continue;
      if (isAfterHire && discipline === activated && second(action) < second(previous)) continue;
    }
    ids[kept++] = action;
  }
  return kept;
}

function slotToHire(state: State, discipline: number): number {
  const seat = activeSeat(state);
  const leftmost = recruit(state, seat, 0);
  if (leftmost >= 0 && disciplineOf(leftmost) === discipline) return 0;
  for (let space = state.table.figures.recruitmentSpaces - 1; space > 0; space--) {
    const tile = recruit(state, seat, space);
    if (tile >= 0 && disciplineOf(tile) === discipline) return space;
  }
  return -1;
}

const neededFor = (state: State, place: number): number => state.table.figures.masterpieceStrength[place] ?? 0;

/**
 * Discs and the coin are spent only as far as they have an effect; a reward is taken at the highest strength, a masterpiece
 * at its best.
 */
function keepStrength(state: State, ids: Uint16Array, count: number): number {
  const seat = activeSeat(state);
  const strength = activationStrength(state, seat);
  const isBoosted = activationFrame.boost(state) > 0;
  const refillsSupply = activationFrame.discipline(state) === RELIGION && discs(state, seat) < HIGHEST_REWARD;
  let kept = 0;
  let best = -1;
  let ends = 0;
  for (let index = 0; index < count; index++) {
    const action = id(ids, index);
    if (action === A_FORGO) continue;
    if (action === A_DISC || action === A_COIN) {
      if (action === A_DISC && activationFrame.isCoinPaid(state)) continue;
      if (!isBoostUseful(state, strength) && !(action === A_DISC && refillsSupply)) continue;
    } else if (action >= A_REWARD && action < A_MASTERPIECE) {
      if (first(action) !== Math.min(strength, HIGHEST_REWARD)) continue;
      if (isBoosted && strength > HIGHEST_REWARD && !refillsSupply) continue;
      ends++;
    } else if (action >= A_MASTERPIECE) {
      if (!isBoosted || neededFor(state, first(action)) === strength) best = action;
      continue;
    }
    ids[kept++] = action;
  }
  if (best >= 0) ids[kept++] = best;
  // strength 0, or boosted past the last use: nothing else ends the activation
  if (best < 0 && ends === 0) ids[kept++] = A_FORGO;
  return kept;
}

/** Whether one more strength can still lead to something better. */
function isBoostUseful(state: State, strength: number): boolean {
  if (strength < HIGHEST_REWARD) return true;
  const seat = activeSeat(state);
  const discipline = activationFrame.discipline(state);
  const canPay =
    ownsTile(state, seat, RD) &&
    !activationFrame.isCoinPaid(state) &&
    money(state, seat) >= state.table.figures.tiles.strengthPrice;
  const most = strength + box(state, seat, discipline) + (canPay ? 1 : 0);
  let useful = false;
  for (let place = 0; place < NICHES_PER_ROOM; place++) {
    const holder = niche(state, discipline, place);
    if (holder === NICHE_TAKEN + seat) return false;
    if (holder !== NICHE_FREE) continue;
    const needed = neededFor(state, place);
    if (needed <= strength || needed > most) continue;
    if (place < NICHES_PER_ROOM - 1 || standingStrength(state, seat, partnerOf(discipline)) > 0) useful = true;
  }
  return useful;
}

/** Books, boxes or meeples of one reward: as many as there are, in one order. */
function keepAscending(ids: Uint16Array, count: number, wanted: number, done: number): number {
  let available = 0;
  for (let index = 0; index < count; index++) {
    const action = id(ids, index);
    // the bit of a later colour is higher than all bits of earlier ones together
    if (action !== A_STOP && 1 << first(action) > done) ids[available++] = action;
  }
  const kept = available - Math.min(wanted, available) + 1;
  return Math.max(1, Math.min(kept, available));
}

/** White meeples are kept while there are others; colours are returned in one order. */
function keepReturns(ids: Uint16Array, count: number, previous: number): number {
  const lowest = previous >= A_RETURN && previous < A_RETURN + WHITE ? first(previous) : 0;
  let kept = 0;
  for (let index = 0; index < count; index++) {
    const colour = first(id(ids, index));
    if (colour >= lowest && colour !== WHITE) ids[kept++] = id(ids, index);
  }
  return Math.max(1, kept);
}

/**
 * Tile Dd: into a gap if there is one, the leftmost space last because it makes the others slide; else in place of one
 * character of each discipline.
 */
function keepRecruitSpaces(state: State, ids: Uint16Array, count: number): number {
  const seat = activeSeat(state);
  for (let step = 1; step <= count; step++) {
    const space = step % count;
    if (recruit(state, seat, space) >= 0) continue;
    ids[0] = id(ids, space);
    return 1;
  }
  let kept = 0;
  for (let space = 0; space < count; space++) {
    const discipline = disciplineOf(recruit(state, seat, space));
    let isLast = true;
    for (let right = space + 1; right < count; right++) {
      if (disciplineOf(recruit(state, seat, right)) === discipline) isLast = false;
    }
    if (isLast) ids[kept++] = id(ids, space);
  }
  return kept;
}

/** Rule 2.3: the spaces are filled from left to right. */
function keepFirstSpace(ids: Uint16Array, count: number): number {
  let leftmost = 0xff;
  for (let index = 0; index < count; index++) leftmost = Math.min(leftmost, second(id(ids, index)));
  let kept = 0;
  for (let index = 0; index < count; index++) if (second(id(ids, index)) === leftmost) ids[kept++] = id(ids, index);
  return kept;
}
