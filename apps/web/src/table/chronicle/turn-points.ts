import { score, type State, type Step } from '@la-stanza/engine';
import type { ChronicleTurn } from '@la-stanza/words';

type Played = {
  readonly steps: readonly Step[];
  /** The position after the last step; undefined where it is not known. */
  readonly end: State | undefined;
};

/** A turn that grows is another object, so what is known of one stays true. */
const KNOWN = new WeakMap<ChronicleTurn, number>();

/** How much a turn has changed the prestige of its player. */
export function turnPoints({ steps, end }: Played, turn: ChronicleTurn): number {
  const known = KNOWN.get(turn);
  if (known !== undefined) return known;
  const last = steps.findLastIndex(({ entry }) => entry.seq === turn.steps.at(-1)?.seq);
  const after = last < 0 ? undefined : (steps[last + 1]?.before ?? end);
  if (turn.before === undefined || after === undefined) return 0;
  const points = totalOf(after, turn) - totalOf(turn.before, turn);
  KNOWN.set(turn, points);
  return points;
}

function totalOf(state: State, { seat }: ChronicleTurn): number {
  return seat === undefined ? 0 : (score(state).seats[seat]?.total ?? 0);
}
