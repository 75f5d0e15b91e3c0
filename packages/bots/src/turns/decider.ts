import type { State } from '@la-stanza/engine';
import { activeSeat, arrangingSeat, F_ARRANGE, F_OVER, frameKind, LAST_CHANCE, turn } from '@la-stanza/engine/search';

export const CHANCE = -1;
export const NOBODY = -2;

/** Who decides next: a seat's number, CHANCE or NOBODY. */
export function decider(state: State): number {
  const kind = frameKind(state);
  if (kind === F_OVER) return NOBODY;
  if (kind <= LAST_CHANCE) return CHANCE;
  return kind === F_ARRANGE ? arrangingSeat(state) : activeSeat(state);
}

/** Whether the turn that began as number `began` of seat `seat` is over or interrupted by a deal. */
export const isTurnDone = (state: State, seat: number, began: number): boolean =>
  turn(state) !== began || decider(state) !== seat;
