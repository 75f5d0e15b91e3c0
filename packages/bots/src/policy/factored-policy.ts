import type { State } from '@la-stanza/engine';
import { apply } from '@la-stanza/engine/apply';
import {
  A_ACTIVATE,
  A_COIN,
  A_DISC,
  A_FIRE,
  A_FORGO,
  A_HIRE,
  A_MASTERPIECE,
  A_MONEY,
  A_PASS,
  A_REWARD,
  A_WITHDRAW,
  actionId,
  activationFrame,
  activationStrength,
  activeSeat,
  boat,
  BONUS_SPACE,
  books,
  box,
  disciplineOf,
  discs,
  F_ACTION,
  F_BOOK,
  F_HIRE,
  F_STRENGTH,
  F_WALK,
  FIRST,
  frameKind,
  money,
  recruit,
  ringTile,
  roomOf,
  SECOND,
  standingStrength,
  turn,
  worker,
  legal,
  MOST_LEGAL,
} from '@la-stanza/engine/search';
import { unit, type Random } from '../random/random.ts';
import { decider, isTurnDone } from '../turns/decider.ts';
import { prune } from '../turns/prune.ts';

/*
 * A fast policy that looks at one decision at a time: rules of thumb weigh the options, and chance decides among them. It
 * plays the first games that the value is learned from.
 */

const options = new Uint16Array(MOST_LEGAL);
const first = (action: number): number => FIRST[action] ?? 0;
const second = (action: number): number => SECOND[action] ?? 0;

/** Plays one seat's turn to its end or to the next deal. Writes its actions to `path` if given; returns their number. */
export function playTurn(state: State, random: Random, whim: number, path?: Uint16Array): number {
  const seat = decider(state);
  const began = turn(state);
  let length = 0;
  let previous = -1;
  do {
    const action = actionId(choose(state, random, whim, previous));
    if (path !== undefined) path[length] = action;
    length++;
    previous = action;
    apply(state, action);
  } while (!isTurnDone(state, seat, began));
  return length;
}

/** The option with the highest weight plus a random whim. */
function choose(state: State, random: Random, whim: number, previous: number): number {
  const count = prune(state, options, legal(state, options), previous);
  let best = options[0] ?? 0;
  if (count === 1) return best;
  let most = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < count; index++) {
    const action = options[index] ?? 0;
    const weight = weigh(state, action) + whim * unit(random);
    if (weight > most) {
      most = weight;
      best = action;
    }
  }
  return best;
}

function weigh(state: State, action: number): number {
  switch (frameKind(state)) {
    case F_WALK:
      return weighLanding(state, action);
    case F_ACTION:
      return weighAction(state, action);
    case F_HIRE:
      return weighHire(state, action);
    case F_STRENGTH:
      return action < A_FIRE ? weighHire(state, action) - 1 : weighUse(state, action);
    case F_BOOK:
      return 0.5 * books(state, activeSeat(state), first(action));
    default:
      return 0;
  }
}

const recruitsOf = (state: State, discipline: number): number => {
  const seat = activeSeat(state);
  let count = 0;
  for (let space = 0; space < state.table.figures.recruitmentSpaces; space++) {
    const tile = recruit(state, seat, space);
    if (tile >= 0 && disciplineOf(tile) === discipline) count++;
  }
  return count;
};

function weighLanding(state: State, action: number): number {
  if (action === A_WITHDRAW) return 0;
  const space = first(action);
  if (space === BONUS_SPACE) return 5;
  const seat = activeSeat(state);
  const room = roomOf(space);
  const discipline = disciplineOf(ringTile(state, space));
  const waiting = recruitsOf(state, room) + (discipline === room ? 1 : 0);
  const inRoom = waiting === 0 ? 0 : 1 + Math.min(3, standingStrength(state, seat, room) + waiting);
  return 0.5 + inRoom + 0.4 * standingStrength(state, seat, discipline);
}

function weighAction(state: State, action: number): number {
  if (action === A_PASS) return 0;
  const seat = activeSeat(state);
  if (action === A_MONEY) return 0.4 * ((state.table.income[boat(state, seat)] ?? 0) - money(state, seat)) - 1.2;
  const discipline = first(action);
  const strength = standingStrength(state, seat, discipline) + recruitsOf(state, discipline);
  const price = second(action) === 0 || action < A_ACTIVATE ? 0 : 1.2;
  return 0.5 + strength + 0.3 * box(state, seat, discipline) - price;
}

/** The cheaper the better, preferably onto a gap, and not in place of a character of the same discipline. */
function weighHire(state: State, action: number): number {
  if (action >= A_FIRE || action < A_HIRE) return -2;
  const seat = activeSeat(state);
  const target = second(action);
  const displaced = worker(state, seat, target);
  const price = state.table.hiringCosts[target] ?? 0;
  const loss =
    displaced < 0
      ? 0
      : disciplineOf(displaced) === activationFrame.discipline(state)
        ? 3
        : 0.7 * standingStrength(state, seat, disciplineOf(displaced));
  return 1.6 - 0.35 * price - loss + 0.1 * money(state, seat);
}

function weighUse(state: State, action: number): number {
  if (action >= A_MASTERPIECE && action < A_FORGO) return 4 + 1.5 * first(action);
  if (action >= A_REWARD && action < A_MASTERPIECE) return 1 + first(action);
  const strength = activationStrength(state, activeSeat(state));
  if (action === A_DISC) return strength >= 3 ? 4 : strength + (discs(state, activeSeat(state)) === 0 ? 1.5 : 0.6);
  if (action === A_COIN) return strength >= 3 ? 4 : 1;
  return 0;
}
