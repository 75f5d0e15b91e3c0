import { A_TAKE, BY_MEEPLE, BY_WILD, FIRST, SECOND } from '../catalogue/catalogue.ts';
import type { DecisionRules } from '../decision/decision-rules.ts';
import type { EventSink } from '../events/event.ts';
import type { BonusGap, Refusal } from '../decision/refusal.ts';
import { liftFrame } from '../frames/lift-frame.ts';
import { returnMeeple } from '../politics/meeple-supply.ts';
import { popFrame } from '../state/frame.ts';
import {
  activeSeat,
  gridTile,
  setTileOwner,
  TILE_IN_BOX,
  TILE_ON_GRID,
  TILE_TAKEN,
  tileOwner,
} from '../state/game-bytes.ts';
import { box, changeDiscs, discs, meeples } from '../state/seat-bytes.ts';
import { at, type State } from '../state/state.ts';
import {
  bonusTileName,
  GRID_SPACES,
  TILE_DISCIPLINES,
  tileDiscipline,
  TILES_PER_DISCIPLINE,
} from '../words/bonus-tile.ts';
import { disciplineName, DISCIPLINES, WHITE } from '../words/discipline.ts';
import { seatOf, type Seat } from '../words/seat.ts';
import { meetsCondition, tilesOwned } from './condition.ts';
import { resolveTile } from './resolve-tile.ts';

/** Rule 9.4: a disc in supply or in a box. */
function hasDisc(state: State, seat: Seat): boolean {
  if (discs(state, seat) > 0) return true;
  for (let discipline = 0; discipline < DISCIPLINES.length; discipline++) {
    if (box(state, seat, discipline) > 0) return true;
  }
  return false;
}

function isOnGrid(state: State, discipline: number): boolean {
  const first = TILES_PER_DISCIPLINE * discipline;
  for (let tile = first; tile < first + TILES_PER_DISCIPLINE; tile++) {
    if (tileOwner(state, tile) === TILE_ON_GRID) return true;
  }
  return false;
}

/** Rule 9.3: the tile's own colour or a white one. */
const hasMeepleFor = (state: State, seat: Seat, discipline: number): boolean =>
  meeples(state, seat, discipline) > 0 || meeples(state, seat, WHITE) > 0;

/** Rule 3.3: a tile of this discipline can be taken, the disc aside. */
const canTakeOf = (state: State, seat: Seat, discipline: number): boolean =>
  hasMeepleFor(state, seat, discipline) && meetsCondition(state, seat, discipline) && isOnGrid(state, discipline);

/** Rule 3.3: a tile can be taken now. */
export function canTakeTile(state: State, seat: Seat): boolean {
  for (let discipline = 0; discipline < TILE_DISCIPLINES; discipline++) {
    if (canTakeOf(state, seat, discipline)) return hasDisc(state, seat);
  }
  return false;
}

/** What keeps a player from every tile of the grid: the thing that is missing last. */
export function bonusGap(state: State, seat: Seat): BonusGap | undefined {
  if (canTakeTile(state, seat)) return undefined;
  if (!hasDisc(state, seat)) return 'disc';
  const laid = [0, 1, 2, 3].filter((discipline) => isOnGrid(state, discipline));
  if (laid.length === 0) return 'tile';
  return laid.some((discipline) => meetsCondition(state, seat, discipline)) ? 'meeple' : 'condition';
}

const colourPaid = (tile: number, payment: number): number => (payment === BY_WILD ? WHITE : tileDiscipline(tile));

function listTakes(state: State, out: Uint16Array): number {
  const seat = activeSeat(state);
  let count = 0;
  for (let discipline = 0; discipline < TILE_DISCIPLINES; discipline++) {
    if (!meetsCondition(state, seat, discipline)) continue;
    const first = TILES_PER_DISCIPLINE * discipline;
    for (let tile = first; tile < first + TILES_PER_DISCIPLINE; tile++) {
      if (tileOwner(state, tile) !== TILE_ON_GRID) continue;
      if (meeples(state, seat, colourPaid(tile, BY_MEEPLE)) > 0) out[count++] = A_TAKE + 2 * tile;
      if (meeples(state, seat, colourPaid(tile, BY_WILD)) > 0) out[count++] = A_TAKE + 2 * tile + 1;
    }
  }
  return count;
}

function refuseTake(state: State, tile: number, payment: number): Refusal | undefined {
  const seat = activeSeat(state);
  const name = bonusTileName(tile);
  const owner = tileOwner(state, tile);
  if (owner === TILE_IN_BOX) return { code: 'bonus-tile-not-in-game', tile: name };
  if (owner !== TILE_ON_GRID) return { code: 'bonus-tile-taken', tile: name, by: seatOf(owner - TILE_TAKEN) };
  const discipline = tileDiscipline(tile);
  if (!meetsCondition(state, seat, discipline)) {
    const nth = tilesOwned(state, seat, discipline) + 1;
    return { code: 'condition-not-met', tile: name, discipline: disciplineName(discipline), nth };
  }
  const colour = colourPaid(tile, payment);
  if (meeples(state, seat, colour) > 0) return undefined;
  return { code: 'no-meeple-for-tile', tile: name, discipline: disciplineName(colour) };
}

function applyTake(state: State, id: number, events: EventSink): void {
  const seat = activeSeat(state);
  const tile = at(FIRST, id);
  returnMeeple(state, seat, colourPaid(tile, at(SECOND, id)), 'tile', events);
  setTileOwner(state, tile, TILE_TAKEN + seat);
  events?.push({ type: 'bonus-tile-taken', seat, tile: bonusTileName(tile), position: positionOf(state, tile) });
  // rule 9.4: the disc for the grid comes from the supply, or from a box of choice when the supply is empty
  if (discs(state, seat) === 0) {
    liftFrame.open(state, tile);
    return;
  }
  changeDiscs(state, seat, -1);
  popFrame(state);
  resolveTile(state, seat, tile, events);
}

function positionOf(state: State, tile: number): number {
  let position = GRID_SPACES - 1;
  while (position > 0 && gridTile(state, position) !== tile) position--;
  return position;
}

/** Rule 9.1: on the Bonus Tiles space a player takes one tile. */
export const takeDecision: DecisionRules = {
  judges: ['take'],
  list: listTakes,
  refuse: (state, action) => refuseTake(state, at(FIRST, action.id), at(SECOND, action.id)),
  apply: applyTake,
  open: (_state, seat) => ({ decision: 'take', seat }),
};
