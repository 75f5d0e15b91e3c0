import { activationFrame } from '../frames/activation-frame.ts';
import { ownsTile } from '../state/game-bytes.ts';
import { WORKER_SPACES } from '../state/layout.ts';
import { worker } from '../state/seat-bytes.ts';
import type { State } from '../state/state.ts';
import { AA, DA, DB, LA, RA } from '../words/bonus-tile.ts';
import { disciplineOf } from '../words/character.ts';
import type { Seat } from '../words/seat.ts';

/** Rule 9.6: the tile that gives a permanent +1 in each discipline; that of Politics is a Discoveries tile. */
export const PERMANENT_TILES: readonly number[] = [DA, LA, RA, AA, DB];

/** Workers of a discipline on the worker track. */
export function workersOf(state: State, seat: Seat, discipline: number): number {
  let count = 0;
  for (let space = 0; space < WORKER_SPACES; space++) {
    const tile = worker(state, seat, space);
    if (tile >= 0 && disciplineOf(tile) === discipline) count++;
  }
  return count;
}

/** Rule 9.6: 1 with the discipline's permanent tile. */
export function permanentStrength(state: State, seat: Seat, discipline: number): number {
  const tile = PERMANENT_TILES[discipline];
  return tile !== undefined && ownsTile(state, seat, tile) ? 1 : 0;
}

/** Rule 4.10: the strength without discs and Rd, which raise only the activated discipline. */
export function standingStrength(state: State, seat: Seat, discipline: number): number {
  return workersOf(state, seat, discipline) + permanentStrength(state, seat, discipline);
}

/** Rule 4.7: the strength of the activation under way, with the discs and the coin spent on it. */
export function activationStrength(state: State, seat: Seat): number {
  return standingStrength(state, seat, activationFrame.discipline(state)) + activationFrame.boost(state);
}
