import type { State } from '../state/state.ts';
import { toAct } from '../flow/to-act.ts';
import { turn } from '../state/game-bytes.ts';
import type { LineEntry, UndoRange } from './game.ts';

/** Works out the range from the entries in force; `next` is the number of the entry to come. */
export function undoRange(state: State, line: readonly LineEntry[], next: number): UndoRange {
  const acting = toAct(state);
  const own = acting.who === 'seat' ? stepsBack(line, line.length, acting.seat, turn(state)) : line.length;
  const last = line[own - 1];
  const hasActed = own < line.length;
  const consent =
    hasActed || last === undefined || last.seat === 'chance' ? own : stepsBack(line, own, last.seat, last.turn);
  return { free: line[own]?.seq ?? next, consent: line[consent]?.seq ?? next };
}

/** Where the unbroken run of one seat's steps in one turn begins; a tile drawn in between breaks it. */
function stepsBack(line: readonly LineEntry[], end: number, seat: LineEntry['seat'], inTurn: number): number {
  let start = end;
  while (line[start - 1]?.seat === seat && line[start - 1]?.turn === inTurn) start--;
  return start;
}
