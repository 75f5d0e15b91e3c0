import type { Seat } from '@la-stanza/engine';
import type { ChronicleTurn } from '@la-stanza/words';

/** The turns of the others since the last turn played here, oldest first, including the current one. */
export function turnsToRecap(turns: readonly ChronicleTurn[], seatsHere: readonly Seat[]): ChronicleTurn[] {
  const isOwn = ({ seat }: ChronicleTurn): boolean => seat !== undefined && seatsHere.includes(seat);
  // the current turn of a player here is not part of the recap
  const current = turns.at(-1);
  const before = current !== undefined && isOwn(current) ? turns.slice(0, -1) : turns;
  const last = before.findLastIndex(isOwn);
  return before.slice(last + 1).filter(({ seat, steps }) => seat !== undefined && steps.length > 0);
}
