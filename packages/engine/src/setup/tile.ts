import { A_TILE, FIRST } from '../catalogue/catalogue.ts';
import type { DecisionRules } from '../decision/decision-rules.ts';
import type { EventSink } from '../events/event.ts';
import { tileFrame } from '../frames/tile-frame.ts';
import { popFrame } from '../state/frame.ts';
import { setGridTile, setTileOwner, TILE_IN_BOX, TILE_ON_GRID, tileOwner } from '../state/game-bytes.ts';
import { at, type State } from '../state/state.ts';
import {
  bonusTileName,
  DRAWN_PER_DISCIPLINE,
  GRID_SPACES,
  TILE_DISCIPLINES,
  tileDiscipline,
  TILES_PER_DISCIPLINE,
} from '../words/bonus-tile.ts';

/** Rule 2.6: three tiles of each discipline lie on the grid. */
function isDisciplineLaid(state: State, discipline: number): boolean {
  let laid = 0;
  const first = TILES_PER_DISCIPLINE * discipline;
  for (let tile = first; tile < first + TILES_PER_DISCIPLINE; tile++) {
    if (tileOwner(state, tile) === TILE_ON_GRID) laid++;
  }
  return laid === DRAWN_PER_DISCIPLINE;
}

function mayBeLaid(state: State, tile: number): boolean {
  return tileOwner(state, tile) === TILE_IN_BOX && !isDisciplineLaid(state, tileDiscipline(tile));
}

function listTiles(state: State, out: Uint16Array): number {
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

function applyTile(state: State, id: number, events: EventSink): void {
  const tile = at(FIRST, id);
  const position = tileFrame.position(state);
  setGridTile(state, position, tile);
  setTileOwner(state, tile, TILE_ON_GRID);
  events?.push({ type: 'tile-laid', tile: bonusTileName(tile), position });
  if (position + 1 < GRID_SPACES) tileFrame.setPosition(state, position + 1);
  else popFrame(state);
}

/** Rule 2.6: three bonus tiles of each discipline, at random on the grid. */
export const tileDecision: DecisionRules = {
  judges: ['tile'],
  isChance: true,
  list: listTiles,
  refuse(state, action) {
    const tile = at(FIRST, action.id);
    return mayBeLaid(state, tile) ? undefined : { code: 'bonus-tile-not-available', tile: bonusTileName(tile) };
  },
  apply: applyTile,
  open: (_state, seat) => ({ decision: 'tile', seat }),
};
