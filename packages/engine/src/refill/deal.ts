import { A_DEAL, FIRST } from '../catalogue/catalogue.ts';
import type { DecisionRules } from '../decision/decision-rules.ts';
import type { EventSink } from '../events/event.ts';
import { dealFrame } from '../frames/deal-frame.ts';
import { popFrame } from '../state/frame.ts';
import { countPile, ENDING, ringTile, round, setPhase, setRingTile, setRound } from '../state/game-bytes.ts';
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
import { RING_SPACES } from '../words/ring.ts';

/** The spaces before this one hold a tile. */
function nextEmptySpace(state: State): number {
  let space = dealFrame.lastSpace(state) + 1;
  while (space < RING_SPACES && ringTile(state, space) >= 0) space++;
  return space;
}

/** Rule 10.4: the set-aside starting character of a discipline that may come to the board, -1 for none. */
function starterToCall(state: State, discipline: number): number {
  if (dealFrame.hasSentStarter(state, discipline)) return -1;
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
function readyToDeal(state: State, events: EventSink): boolean {
  if (nextEmptySpace(state) < RING_SPACES) {
    if (!isPileEmpty(state) || shuffleDiscards(state, events)) return true;
    if (canCallStarter(state)) {
      if (!dealFrame.areStartersCalled(state)) events?.push({ type: 'starters-called' });
      dealFrame.callStarters(state);
      return true;
    }
  }
  finishDealing(state, events);
  return false;
}

function finishDealing(state: State, events: EventSink): void {
  const isRefill = dealFrame.isRefill(state);
  popFrame(state);
  if (!isRefill) return;
  // rule 10.5: the round marker moves; rule 11.1: past the last round there are no more refills
  setRound(state, round(state) + 1);
  const last = round(state) > state.table.lastRound;
  if (last) setPhase(state, ENDING);
  events?.push({ type: 'round', round: round(state), last });
}

export function mayBeDealt(state: State, tile: number): boolean {
  return isStarter(tile)
    ? dealFrame.areStartersCalled(state) && starterToCall(state, disciplineOf(tile)) === tile
    : isInPile(state, tile);
}

function listDeals(state: State, out: Uint16Array): number {
  let count = 0;
  if (dealFrame.areStartersCalled(state)) {
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

function applyDeal(state: State, id: number, events: EventSink): void {
  const tile = at(FIRST, id);
  const space = nextEmptySpace(state);
  if (isStarter(tile)) {
    dealFrame.markStarterSent(state, disciplineOf(tile));
    takeFromAside(state, tile);
  } else {
    takeFromPile(state, tile);
  }
  setRingTile(state, space, tile);
  dealFrame.setLastSpace(state, space);
  events?.push({ type: 'dealt', tile, space });
}

/** Character tiles come onto the ring, at setup (rule 2.5) and in a refill (§10). */
export const dealDecision: DecisionRules = {
  judges: ['deal'],
  isChance: true,
  list: listDeals,
  refuse(state, action) {
    const tile = at(FIRST, action.id);
    return mayBeDealt(state, tile) ? undefined : { code: 'tile-not-available', tile };
  },
  apply: applyDeal,
  settle: readyToDeal,
  open: (_state, seat) => ({ decision: 'deal', seat }),
};
