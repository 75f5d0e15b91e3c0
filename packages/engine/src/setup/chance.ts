import { A_COVER, A_DEAL, A_START, A_TILE, FIRST, MAX_COVER_COPIES } from '../catalogue/catalogue.ts';
import type { EventSink } from '../events/event.ts';
import { frameA, frameB, popFrame, setFrameA, setFrameB } from '../state/frame.ts';
import {
  niche,
  NICHE_COVERED,
  NICHES_PER_ROOM,
  setGridTile,
  setNiche,
  setTileOwner,
  TILE_IN_BOX,
  TILE_ON_GRID,
  tileOwner,
} from '../state/game-bytes.ts';
import { WORKER_SPACES } from '../state/layout.ts';
import { isAside, takeFromAside } from '../state/pile-bytes.ts';
import { setWorker } from '../state/seat-bytes.ts';
import { at, type State } from '../state/state.ts';
import {
  bonusTileName,
  DRAWN_PER_DISCIPLINE,
  GRID_SPACES,
  TILE_DISCIPLINES,
  tileDiscipline,
  TILES_PER_DISCIPLINE,
} from '../words/bonus-tile.ts';
import { starterOf, STARTERS_PER_SEAT } from '../words/character.ts';
import { disciplineName, DISCIPLINES } from '../words/discipline.ts';
import { seatOf } from '../words/seat.ts';
import { chooseStartSeat, seatInOrder } from './setup-state.ts';
import { numberAt } from '../words/number-at.ts';

/* The outcomes of chance during setup. */

export function listStart(state: State, out: Uint16Array): number {
  for (let seat = 0; seat < state.table.players; seat++) out[seat] = A_START + seat;
  return state.table.players;
}

export function applyStart(state: State, id: number, events: EventSink): void {
  const seat = seatOf(at(FIRST, id));
  popFrame(state);
  chooseStartSeat(state, seat);
  events?.push({ type: 'start-player', seat });
}

/** Rule 2.2: the next of the five spaces gets one of the seat's starters that is not placed yet. */
export function mayBeStarter(state: State, tile: number): boolean {
  const seat = seatInOrder(state, frameA(state));
  const discipline = tile - starterOf(seat, 0);
  return discipline >= 0 && discipline < STARTERS_PER_SEAT && isAside(state, tile);
}

export function listStarters(state: State, out: Uint16Array): number {
  const first = starterOf(seatInOrder(state, frameA(state)), 0);
  let count = 0;
  for (let tile = first; tile < first + STARTERS_PER_SEAT; tile++) {
    if (isAside(state, tile)) out[count++] = A_DEAL + tile;
  }
  return count;
}

export function applyStarter(state: State, id: number, events: EventSink): void {
  const tile = at(FIRST, id);
  const seat = seatInOrder(state, frameA(state));
  const space = frameB(state);
  setWorker(state, seat, space, tile);
  takeFromAside(state, tile);
  events?.push({ type: 'starter-placed', seat, tile, worker: space + 1 });
  if (space + 1 < WORKER_SPACES) {
    setFrameB(state, space + 1);
  } else {
    setFrameA(state, frameA(state) + 1);
    setFrameB(state, 1);
  }
}

/** Rule 2.6: three tiles of each discipline lie on the grid. */
function isDisciplineLaid(state: State, discipline: number): boolean {
  let laid = 0;
  const first = TILES_PER_DISCIPLINE * discipline;
  for (let tile = first; tile < first + TILES_PER_DISCIPLINE; tile++) {
    if (tileOwner(state, tile) === TILE_ON_GRID) laid++;
  }
  return laid === DRAWN_PER_DISCIPLINE;
}

export function mayBeLaid(state: State, tile: number): boolean {
  return tileOwner(state, tile) === TILE_IN_BOX && !isDisciplineLaid(state, tileDiscipline(tile));
}

export function listTiles(state: State, out: Uint16Array): number {
  let count = 0;
  for (let discipline = 0; discipline < TILE_DISCIPLINES; discipline++) {
    const before = count;
    const first = TILES_PER_DISCIPLINE * discipline;
    for (let tile = first; tile < first + TILES_PER_DISCIPLINE; tile++) {
      if (tileOwner(state, tile) === TILE_IN_BOX) out[count++] = A_TILE + tile;
    }
    // with three on the grid, the two left in the box stay there
    if (count - before === TILES_PER_DISCIPLINE - DRAWN_PER_DISCIPLINE) count = before;
  }
  return count;
}

export function applyTile(state: State, id: number, events: EventSink): void {
  const tile = at(FIRST, id);
  const position = frameA(state);
  setGridTile(state, position, tile);
  setTileOwner(state, tile, TILE_ON_GRID);
  events?.push({ type: 'tile-laid', tile: bonusTileName(tile), position });
  if (position + 1 < GRID_SPACES) setFrameA(state, position + 1);
  else popFrame(state);
}

/** Rule 2.7: how many rooms have a cover tile of this place already. */
function coversUsed(state: State, blocked: number): number {
  let used = 0;
  for (let room = 0; room < frameA(state); room++) {
    if (niche(state, room, blocked) === NICHE_COVERED) used++;
  }
  return used;
}

const coversInBox = (state: State, blocked: number): number => numberAt(state.table.figures.coverTiles, blocked);

export function mayCover(state: State, blocked: number, copyOfTile: number): boolean {
  return copyOfTile >= coversUsed(state, blocked) && copyOfTile < coversInBox(state, blocked);
}

export function listCovers(state: State, out: Uint16Array): number {
  let count = 0;
  for (let blocked = 0; blocked < NICHES_PER_ROOM - 1; blocked++) {
    const last = coversInBox(state, blocked);
    for (let copyOfTile = coversUsed(state, blocked); copyOfTile < last; copyOfTile++) {
      out[count++] = A_COVER + MAX_COVER_COPIES * blocked + copyOfTile;
    }
  }
  return count;
}

export function applyCover(state: State, id: number, events: EventSink): void {
  const room = frameA(state);
  const blocked = at(FIRST, id);
  setNiche(state, room, blocked, NICHE_COVERED);
  events?.push({ type: 'covered', discipline: disciplineName(room), place: blocked + 1 });
  if (room + 1 < DISCIPLINES.length) setFrameA(state, room + 1);
  else popFrame(state);
}
