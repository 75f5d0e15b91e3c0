import { DECISIONS } from '../catalogue/catalogue.ts';
import { settle } from '../flow/settle.ts';
import { legal } from '../legality/legal.ts';
import { frameKind } from '../state/frame.ts';
import { OVER, phase, SETUP } from '../state/game-bytes.ts';
import { copy, type State } from '../state/state.ts';
import { findWrongCount } from './check-counts.ts';
import { findWrongDecision } from './check-decisions.ts';
import { findWrongPhase } from './check-phase.ts';
import { findWrongSetup } from './check-setup.ts';
import type { PositionFault } from './position-fault.ts';

/**
 * Finds out why a position cannot be played on from. Its tiles are known to be in the game exactly once, and every number is within
 * the bounds of its place.
 */
export function findFault(state: State): PositionFault | undefined {
  if (phase(state) === SETUP) return findWrongSetup(state);
  return findWrongPhase(state) ?? findWrongCount(state) ?? findWrongDecision(state) ?? findDeadEnd(state);
}

/** A decision without a choice closes by itself (rule 5.4), so none can be open. */
function findDeadEnd(state: State): PositionFault | undefined {
  if (phase(state) === OVER) return undefined;
  const settled = copy(state);
  settle(settled, undefined);
  const isSettled = settled.bytes.every((byte, index) => byte === state.bytes[index]);
  if (isSettled && legal(state).length > 0) return undefined;
  return { code: 'nothing-to-decide', decision: DECISIONS[frameKind(state)] ?? 'over' };
}
