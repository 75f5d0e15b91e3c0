import { A_DEAL, FIRST } from '../catalogue/catalogue.ts';
import type { EventSink } from '../events/event.ts';
import {
  F_DEAL,
  frameA,
  frameB,
  frameC,
  popFrame,
  pushFrame,
  setFrameA,
  setFrameB,
  setFrameC,
} from '../state/frame.ts';
import {
  countPile,
  ENDING,
  phase,
  ringTile,
  round,
  ROUNDS,
  setPhase,
  setRingTile,
  setRound,
} from '../state/game-bytes.ts';
import {
  isAside,
  isInPile,
  isPileEmpty,
  pileOf,
  pileOfFour,
  takeFromAside,
  takeFromPile,
  turnDiscardPile,
} from '../state/pile-bytes.ts';
import { at, type State } from '../state/state.ts';
import { CHARACTERS_PER_DISCIPLINE, disciplineOf, isStarter, starterOf } from '../words/character.ts';
import { DISCIPLINES, POLITICS } from '../words/discipline.ts';
import { RING_SPACES, SPACES_PER_ROOM } from '../words/ring.ts';

/*
 * Dealing character tiles onto the ring, at setup (rule 2.5) and in a refill (§10). The frame holds whether it is a refill and
 * the spaces done (a), which disciplines have sent a starting character (b, one bit each), and whether they have been called (c).
 */

const REFILL = 128;

/** Rule 10.1: how many rooms without a character tile bring a refill. */
export const ROOMS_TO_REFILL = 2;

/** Rule 10.1: two of the five rooms hold no character tile. Rule 11.1: after the last refill there is none. */
function isRefillDue(state: State): boolean {
  if (phase(state) !== ROUNDS) return false;
  let empty = 0;
  for (let space = 1; space < RING_SPACES; space += SPACES_PER_ROOM) {
    if (ringTile(state, space) < 0 && ringTile(state, space + 1) < 0 && ringTile(state, space + 2) < 0) empty++;
  }
  return empty >= ROOMS_TO_REFILL;
}

/** Rule 10.2: to be called after every removal of a tile from the board. */
export function openRefillIfDue(state: State, events: EventSink): void {
  if (!isRefillDue(state)) return;
  pushFrame(state, F_DEAL, REFILL, 0, 0);
  events?.push({ type: 'refill-begun' });
}

/** The spaces before this one hold a tile. */
function nextEmptySpace(state: State): number {
  let space = (frameA(state) & ~REFILL) + 1;
  while (space < RING_SPACES && ringTile(state, space) >= 0) space++;
  return space;
}

/** Rule 10.4: the set-aside starting character of a discipline that may come to the board, -1 for none. */
function starterToCall(state: State, discipline: number): number {
  if ((frameB(state) & (1 << discipline)) !== 0) return -1;
  for (let seat = 0; seat < state.table.players; seat++) {
    const tile = starterOf(seat, discipline);
    if (isAside(state, tile)) return tile;
  }
  return -1;
}

function canCallStarter(state: State): boolean {
  for (let discipline = 0; discipline < DISCIPLINES.length; discipline++) {
    if (starterToCall(state, discipline) >= 0) return true;
  }
  return false;
}

/** Rule 10.3: the discard pile becomes the new draw pile; false if there is none. */
function shuffleDiscards(state: State, events: EventSink): boolean {
  const tiles = turnDiscardPile(state);
  if (tiles === 0) return false;
  countPile(state);
  events?.push({ type: 'pile-shuffled', tiles });
  return true;
}

/** Makes the next tile ready to be dealt; false when the dealing is finished. */
export function readyToDeal(state: State, events: EventSink): boolean {
  if (nextEmptySpace(state) < RING_SPACES) {
    if (!isPileEmpty(state) || shuffleDiscards(state, events)) return true;
    if (canCallStarter(state)) {
      if (frameC(state) === 0) events?.push({ type: 'starters-called' });
      setFrameC(state, 1);
      return true;
    }
  }
  finishDealing(state, events);
  return false;
}

function finishDealing(state: State, events: EventSink): void {
  const isRefill = (frameA(state) & REFILL) !== 0;
  popFrame(state);
  if (!isRefill) return;
  // rule 10.5: the round marker moves; rule 11.1: past the last round there is no refill any more
  setRound(state, round(state) + 1);
  const last = round(state) > state.table.rounds;
  if (last) setPhase(state, ENDING);
  events?.push({ type: 'round', round: round(state), last });
}

export function mayBeDealt(state: State, tile: number): boolean {
  return isStarter(tile)
    ? frameC(state) === 1 && starterToCall(state, disciplineOf(tile)) === tile
    : isInPile(state, tile);
}

export function listDeals(state: State, out: Uint16Array): number {
  let count = 0;
  if (frameC(state) === 1) {
    for (let discipline = 0; discipline < DISCIPLINES.length; discipline++) {
      const tile = starterToCall(state, discipline);
      if (tile >= 0) out[count++] = A_DEAL + tile;
    }
    return count;
  }
  // four disciplines fill a word of bits; one long loop is faster than four short ones
  for (let rest = pileOfFour(state); rest !== 0; rest &= rest - 1) out[count++] = A_DEAL + lowestBit(rest);
  const politics = A_DEAL + CHARACTERS_PER_DISCIPLINE * POLITICS;
  for (let rest = pileOf(state, POLITICS); rest !== 0; rest &= rest - 1) out[count++] = politics + lowestBit(rest);
  return count;
}

/** The place of the lowest bit. */
const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

export function applyDeal(state: State, id: number, events: EventSink): void {
  const tile = at(FIRST, id);
  const space = nextEmptySpace(state);
  if (isStarter(tile)) {
    setFrameB(state, frameB(state) | (1 << disciplineOf(tile)));
    takeFromAside(state, tile);
  } else {
    takeFromPile(state, tile);
  }
  setRingTile(state, space, tile);
  setFrameA(state, (frameA(state) & REFILL) | space);
  events?.push({ type: 'dealt', tile, space });
}
