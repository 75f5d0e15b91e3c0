import { F_DEAL } from '../catalogue/catalogue.ts';
import { ROOMS_TO_REFILL } from '../refill/refill.ts';
import { frameKind } from '../state/frame.ts';
import {
  activeSeat,
  ENDING,
  FINAL,
  finalTurn,
  OVER,
  phase,
  PHASES,
  ringTile,
  round,
  ROUNDS,
  startSeat,
  turn,
  withdrawals,
} from '../state/game-bytes.ts';
import { isPileEmpty } from '../state/pile-bytes.ts';
import { figurine, withdrawn } from '../state/seat-bytes.ts';
import type { State } from '../state/state.ts';
import { BONUS_SPACE, OFF_THE_RING, RING_SPACES, SPACES_PER_ROOM } from '../words/ring.ts';
import { seatOf, type Seat } from '../words/seat.ts';
import type { PositionFault } from './position-fault.ts';

const seatsOf = (state: State): Seat[] => Array.from({ length: state.table.players }, (_, seat) => seatOf(seat));

/** Whether a game after its setup can have come so far. */
export function findWrongPhase(state: State): PositionFault | undefined {
  if (state.table.options.start === 'first' && startSeat(state) !== 0) {
    return { code: 'start-not-first', seat: startSeat(state) };
  }
  return findWrongClock(state) ?? findWrongWithdrawal(state) ?? findSharedSpace(state) ?? findRefillDue(state);
}

function findWrongClock(state: State): PositionFault | undefined {
  const { rounds, figures } = state.table;
  const now = phase(state);
  const mismatch = (field: string, value: number): PositionFault => ({
    code: 'phase-mismatch',
    phase: PHASES[now] ?? 'setup',
    field,
    value,
  });
  // rule 10.5: the marker passes the last round with the last refill
  const isRound = now === ROUNDS ? round(state) >= 1 && round(state) <= rounds : round(state) === rounds + 1;
  if (!isRound) return mismatch('round', round(state));
  const isFinalTurn =
    now === ROUNDS || now === ENDING
      ? finalTurn(state) === 0
      : finalTurn(state) >= 1 && finalTurn(state) <= figures.finalTurns;
  if (!isFinalTurn) return mismatch('final', finalTurn(state));
  return turn(state) >= 1 ? undefined : mismatch('turn', turn(state));
}

/** Rule 11.3: players withdraw in final turns, one after the other. */
function findWrongWithdrawal(state: State): PositionFault | undefined {
  const now = phase(state);
  const count = withdrawals(state);
  const orders = new Set(seatsOf(state).map((seat) => withdrawn(state, seat)));
  const isInOrder = Array.from({ length: count }, (_, index) => index + 1).every((order) => orders.has(order));
  if (!isInOrder || (count > 0 && now !== FINAL && now !== OVER)) return { code: 'withdrawals-out-of-order' };
  if (now !== OVER) {
    return withdrawn(state, activeSeat(state)) > 0
      ? { code: 'phase-mismatch', phase: PHASES[now] ?? 'setup', field: 'active', value: activeSeat(state) }
      : undefined;
  }
  // rule 11.4
  const hasEnded = count === state.table.players || finalTurn(state) === state.table.figures.finalTurns;
  return hasEnded ? undefined : { code: 'phase-mismatch', phase: 'over', field: 'final', value: finalTurn(state) };
}

/** Rule 3.2: one figurine on a character space. */
function findSharedSpace(state: State): PositionFault | undefined {
  const taken = new Set<number>();
  for (const seat of seatsOf(state)) {
    const space = figurine(state, seat);
    if (space === BONUS_SPACE || space === OFF_THE_RING) continue;
    if (taken.has(space)) return { code: 'space-shared', space };
    taken.add(space);
  }
  return undefined;
}

/**
 * Rule 10.1: two rooms without a tile bring a refill, which leaves them empty only if it has used up the draw pile. Without any tile on
 * the ring no turn could ever bring the next refill.
 */
function findRefillDue(state: State): PositionFault | undefined {
  if (phase(state) !== ROUNDS || frameKind(state) === F_DEAL) return undefined;
  let emptyRooms = 0;
  let tiles = 0;
  for (let first = 1; first < RING_SPACES; first += SPACES_PER_ROOM) {
    const inRoom = [first, first + 1, first + 2].filter((space) => ringTile(state, space) >= 0).length;
    tiles += inRoom;
    if (inRoom === 0) emptyRooms++;
  }
  return tiles === 0 || (emptyRooms >= ROOMS_TO_REFILL && !isPileEmpty(state)) ? { code: 'refill-due' } : undefined;
}
