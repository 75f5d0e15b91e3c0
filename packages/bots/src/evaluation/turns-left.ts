import type { State } from '@la-stanza/engine';
import {
  activeSeat,
  FINAL,
  finalTurn,
  phase,
  RING_SPACES,
  ringTile,
  round,
  ROUNDS,
  startSeat,
  withdrawn,
  seatOf,
} from '@la-stanza/engine/search';

/** Average number of tiles left on the ring when two rooms are empty, and tiles a full ring yields until then. */
const LEFT_AT_REFILL = 5;
const TAKEN_PER_REFILL = 10.5;
/** Turns for each tile taken: some turns take a bonus tile instead. */
const TURNS_PER_TILE = 1.1;

function tilesOnRing(state: State): number {
  let tiles = 0;
  for (let space = 1; space < RING_SPACES; space++) if (ringTile(state, space) >= 0) tiles++;
  return tiles;
}

/** About how many turns a seat still has, including the current one: a guess before the last refill, exact after it. */
export function turnsLeft(state: State, seat: number, onRing: number = tilesOnRing(state)): number {
  const { players, figures, rounds } = state.table;
  if (withdrawn(state, seatOf(seat)) > 0) return 0;
  const stage = phase(state);
  const order = (seat - startSeat(state) + players) % players;
  const at = (activeSeat(state) - startSeat(state) + players) % players;
  if (stage === ROUNDS) {
    const tiles = Math.max(1, onRing - LEFT_AT_REFILL) + TAKEN_PER_REFILL * (rounds - round(state));
    return (TURNS_PER_TILE * tiles) / players + figures.finalTurns + 0.5 - 0.5 / players;
  }
  if (stage > FINAL) return 0;
  const own = order >= at ? 1 : 0;
  return stage === FINAL ? figures.finalTurns - finalTurn(state) + own : figures.finalTurns + own;
}
