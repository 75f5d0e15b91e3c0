import { score, type Replayed, type State } from '@la-stanza/engine';
import type { ChronicleTurn } from '../chronicle/chronicler.ts';

/** By how much each of these turns has changed the prestige of who played it, by the number of the turn. */
export function turnPoints({ game, steps }: Replayed, turns: readonly ChronicleTurn[]): ReadonlyMap<number, number> {
  return new Map(
    turns.flatMap((turn): [number, number][] => {
      const first = steps.findIndex(({ entry }) => entry.seq === turn.steps[0]?.seq);
      const last = steps.findIndex(({ entry }) => entry.seq === turn.steps.at(-1)?.seq);
      const before = steps[first]?.before;
      if (before === undefined || last < 0) return [];
      const after = steps[last + 1]?.before ?? game.state;
      return [[turn.turn, totalOf(after, turn) - totalOf(before, turn)]];
    }),
  );
}

function totalOf(state: State, { seat }: ChronicleTurn): number {
  return seat === undefined ? 0 : (score(state).seats[seat]?.total ?? 0);
}
