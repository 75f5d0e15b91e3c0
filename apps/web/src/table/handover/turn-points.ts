import { apply, score, setup, type Game, type State } from '@la-stanza/engine';
import type { ChronicleTurn } from '../chronicle/chronicler.ts';

/** By how much each of these turns has changed the prestige of who played it, by the number of the turn. */
export function turnPoints(
  { line, state: { table } }: Game,
  turns: readonly ChronicleTurn[],
): ReadonlyMap<number, number> {
  const points = new Map<number, number>();
  const state = setup({ players: table.players, options: table.options, figures: table.figures });
  for (const { seq, action } of line) {
    for (const turn of turns) {
      if (turn.steps[0]?.seq === seq) points.set(turn.turn, -totalOf(state, turn));
    }
    apply(state, action);
    for (const turn of turns) {
      if (turn.steps.at(-1)?.seq === seq) points.set(turn.turn, (points.get(turn.turn) ?? 0) + totalOf(state, turn));
    }
  }
  return points;
}

function totalOf(state: State, { seat }: ChronicleTurn): number {
  return seat === undefined ? 0 : (score(state).seats[seat]?.total ?? 0);
}
